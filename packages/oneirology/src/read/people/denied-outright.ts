import { standing } from '#grammar/standing.ts';
import type { Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

const not = wordSet("no not wasn't weren't isn't aren't never pas aucun aucune");
const being = wordSet("was were is are wasn't weren't isn't aren't a avait y");

/**
 * `I wasn't scared of the clown, there wasn't even a clown`: what is denied outright was not there in
 * the words before it either. Marks those as no part of the scene.
 */
export function markDeniedOutright(reading: Reading, marks: Uint8Array): void {
  const { tokens, sentences } = reading;
  for (const { from, to } of sentences) {
    for (let at = from; at < to; at += 1) {
      if (!isDenial(reading, at)) continue;
      const noun = nounAfter(reading, at);
      if (noun === undefined) continue;
      const named = nounOf(tokens[noun]?.folded);
      for (let before = from; before <= noun; before += 1)
        if (nounOf(tokens[before]?.folded) === named) marks[before] = standing.background;
    }
  }
}

/** `There was no`, « il n'y avait pas de ». */
function isDenial({ tokens }: Reading, at: number): boolean {
  const word = tokens[at]?.lower;
  const isEnglish = word === 'there';
  const isFrench = word === 'y' && /^n['e]/.test(tokens[at - 1]?.lower ?? '');
  if (!isEnglish && !isFrench) return false;
  const next = tokens.slice(at + 1, at + 5).map(({ lower }) => lower);
  return being.has(next[0] ?? '') && next.some((one) => not.has(one));
}

/** The noun right after it: of `there was nobody in the kitchen` none. */
function nounAfter({ tokens, matches }: Reading, at: number): number | undefined {
  let noun = at + 1;
  while (small.has(tokens[noun]?.lower ?? '')) noun += 1;
  return matches.some(({ from, to }) => from <= noun && noun < to) ? noun : undefined;
}

const small = wordSet(
  "was were is are wasn't weren't isn't aren't not no never even any a an y a avait pas plus même de d' aucun aucune",
);

function nounOf(word = ''): string {
  return word.replace(/s$/, '');
}
