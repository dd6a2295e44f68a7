import { expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, dreamer, scenePrinted, thing } from '#testing/print-scenes.ts';

it.each([
  ['meadow', 'countryside'],
  ['beach', 'beach'],
] as const)('puts a mountain at the horizon of a %s, whole', (setting, place) => {
  const scene = scenePrinted(
    [setting, place],
    [dreamer, thing('mountain')],
    [{ who: 0, act: 'walk', relation: { name: 'towards', to: 1 } }],
  );
  const print = compose(scene, { seed: 1 });
  const [mountain, walker] = [boxOfActor(print, 1), boxOfActor(print, 0)];
  expect(mountain.top).toBeGreaterThan(0);
  expect(mountain.bottom).toBeLessThan(walker.bottom);
});

it('puts what is under a picture on the floor below it', () => {
  const scene = scenePrinted(
    ['room', 'museum'],
    [thing('bucket'), thing('painting')],
    [{ who: 0, act: 'stand', relation: { name: 'under', to: 1 } }],
  );
  const print = compose(scene, { seed: 2 });
  const [bucket, painting] = [boxOfActor(print, 0), boxOfActor(print, 1)];
  expect(bucket.top).toBeGreaterThan(painting.bottom);
  expect((bucket.left + bucket.right) / 2).toBeGreaterThan(painting.left);
  expect((bucket.left + bucket.right) / 2).toBeLessThan(painting.right);
});
