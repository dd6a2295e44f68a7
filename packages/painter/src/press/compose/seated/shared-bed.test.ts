import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { dreamer, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

test.each([
  ['somebody', somebody({ gender: 'female' })],
  ['a wolf', thing('wolf')],
])('whoever sleeps in one bed with %s is in it with them', (_, mate) => {
  const scene = scenePrinted(
    ['room', 'bedroom'],
    [dreamer, mate, thing('bed')],
    [
      { who: 0, act: 'sleep', relation: { name: 'in', to: 2 } },
      { who: 1, act: 'sleep', relation: { name: 'in', to: 2 } },
    ],
  );
  const both = castTroupes(scene, 1).find(({ actors }) => actors.includes(1));
  expect(both?.actors).toEqual([0, 1]);
  expect(both?.variants).toHaveLength(2);
});
