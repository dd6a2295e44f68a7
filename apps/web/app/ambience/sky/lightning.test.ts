import { expect, test } from 'vitest';
import { flashAt, pauses } from '#ambience/sky/lightning.ts';

test('a storm flashes once in a pause, and never as fast as harms', () => {
  for (const pause of Object.values(pauses)) {
    const lit = Array.from({ length: 6_000 }, (_, tick) => flashAt(tick / 50, pause) > 0.5);
    const flashes = lit.filter((isLit, tick) => isLit && !lit[tick - 1]).length;
    expect(flashes).toBe(Math.ceil(120 / pause));
  }
});

test('a flash swells and dies, it does not jump', () => {
  const steps = Array.from({ length: 150 }, (_, tick) => flashAt(tick / 30, 9));
  expect(Math.max(...steps)).toBeGreaterThan(0.9);
  expect(steps.at(-1)).toBe(0);
  for (const [tick, light] of steps.entries()) {
    expect(Math.abs(light - (steps[tick - 1] ?? 0))).toBeLessThan(0.25);
  }
});
