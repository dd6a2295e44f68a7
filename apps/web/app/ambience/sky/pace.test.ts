import { expect, test } from 'vitest';
import { createPace } from '#ambience/sky/pace.ts';

/** Frames drawn in the last of ten seconds, on a device that calls every `gap` milliseconds. */
function framesASecond(gap: number, cost: number): number {
  const pace = createPace();
  let frames = 0;
  for (let now = 1_000; now < 11_000; now += gap) {
    if (!pace.isDue(now)) continue;
    pace.spent(cost);
    if (now >= 10_000) frames += 1;
  }
  return frames;
}

test('a device that keeps up sees thirty frames a second', () => {
  expect(framesASecond(1_000 / 60, 0.5)).toBeGreaterThanOrEqual(29);
  expect(framesASecond(1_000 / 120, 0.5)).toBeLessThanOrEqual(35);
});

test('costly frames become rarer, so that the sky keeps to its share', () => {
  const frames = framesASecond(1_000 / 60, 10);
  expect(frames * 10).toBeLessThanOrEqual(45);
  expect(frames).toBeGreaterThan(2);
});

test('on a device at its limit the sky hardly moves', () => {
  expect(framesASecond(60, 0.5)).toBeLessThanOrEqual(4);
});

test('a while in the background is not taken for a slow device', () => {
  const pace = createPace();
  for (let now = 1_000; now < 2_000; now += 16) pace.isDue(now);
  pace.isDue(60_000);
  expect(pace.isDue(60_032)).toBe(true);
});
