import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function inside(text: string): string[] {
  const { deeds = [], characters } = withDeeds(text, analyse(text));
  const label = (of: string | undefined) => characters.find(({ id }) => id === of)?.label ?? of;
  const people = new Set(['dreamer', ...characters.map(({ id }) => id)]);
  return deeds.flatMap(({ who, where }) =>
    where
      .filter(({ relation, what }) => relation === 'in' && people.has(what))
      .map(({ what }) => `${label(who)} in ${label(what)}`),
  );
}

test.each([
  ['Inside my chest there was a clock.', 'clock in dreamer'],
  ['Inside me it was all cogwheels.', 'gear in dreamer'],
  ['My teacher had a lamp in his stomach.', 'lamp in teacher'],
  ['There was a bird inside my ribcage.', 'bird in dreamer'],
  ['Dans ma poitrine il y avait une horloge.', 'clock in dreamer'],
  ['J’avais un oiseau dans le ventre.', 'oiseau in dreamer'],
  ['Mon professeur avait une lampe dans le ventre.', 'lamp in professeur'],
])('%s', (text, told) => {
  expect(inside(text)).toEqual([told]);
});

test.each([
  'I had a pain in my chest.',
  'The bread was in my stomach.',
  'I felt a cold wind in my heart.',
  'J’avais mal au ventre.',
  'There was a clock in my bedroom.',
])('%s: nothing is in anybody', (text) => {
  expect(inside(text)).toEqual([]);
});
