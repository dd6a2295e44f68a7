import type { Named } from '#read/named.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/** Families of concepts that are animals. */
export const beasts = wordSet('tame-animals wild-animals birds small-creatures sea-animals');

/** Whether somebody is an animal, by the concept that the same words name. */
export function isBeast(reading: Reading, { kind, from }: Named): boolean {
  return (
    kind === 'character' &&
    matchesOf(reading, 'symbol').some(
      (match) => match.from === from && beasts.has(match.meaning.value.category),
    )
  );
}
