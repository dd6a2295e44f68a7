import { withoutMoodsOfThings } from '#grammar/attributes.ts';
import { withoutModifiers } from '#grammar/compounds.ts';
import { withoutFeelingsOfThings } from '#grammar/of-things.ts';
import { familyName, isInName, markProperNames } from '#grammar/proper-names.ts';
import { inFirstPerson } from '#grammar/second-person.ts';
import { markSpans, type Spans } from '#grammar/spans.ts';
import { conceptOf, lexiconOf } from '#lexicon/lexicon.ts';
import type { LexiconMatch, LexiconMeaning, MatchOf } from '#lexicon/meanings.ts';
import type { Words } from '#lexicon/written.ts';
import { givenNames } from '#private/known-names.ts';
import {
  conceptsMeant,
  isMeantOtherwise,
  type SensesMeant,
  sensesMeant,
} from '#read/word-senses.ts';
import type { Evidence } from '#schema.ts';
import { asTyped } from '#text/as-typed.ts';
import { type DetectedLanguage, type Language, languageSigns, weigh } from '#text/language.ts';
import { type Sentence, splitSentences } from '#text/sentences.ts';
import { type Token, tokenise } from '#text/tokens.ts';

/** A dream read once: what every part of the analysis draws on. */
export interface Reading {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly language: DetectedLanguage;
  /** Terms of the lexicon, in the order of the text. */
  readonly matches: readonly LexiconMatch[];
  readonly spans: Spans;
  /** What `markProperNames` says of each token: the river of « Trois-Rivières » is none. */
  readonly properNames: Uint8Array;
  /** Words of two senses that mean something else here than the lexicon says. */
  readonly meant: SensesMeant;
  readonly words: Words;
}

export interface ReadingOptions {
  /** Reads the whole text in this language instead of detecting it sentence by sentence. */
  readonly language?: Language | undefined;
  /** Reads a text whose language nothing tells in this one, instead of asking both lexicons. */
  readonly expected?: Language | undefined;
}

/** Reads a text with the words of whichever languages it needs. */
export function readWith(
  words: Words,
  text: string,
  { language: forced, expected }: ReadingOptions = {},
): Reading {
  const tokens = inFirstPerson(
    asTyped(tokenise(text), (word, language) => lexiconOf(words, language).knows(word)),
  );
  const language: DetectedLanguage =
    forced === undefined ? weigh(languageSigns(tokens)) : { code: forced, confidence: 1 };
  const main =
    language.code === 'unknown' ? (expected ?? betterKnown(words, tokens)) : language.code;
  const sentences = splitSentences(text, tokens, main, forced);
  const meant = sensesMeant(text, tokens, sentences, words);
  const found = sentences.flatMap((sentence) => {
    const terms = inTheirSense(
      tokens,
      lexiconOf(words, sentence.language).find(tokens, sentence.from, sentence.to),
      meant,
      sentence,
    );
    return withoutMoodsOfThings(
      tokens,
      withoutModifiers(tokens, terms, sentence.language),
      sentence.language,
    );
  });
  const properNames = markProperNames(text, tokens, sentences, found);
  const common = found.filter(
    ({ from, to, meaning }, n) =>
      !isLeaving(tokens, found, n) &&
      ((meaning.domain === 'character' && properNames[from] !== familyName) ||
        !isInName(properNames, from, to)),
  );
  const matches = withoutFeelingsOfThings(tokens, common);
  const spans = markSpans(tokens, sentences, matches, text);
  return { text, tokens, sentences, language, matches, spans, properNames, meant, words };
}

const namings = new Set(['symbol', 'character', 'place']);

/** The terms of a sentence: words of two senses name what they mean here, or nothing. */
function inTheirSense(
  tokens: readonly Token[],
  terms: readonly LexiconMatch[],
  meant: SensesMeant,
  { from, to }: Sentence,
): readonly LexiconMatch[] {
  if (meant.size === 0) return terms;
  const kept = terms.filter(
    (match) =>
      !namings.has(match.meaning.domain) || !isMeantOtherwise(meant, tokens, namingOf(match)),
  );
  const named = conceptsMeant(meant, conceptOf, kept.map(namingOf))
    .filter(({ at }) => at >= from && at < to)
    .map(({ at, value }): LexiconMatch => {
      const term = tokens[at]?.lower ?? '';
      const meaning = { domain: 'symbol', value } as const;
      return { meaning, term, from: at, to: at + 1, part: 'noun', guarded: true };
    });
  return [...kept, ...named].sort((a, b) => a.from - b.from);
}

