import { expect, test } from 'vitest';
import {
  balancedAccuracy,
  binOf,
  calibrationError,
  f1,
  kappa,
  macroF1,
  microF1,
  precision,
  recall,
} from '#evaluate/metrics.ts';

// 50 dreams: agreed on 20 + 15 = 0.7 of them; by chance 0.6 · 0.5 + 0.4 · 0.5 = 0.5.
const example = { tp: 20, fp: 5, fn: 10, tn: 15 };
const rare = { tp: 1, fp: 1, fn: 1, tn: 47 };

test('precision, recall and F1 follow their definitions', () => {
  expect(precision(example)).toBeCloseTo(20 / 25);
  expect(recall(example)).toBeCloseTo(20 / 30);
  expect(f1(example)).toBeCloseTo(40 / 55);
});

test('κ takes away the agreement of chance', () => {
  expect(kappa(example)).toBeCloseTo((0.7 - 0.5) / (1 - 0.5));
  expect(kappa({ tp: 30, fp: 20, fn: 0, tn: 0 })).toBe(0);
  expect(kappa({ tp: 10, fp: 0, fn: 0, tn: 10 })).toBe(1);
});

test('macro weighs classes alike, micro weighs decisions alike', () => {
  expect(macroF1([example, rare])).toBeCloseTo((40 / 55 + 2 / 4) / 2);
  expect(microF1([example, rare])).toBeCloseTo(42 / (42 + 6 + 11));
});

test('balanced accuracy is one half for a coder who always says yes', () => {
  expect(balancedAccuracy({ tp: 30, fp: 20, fn: 0, tn: 0 })).toBe(0.5);
  expect(balancedAccuracy(example)).toBeCloseTo((20 / 30 + 15 / 20) / 2);
});

test('without a yes on either side there is no F1', () => {
  expect(f1({ tp: 0, fp: 0, fn: 0, tn: 9 })).toBeNaN();
});

test('the calibration error weighs each bin by its statements', () => {
  // Ten statements of 0.9 with seven confirmed, thirty of 0.1 with three: only the first is off.
  const bins = [
    { n: 10, stated: 9, confirmed: 7 },
    { n: 30, stated: 3, confirmed: 3 },
  ];
  expect(calibrationError(bins)).toBeCloseTo(2 / 40);
});

test('bins are tenths, and certainty belongs to the last', () => {
  expect([0, 0.099, 0.1, 0.95, 1].map(binOf)).toEqual([0, 0, 1, 9, 9]);
});
