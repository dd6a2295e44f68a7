import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grounded, hasGround } from '#press/grounds/grounds.ts';
import { boxOf, pointsOf } from '#press/path.ts';
import { type View, views } from '#press/stage.ts';
import { stageMakers, stageNames } from '#press/stages.ts';
import { createRandom } from '#random.ts';

const [width, height] = [1000, 1250];

function made(name: (typeof stageNames)[number], matter: string, view: View = 'level', seed = 1) {
  const random = createRandom(seed, 'stage');
  const sheet = { width, height, time: 'day', weather: 'clear', view, random } as const;
  const stage = stageMakers[name](sheet);
  const on = { width, height, horizon: stage.horizon, random: createRandom(seed, 'ground') };
  return { stage, on: grounded(stage, matter, on) };
}

test.each(stageNames.filter(hasGround))('a ground that is told is seen: %s', (name) => {
  for (const view of views) {
    const laid = made(name, 'lava', view).on.back.filter(({ id }) => id.startsWith('laid.'));
    expect(laid.some(({ path }) => boxOf(path) !== null)).toBe(true);
  }
});

test('whatever it is made of, every point is a number, and nobody is moved', () => {
  const matters = fc.constantFrom('lava', 'hair', 'milk', 'sand', 'cookie', 'book');
  const places = fc.constantFrom(...stageNames);
  fc.assert(
    fc.property(places, matters, fc.nat(999), (name, matter, seed) => {
      const { stage, on } = made(name, matter, 'level', seed);
      expect(on.slots).toEqual(stage.slots);
      for (const { path } of on.back) {
        for (const point of pointsOf(path)) expect(point.every(Number.isFinite)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});
