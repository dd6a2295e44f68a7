import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { boxOf } from '#press/path.ts';
import { sceneTold } from '#testing/told.ts';

const shown = (text: string, seed: number) =>
  describePrint(compose(sceneTold(text), { seed }).meant, 'en');

test.each([
  ['The doctor was my niece’s tortoise.', /tortoise|turtle/, /niece|girl/],
  ['Le chien de mon voisin conduisait le bus.', /^A dog drives a bus/, /neighbour/],
  ['My neighbour’s cat was cooking in the kitchen.', /^A cat cooks/, /neighbour/],
  ['Un bonhomme de neige me parlait.', /^A snowman talks/, /\bman\b/],
  ['Des bonshommes de neige dansaient dans la rue.', /^Snowmen dance/, /\bmen\b/],
  ['Snowmen were walking on the road.', /^Snowmen walk/, /\bmen\b/],
  ['My aunt was driving a tractor in the kitchen.', /^A woman drives a tractor/, /aloft/],
  ['Ma tante était un arbre dans la forêt.', /^A woman is a tree/, /aloft/],
  ['My cat had me on a lead in the street.', /^A cat walks the dreamer/, /aloft/],
  ['Je promenais un ours en laisse.', /^The dreamer walks a bear/, /aloft/],
  ['A girl on a horse crossed the road.', /^A woman rides a horse/, /aloft/],
  ['Mon oncle était sur un éléphant.', /^A man rides an elephant/, /aloft/],
  ['The headmaster was a hedgehog.', /hedgehog/, /\bman\b/],
])('%s', (text, is, isNot) => {
  for (const seed of [0, 3]) {
    expect(shown(text, seed)).toMatch(is);
    expect(shown(text, seed)).not.toMatch(isNot);
  }
});

test('a lead goes from one to the other', () => {
  const text = 'Un chien me tenait en laisse dans la rue.';
  const { layers } = compose(sceneTold(text), { seed: 1 });
  const [lead, led, leader] = ['lead', 'led.', 'leader.'].map((of) =>
    boxOf(layers.flatMap(({ id, path }) => (id === of || id.startsWith(of) ? path : []))),
  );
  if (!lead || !led || !leader) throw new Error('Nobody is led.');
  const [left, right] = led.left < leader.left ? [led, leader] : [leader, led];
  expect(lead.left).toBeLessThan(left.right);
  expect(lead.right).toBeGreaterThan(right.left);
});

test.each([
  ['Inside my chest there was a clock.', /^A clock is inside the dreamer/],
  ['Ma tante avait un oiseau dans le ventre.', /^A bird is inside a woman/],
])('“%s” opens a chest on it', (text, words) => {
  expect(shown(text, 2)).toMatch(words);
  const { layers } = compose(sceneTold(text), { seed: 2 });
  expect(layers.some(({ id }) => id === 'inside.rim')).toBe(true);
});

test.each([
  ['My aunt took off her face in the kitchen.', /^A faceless woman takes off a face/],
  ['J’ai enlevé mon visage dans la cuisine.', /^The dreamer, faceless, takes off a face/],
])('in “%s” a face is in a hand', (text, words) => {
  for (const seed of [0, 3]) expect(shown(text, seed)).toMatch(words);
});

test('a face that nobody takes off is no thing', () => {
  expect(shown('I washed my face in the kitchen.', 0)).not.toMatch(/ a face/);
});
