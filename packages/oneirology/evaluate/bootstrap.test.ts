import { expect, test } from 'vitest';
import { bootstrap, quantile } from '#evaluate/bootstrap.ts';

/** `yes` of `n` dreams; the figure is their share. */
function share(yes: number, n: number) {
  const rows = Array.from({ length: n }, (_, index) => Float64Array.of(index < yes ? 1 : 0, 1));
  return bootstrap(rows, ([hits = 0, all = 0]) => hits / all);
}

test('the interval of a share is that of the binomial law', () => {
  const { value, low, high, n } = share(100, 400);
  expect(value).toBe(0.25);
  expect(n).toBe(400);
  // 0.25 ± 1.96 · √(0.25 · 0.75 / 400) = 0.2076 to 0.2924.
  expect(Math.abs(low - 0.2076)).toBeLessThan(0.008);
  expect(Math.abs(high - 0.2924)).toBeLessThan(0.008);
});

test('more dreams give a narrower interval', () => {
  const few = share(10, 40);
  const many = share(250, 1000);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 2);
});

test('the same dreams give the same interval', () => {
  expect(share(30, 90)).toEqual(share(30, 90));
});

test('what all dreams agree on has no spread', () => {
  expect(share(50, 50)).toMatchObject({ value: 1, low: 1, high: 1 });
});

test('resamples without a figure do not speak for the interval', () => {
  const rows = [Float64Array.of(1), Float64Array.of(0)];
  const { low, high } = bootstrap(rows, ([hits = 0]) => (hits === 0 ? Number.NaN : hits));
  expect([low, high]).toEqual([1, 2]);
});

test('a quantile lies between its neighbours', () => {
  expect(quantile([0, 10, 20], 0.25)).toBe(5);
  expect(quantile([7], 0.975)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});
