import { expect, test } from 'vitest';
import { bestThreshold, fitRidge, sigmoid } from '#evaluate/ridge.ts';

test('without features the bias is the log odds of the share', () => {
  const labels = [true, false, false, false];
  const [bias = 0] = fitRidge(
    labels.map(() => []),
    labels,
  );
  expect(sigmoid(bias)).toBeCloseTo(0.25, 6);
});

test('at the fit, what labels pull and what the penalty holds are in balance', () => {
  const rows = [[0], [0], [0], [1], [1], [2], [2], [2]];
  const labels = [false, false, true, false, true, true, true, false];
  const [bias = 0, weight = 0] = fitRidge(rows, labels);
  const misses = rows.map(([x = 0], at) => sigmoid(bias + weight * x) - (labels[at] ? 1 : 0));
  const pulled = rows.reduce((sum, [x = 0], at) => sum + x * (misses[at] ?? 0), 0);
  expect(misses.reduce((sum, miss) => sum + miss, 0)).toBeCloseTo(0, 5);
  expect(pulled + 0.5 * weight).toBeCloseTo(0, 6);
  expect(weight).toBeGreaterThan(0);
});

test('a prior holds weights the harder the fewer the examples', () => {
  const prior = { weights: [-1, 2], pull: 10 };
  const none = fitRidge([], [], prior);
  expect(none).toEqual([-1, 2]);
  const many = Array.from({ length: 400 }, (_, at) => [at % 2]);
  const [few, lots] = [many.slice(0, 4), many].map((rows) =>
    fitRidge(
      rows,
      rows.map(() => false),
      prior,
    ),
  );
  // All labels say no: p at x = 1 falls, further with 400 examples than with 4.
  const at = ([bias = 0, weight = 0]: number[] = []) => sigmoid(bias + weight);
  expect(at(few)).toBeLessThan(at(none));
  expect(at(lots)).toBeLessThan(at(few));
});

test('a threshold is no lower than what is asked for', () => {
  const labels = [true, true, true, false, false];
  expect(bestThreshold([0.9, 0.7, 0.3, 0.2, 0.1], labels, 0.5)).toBe(0.5);
});

test('the threshold is where F1 is best', () => {
  const labels = [true, true, true, false, false];
  expect(bestThreshold([0.9, 0.7, 0.6, 0.4, 0.1], labels)).toBe(0.45);
  expect(bestThreshold([0.9, 0.7, 0.3, 0.2, 0.1], labels)).toBe(0.25);
});