function namingOf({ from, to, part, meaning }: LexiconMatch) {
  return { from, to, part, id: meaning.domain === 'symbol' ? meaning.value.id : undefined };
}

/** `The train leaves without me`: of one that goes no leaves fall. */
function isLeaving(tokens: readonly Token[], found: readonly LexiconMatch[], n: number): boolean {
  const match = found[n];
  if (match === undefined || tokens[match.from]?.lower !== 'leaves') return false;
  // `Ramona leaves`.
  const before = tokens[match.from - 1];
  if (before?.capital === true && givenNames.has(before.lower)) return true;
  return found.some(
    ({ to, meaning }) =>
      to === match.from &&
      (meaning.domain === 'character' ||
        (meaning.domain === 'symbol' && meaning.value.category === 'travel')),
  );
}

/** Where no function word tells, the language whose lexicon knows more of the words. */
function betterKnown(words: Words, tokens: readonly Token[]): Language {
  const count = (language: Language): number =>
    lexiconOf(words, language).find(tokens, 0, tokens.length).length;
  return count('en') > count('fr') ? 'en' : 'fr';
}

export function matchesOf<Domain extends LexiconMeaning['domain']>(
  reading: Reading,
  domain: Domain,
): MatchOf<Domain>[] {
  return reading.matches.filter(
    (match): match is MatchOf<Domain> => match.meaning.domain === domain,
  );
}

/** The words of tokens `from` to `to` (exclusive) as evidence. */
export function evidenceAt(
  reading: Reading,
  from: number,
  to: number,
  rule: string,
  source: Evidence['source'] = 'lexicon',
): Evidence {
  const start = reading.tokens[from]?.start ?? 0;
  const end = reading.tokens[to - 1]?.end ?? start;
  const text = reading.text.slice(start, end);
  return { start, end, text, rule, negated: reading.spans.negated[from] === 1, source };
}

/** « Je ne les retrouve plus »: a term that holds its own « plus » says what it says with it. */
const negatorsOfTerms = new Set(['pas', 'plus', 'rien', 'jamais']);

/** A match as evidence; its rule names the domain, the entry and the term as the lexicon writes it. */
export function evidenceOf(reading: Reading, match: LexiconMatch, entry: string): Evidence {
  const rule = `${match.meaning.domain}.${entry}: ${match.term}`;
  const evidence = evidenceAt(reading, match.from, match.to, rule);
  // « sans visage me poursuivait »: of a verb with its clitic it is the verb that is denied.
  const isClitic = /^(?:me|m'|nous)$/.test(reading.tokens[match.from]?.lower ?? '');
  if (isClitic && evidence.negated && reading.spans.negated[match.from + 1] !== 1) {
    return { ...evidence, negated: false };
  }
  const deniesItself =
    evidence.negated &&
    reading.tokens.slice(match.from, match.to).some(({ lower }) => negatorsOfTerms.has(lower));
  return deniesItself ? { ...evidence, negated: false } : evidence;
}

/** Whether a list already holds these words: two terms of one row may meet on one word. */
export function holds(list: readonly Evidence[], evidence: Evidence): boolean {
  return list.at(-1)?.start === evidence.start;
}

/** Whether the words at a token are told of waking life. */
export function isWaking(reading: Reading, index: number): boolean {
  return reading.spans.waking[index] === 1;
}

/** The sentence that holds a token, by bisection. */
export function sentenceAt(reading: Reading, index: number): Sentence | undefined {
  let low = 0;
  let high = reading.sentences.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reading.sentences[middle]?.to ?? 0) <= index) low = middle + 1;
    else high = middle;
  }
  return reading.sentences[low];
}
