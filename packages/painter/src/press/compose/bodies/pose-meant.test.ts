import { expect, test } from 'vitest';
import { poseMeant } from '#press/compose/bodies/pose-meant.ts';
import { createRandom } from '#random.ts';
import { sceneTold } from '#testing/told.ts';

test.each([
  ['We were playing basketball in the sports hall.', 'throw'],
  ['I was playing football with my brother in the garden.', 'throw'],
  ['My father and I played cards.', 'play'],
  ['I was playing the piano in the kitchen.', 'play'],
])('who plays with a ball is on their feet: %s', (dream, pose) => {
  const scene = sceneTold(dream);
  const place = scene.deeds.find(({ act }) => act === 'play')?.who ?? -1;
  const person = scene.actors[place];
  if (person?.kind !== 'person') throw new Error('Nobody plays.');
  expect(poseMeant(scene, place, person, 'play', createRandom(1, 'pose'))).toBe(pose);
});
