import { standing } from '#grammar/standing.ts';
import type { Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/** How far after `there` or « il » its noun may stand, in words. */
const reach = 8;
const not = wordSet("no not wasn't weren't isn't aren't never pas aucun aucune");
const being = wordSet("was were is are wasn't weren't isn't aren't a avait y");

/**
 * `I wasn't scared of the clown, there wasn't even a clown`: what is denied outright was not there in
 * the words before it either. Marks those as no part of the scene.
 */
export function markDeniedOutright(reading: Reading, marks: Uint8Array): void {
  const { tokens, sentences, matches } = reading;
  for (const { from, to } of sentences) {
    for (let at = from; at < to; at += 1) {
      if (!isDenial(reading, at)) continue;
      const denied = matches.find((match) => match.from > at + 1 && match.from < at + reach);
      if (denied === undefined || isApart(reading, at, denied.from)) continue;
      const noun = nounOf(tokens[denied.to - 1]?.folded);
      for (let before = from; before < denied.to; before += 1)
        if (nounOf(tokens[before]?.folded) === noun) marks[before] = standing.background;
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

function isApart({ tokens }: Reading, from: number, to: number): boolean {
  return tokens.slice(from + 1, to + 1).some(({ gap }) => /[,;:.–—]/.test(gap));
}

function nounOf(word = ''): string {
  return word.replace(/s$/, '');
}
