import { expect, test } from 'vitest';
import { poseMeant } from '#press/compose/bodies/pose-meant.ts';
import { isClearOfFrame } from '#press/compose/sheet/frame.ts';
import { createRandom } from '#random.ts';
import { sceneTold } from '#testing/told.ts';

test('a frame hides nobody who stands at the edge', () => {
  const box = { left: 120, right: 880, top: 0, bottom: 10 };
  expect(isClearOfFrame(box, { width: 1000 })).toBe(true);
  expect(isClearOfFrame({ ...box, left: 60 }, { width: 1000 })).toBe(false);
  expect(isClearOfFrame({ ...box, right: 950 }, { width: 1000 })).toBe(false);
});

test('who sat and smiled smiles sitting', () => {
  const scene = sceneTold('My uncle sat in the kitchen and smiled at me.');
  const [deed] = scene.deeds;
  const one = scene.actors[deed?.who ?? -1];
  if (!deed || one?.kind !== 'person') throw new Error('nobody smiles');
  expect(poseMeant(scene, deed.who, one, deed.act, createRandom(1, 'pose'))).toBe('sit');
});
