import type { Cast } from '#grammar/person.ts';
import { matchesOf, type Reading } from '#read/reading.ts';

/** Somebody or something that the text names: a character's id, or a concept's. */
export interface Named {
  readonly id: string;
  readonly kind: 'character' | 'thing';
  /** A thing's family. */
  readonly category?: string;
  readonly from: number;
  readonly to: number;
}

/** Families whose words are acts and trials, not things that stand somewhere. */
const acts = new Set('motion trials time-and-signs'.split(' '));

/** Everybody and everything a text names, in its order; what is somebody is no thing as well. */
export function allNamed(reading: Reading, cast: Cast): Named[] {
  const people = cast.mentions.map(
    ({ id, from, to }): Named => ({ id, kind: 'character', from, to }),
  );
  const things = matchesOf(reading, 'symbol')
    .filter(({ part, from, meaning }) => {
      const isThing = part === 'noun' || part === 'exact';
      return isThing && !acts.has(meaning.value.category) && cast.covering(from) === undefined;
    })
    .map(
      ({ meaning: { value }, from, to }): Named => ({
        ...{ id: value.id, kind: 'thing', category: value.category },
        ...{ from, to },
      }),
    );
  const all = [...people, ...things].sort((a, b) => a.from - b.from || b.to - a.to);
  // `A giant tortoise`, `a glass piano`: the first of two nouns only tells of the second.
  return all.filter(({ from, to }, n) => {
    if (reading.tokens[from]?.lower !== 'giant' || to !== from + 1) return true;
    return all[n + 1]?.from !== to || reading.tokens[to]?.gap !== ' ';
  });
}
