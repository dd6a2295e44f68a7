import type { Reading } from '#read/reading.ts';
import type { Passage } from '#schema.ts';
import { fold } from '#text/fold.ts';
import type { Language } from '#text/language.ts';
import type { Sentence } from '#text/sentences.ts';
import type { Token } from '#text/tokens.ts';

/**
 * A dream as stretches that a picture can be of: its sentences, and the steps of a long one that is
 * told without a stop, as one speaks. Together they are the whole text.
 */
export function passagesOf({ text, tokens, sentences }: Reading): Passage[] {
  const starts = sentences.flatMap((sentence) => startsIn(tokens, sentence));
  return starts.map(({ start, isLater }, n) => ({
    start: n === 0 ? 0 : start,
    end: starts[n + 1]?.start ?? text.length,
    isLater,
  }));
}

interface Start {
  readonly start: number;
  readonly isLater: boolean;
}

/** Letters below which a sentence is one step, and below which nothing is a step. */
const longSentence = 110;
const leastStep = 25;

function startsIn(tokens: readonly Token[], sentence: Sentence): Start[] {
  const { from, to, start, end, language } = sentence;
  const starts: Start[] = [{ start, isLater: stepAt(tokens, from, language) }];
  if (end - start < longSentence) return starts;
  for (let at = from + 1; at < to; at += 1) {
    const token = tokens[at];
    const last = starts.at(-1)?.start ?? start;
    if (token === undefined || token.start - last < leastStep || end - token.start < leastStep)
      continue;
    if (stepAt(tokens, at, language)) starts.push({ start: token.start, isLater: true });
  }
  return starts;
}

/** Whether words say that the dream goes on to something else. */
function stepAt(tokens: readonly Token[], at: number, language: Language): boolean {
  const { words, before } = steps[language];
  const previous = tokens[at - 1];
  if (previous !== undefined && before.has(previous.folded)) return false;
  const ahead = tokens.slice(at, at + longestStep).map(({ folded }) => folded);
  return words.some((step) => step.every((word, n) => ahead[n] === word));
}

/** What opens a step, and the words after which it opens none (`since then`, « et puis » once). */
const steps: Readonly<Record<Language, { words: readonly string[][]; before: Set<string> }>> = {
  fr: {
    words:
      split(`et puis, puis, et ensuite, ensuite, et apres, apres ca, apres cela, apres on, apres je, apres j',
      et la je, et la j', et la on, et soudain, soudain, tout a coup, d' un coup, et d' un coup, plus tard, l' instant d' apres,
      au bout d' un moment, a la fin, finalement`),
    before: new Set(['et', 'de', 'juste', 'bien', 'peu', 'beaucoup']),
  },
  en: {
    words:
      split(`and then, but then, then, and suddenly, suddenly, all of a sudden, next thing, the next thing,
      after that, and after that, next i, next we, later, a moment later, at the end, in the end, eventually, finally`),
    before: new Set(['and', 'but', 'since', 'even', 'back', 'by', 'until', 'sooner', 'or', 'no']),
  },
};

const longestStep = 6;

function split(words: string): string[][] {
  return words.split(',').map((step) => step.trim().split(/\s+/).map(fold));
}
