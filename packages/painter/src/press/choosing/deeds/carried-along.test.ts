import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { sceneTold, wordsTold } from '#testing/told.ts';

test.each([
  ['The couch was drifting down the river with me on it.', /dreamer sits on the (?:sofa|couch)/],
  [
    'There was a dragon in the yard. I rode on its back and we flew.',
    /dreamer (?:flies|rides) on a dragon/,
  ],
  ['My brother and I were flying on a carpet above the sea.', /A man flies on the carpet too/],
  [
    'I was flying above the town and a woman waved at me.',
    /^The dreamer flies above|^A woman waves/,
  ],
])('who flies or drifts with something is on it: %s', (dream, words) => {
  expect(wordsTold(dream)).toMatch(words);
});

test('what only comes or returns is given no legs', () => {
  const layersOf = (dream: string) =>
    compose(sceneTold(dream), { seed: 3 }).layers.filter(({ id }) => id === 'legs').length;
  expect(layersOf('Une maison marchait dans la rue.')).toBeGreaterThan(0);
  expect(layersOf('Mes clés rentrent dans aucune porte.')).toBe(0);
});
