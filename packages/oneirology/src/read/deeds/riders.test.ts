import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { withDeeds } from '#deeds.ts';

function ridden(text: string): string[] {
  const { deeds = [], characters } = withDeeds(text, analyse(text));
  const label = (of: string | undefined) => characters.find(({ id }) => id === of)?.label ?? of;
  return deeds
    .filter(({ act }) => act === 'ride')
    .map(({ who, whom }) => `${label(who)} rides ${label(whom)}`);
}

test.each([
  ['A girl on a horse came out of the forest.', 'girl rides horse'],
  ['I was on a horse in the desert.', 'dreamer rides horse'],
  ['My aunt was on an elephant.', 'aunt rides elephant'],
  ['Une fille sur un âne traversait la place.', 'fille rides âne'],
  ['Un homme à cheval traversait la plage.', 'homme rides cheval'],
  ['Je montais un cerf dans la forêt.', 'dreamer rides cerf'],
  ['Ma tante était sur un éléphant.', 'tante rides éléphant'],
])('%s', (text, told) => {
  expect(ridden(text)).toContain(told);
});

test.each(['My keys were on a horse blanket.', 'I climbed a tree.', 'Le chat était sur le lit.'])(
  '%s: nobody rides',
  (text) => {
    expect(ridden(text)).toEqual([]);
  },
);
