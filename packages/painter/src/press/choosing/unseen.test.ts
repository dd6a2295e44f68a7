import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { sceneTold } from '#testing/told.ts';

const composed = (text: string) => compose(sceneTold(text), { seed: 1 });

test.each([
  ['My friends could not see me in the restaurant.', 'fr', /invisible/],
  ['Mes cousins ne me voyaient pas dans la cuisine.', 'en', /The dreamer, invisible, and people/],
  ['My sister was invisible and she danced.', 'en', /^An invisible woman dances/],
] as const)('in “%s” nobody sees them, and what is behind shows', (text, language, words) => {
  const { scene, layers, owners } = composed(text);
  expect(describePrint(scene, language)).toMatch(words);
  expect(describePrint(scene, language)).not.toMatch(/,,/);
  const unseen = scene.actors.findIndex(({ changes }) => changes.includes('invisible'));
  const own = layers.filter((_, n) => owners[n] === unseen);
  expect(own.length).toBeGreaterThan(0);
  expect(own.every(({ alpha }) => alpha !== undefined)).toBe(true);
});
