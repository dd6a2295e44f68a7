import fc from 'fast-check';
import { expect, test } from 'vitest';
import { burstiness, burstsBesideChance } from '#statistics/burstiness.ts';
import { logChoose } from '#statistics/gamma.ts';
import { fitLogistic } from '#statistics/logistic.ts';
import { benjaminiHochberg } from '#statistics/many-looks.ts';
import { chiSquareOne, twoSided } from '#statistics/normal.ts';
import { chanceOf } from '#statistics/permutation.ts';
import { binomialAtLeast, cohenH, differenceOf, wilson } from '#statistics/proportions.ts';
import { seededRandom } from '#statistics/random.ts';
import { runsTest } from '#statistics/runs.ts';

test('binomial coefficients and tails are those of the textbooks', () => {
  expect(Math.exp(logChoose(10, 3))).toBeCloseTo(120, 8);
  expect(logChoose(3, 4)).toBe(Number.NEGATIVE_INFINITY);
  expect(binomialAtLeast(8, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
  expect(binomialAtLeast(0, 10, 0.5)).toBe(1);
  expect(binomialAtLeast(1, 10, 0)).toBe(0);
});

test('a binomial tail and its complement make one', () => {
  const trial = fc.record({
    n: fc.integer({ min: 1, max: 400 }),
    k: fc.integer({ min: 1, max: 400 }),
    share: fc.double({ min: 0.01, max: 0.99, noNaN: true }),
  });
  fc.assert(
    fc.property(trial, ({ n, k, share }) => {
      fc.pre(k <= n);
      const below = binomialAtLeast(n - k + 1, n, 1 - share);
      expect(binomialAtLeast(k, n, share) + below).toBeCloseTo(1, 9);
    }),
  );
});

test('Wilson’s interval is that of Brown, Cai and DasGupta, and never leaves 0 to 1', () => {
  const { low, high } = wilson(0, 20);
  expect([low, high]).toEqual([0, expect.closeTo(0.1611, 4)]);
  expect(wilson(10, 20)).toEqual({
    low: expect.closeTo(0.2993, 4),
    high: expect.closeTo(0.7007, 4),
  });
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('Cohen’s h is the example of his table', () => {
  expect(cohenH(0.65, 0.5)).toBeCloseTo(0.3047, 3);
  expect(cohenH(0.5, 0.65)).toBeCloseTo(-0.3047, 3);
});

test('normal and χ² tails', () => {
  expect(twoSided(1.959964)).toBeCloseTo(0.05, 6);
  expect(chiSquareOne(6.634897)).toBeCloseTo(0.01, 6);
  expect(chiSquareOne(0)).toBe(1);
});

test('q is that of Benjamini and Hochberg', () => {
  expect(benjaminiHochberg([0.01, 0.02, 0.03, 0.5])).toEqual(
    [0.04, 0.04, 0.04, 0.5].map((q) => expect.closeTo(q, 12)),
  );
  expect(benjaminiHochberg([0.01], 5)[0]).toBeCloseTo(0.05, 12);
});

test('the runs test agrees with counting every order', () => {
  const sequence = [true, true, true, false, false, true, false, false, false, false];
  const all: number[] = [];
  for (let mask = 0; mask < 1 << 10; mask += 1) {
    const order = Array.from({ length: 10 }, (_, at) => ((mask >> at) & 1) === 1);
    if (order.filter(Boolean).length === 4) all.push(runsTest(order).runs);
  }
  const { runs, p } = runsTest(sequence);
  const few = all.filter((one) => one <= runs).length / all.length;
  const many = all.filter((one) => one >= runs).length / all.length;
  expect(runs).toBe(4);
  expect(p).toBeCloseTo(Math.min(1, 2 * Math.min(few, many)), 9);
});

test('burstiness is −1 for a clock, and higher for bursts than for an even spread', () => {
  expect(burstiness([0, 7, 14, 21, 28])).toBeCloseTo(-1, 12);
  expect(burstiness([0, 1, 2, 3, 60, 61, 62])).toBeGreaterThan(0.3);
  expect(burstiness([3, 9])).toBeNaN();
});

test('a logistic slope is the log-odds ratio of a two by two table', () => {
  const column = [...Array(40).fill(0), ...Array(40).fill(1)];
  const yes = [...Array(10).fill(true), ...Array(30).fill(false)].concat([
    ...Array(30).fill(true),
    ...Array(10).fill(false),
  ]);
  expect(fitLogistic([column], yes).slopes[1]).toBeCloseTo(Math.log(9), 2);
});

test('what tells yes from no without fault still has a finite slope', () => {
  const { slopes } = fitLogistic([[0, 0, 0, 1, 1, 1]], [false, false, false, true, true, true]);
  expect(slopes.every(Number.isFinite)).toBe(true);
});

test('a permutation p is never 0, and even where there is nothing', () => {
  expect(chanceOf(seededRandom(1)).p(2)).toBe(1 / 50_000);
  expect(chanceOf(seededRandom(1)).p(0.5)).toBeCloseTo(0.5, 1);
  expect(chanceOf(seededRandom(1)).p(0.5)).toBe(chanceOf(seededRandom(1)).p(0.5));
});

test('bursts by chance are those of events put anywhere, for each count of events', () => {
  const random = seededRandom(5);
  const drawn = (count: number): number => {
    const places = new Set<number>();
    while (places.size < count) places.add(Math.floor(random() * 40));
    return burstiness([...places].sort((a, b) => a - b));
  };
  const kinds = [
    [0, 1, 2, 30],
    [0, 4, 8, 12, 16, 20, 24, 28, 32, 39],
    [3, 10, 11, 12],
  ];
  for (const [at, { mean, p, ...observed }] of burstsBesideChance(40, kinds, 3).entries()) {
    const places = kinds[at] ?? [];
    const alone = Array.from({ length: 4_000 }, () => drawn(places.length));
    const meanAlone = alone.reduce((sum, value) => sum + value, 0) / alone.length;
    expect(mean).toBeCloseTo(meanAlone, 1);
    const away = Math.abs(observed.burstiness - meanAlone);
    const extreme = alone.filter((value) => Math.abs(value - meanAlone) >= away).length;
    expect(p).toBeCloseTo(extreme / alone.length, 1);
  }
});

test('what chance never gives asks for further draws, whatever else is looked at', () => {
  const clock = Array.from({ length: 60 }, (_, at) => at * 7);
  const anyhow = [5, 61, 102, 130, 255, 256, 311, 400];
  const [alone] = burstsBesideChance(420, [clock], 3);
  const [beside, even] = burstsBesideChance(420, [clock, anyhow], 3);
  expect([alone?.p, beside?.p]).toEqual([1 / 50_000, 1 / 50_000]);
  expect(even?.p).toBeGreaterThan(0.05);
});

test('a difference of shares carries Newcombe’s interval, and more looks make it wider', () => {
  // Newcombe (1998), table II, example (a): 56/70 against 48/80, method 10.
  const { by, low, high } = differenceOf({ k: 56, n: 70 }, { k: 48, n: 80 });
  expect([by, low, high]).toEqual([
    expect.closeTo(0.2, 9),
    expect.closeTo(0.0524, 4),
    expect.closeTo(0.3339, 4),
  ]);
  const wider = differenceOf({ k: 56, n: 70 }, { k: 48, n: 80 }, 20);
  expect([wider.low < 0, wider.high > high]).toEqual([true, true]);
  expect(differenceOf({ k: 0, n: 30 }, { k: 30, n: 30 })).toMatchObject({ by: -1, low: -1 });
});
