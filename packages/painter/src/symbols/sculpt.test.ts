import { expect, test } from 'vitest';
import { settingPainters } from '#settings/all.ts';
import { symbolEntries } from '#symbols/manifest.ts';
import { type Sculpture, sculpt } from '#symbols/sculpt.ts';
import { makeScene } from '#testing/scenes.ts';
import { createWorld } from '#world.ts';

const world = createWorld(makeScene(), 3, 300, 300, settingPainters.lake.stage);
const plain = { size: 90, isMirrored: false, ragged: 0, sunk: 0, wades: false } as const;

test.each(symbolEntries.map((entry) => [entry.id, entry] as const))(
  '%s has a body that reaches the row of its feet',
  (id, { coat }) => {
    const shape = sculpt(world, id, { ...plain, coat });
    for (const plane of [shape.cover, shape.relief, shape.tone, shape.lit])
      expect(plane.every((value) => value >= -1.01 && value <= 1.01)).toBe(true);
    expect(rowSum(shape, Math.floor(shape.height - shape.foot - 4))).toBeGreaterThan(0);
    expect(rowSum(shape, shape.height - 1)).toBe(0);
  },
);

test('a mirrored sculpture is the same the other way round', () => {
  const options = { ...plain, coat: 'built' } as const;
  const one = sculpt(world, 'tower', options);
  const other = sculpt(world, 'tower', { ...options, isMirrored: true });
  const row = Math.floor(one.height / 2);
  const left = columns(one, row);
  const right = columns(other, row);
  expect(left.last + right.first).toBeGreaterThanOrEqual(one.width - 3);
  expect(left.last + right.first).toBeLessThanOrEqual(one.width + 1);
});

test('what wades ends at the water line, and stands on it', () => {
  const whole = sculpt(world, 'elephant', { ...plain, coat: 'smooth' });
  const wading = sculpt(world, 'elephant', { ...plain, coat: 'smooth', sunk: 20, wades: true });
  expect(wading.foot).toBeCloseTo(whole.foot + 20);
  const below = Math.ceil(wading.height - wading.foot + 5);
  expect(rowSum(whole, below)).toBeGreaterThan(0);
  expect(rowSum(wading, below)).toBe(0);
});

function rowSum(shape: Sculpture, y: number): number {
  let sum = 0;
  for (let x = 0; x < shape.width; x++) sum += shape.cover[y * shape.width + x] ?? 0;
  return sum;
}

function columns(shape: Sculpture, y: number): { first: number; last: number } {
  const line = [...shape.cover.subarray(y * shape.width, (y + 1) * shape.width)];
  return {
    first: line.findIndex((value) => value > 0.5),
    last: line.findLastIndex((value) => value > 0.5),
  };
}
