import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (text: string) => compose(sceneTold(text), { seed: 2 });

test.each([
  ['I saw myself sitting on a chair in the garden.', /^A double of the dreamer sits on a chair/],
  ['I was fighting with myself on the beach.', /^The dreamer fights with a double of the dreamer/],
  ['There were two of me in the kitchen and we argued.', /^The dreamer argues with a double/],
  ['Je me voyais courir dans la forêt.', /^A double of the dreamer runs in a forest/],
  ['Mon double pleurait dans la cuisine.', /^A double of the dreamer cries/],
])('“%s” shows two of the dreamer', (text, words) => {
  expect(describePrint(composed(text).scene, 'en')).toMatch(words);
});

test('a double is dressed as the dreamer is', () => {
  const { layers, owners } = composed('I watched myself running through the forest.');
  const colours = (place: number) =>
    layers.flatMap(({ role }, n) =>
      owners[n] === place && /^(?:skin|hair|accent)/.test(role) ? role : [],
    );
  const [one, two] = [new Set(colours(0)), new Set(colours(1))];
  expect(one.size).toBeGreaterThan(0);
  expect(one).toEqual(two);
});
