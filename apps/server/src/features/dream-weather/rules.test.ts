import { randomInt } from 'node:crypto';
import { leastNoisy, motifsEach, noiseMargin } from '@reverie/contract/dream-weather.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boundedCounts,
  drawWeek,
  lastWeek,
  noise,
  weatherOf,
} from '#features/dream-weather/rules.ts';

const chance = (below: number) => randomInt(below);

test('noise has no side, spreads as it says, and falls by the same share a step', () => {
  const draws = Array.from({ length: 60_000 }, () => noise(chance, 0.8, 3));
  const mean = draws.reduce((all, one) => all + one, 0) / draws.length;
  const alpha = Math.exp(-0.8 / 3);
  const variance = draws.reduce((all, one) => all + one ** 2, 0) / draws.length;
  // Six standard errors, so that chance alone fails it once in a billion runs.
  expect(Math.abs(mean)).toBeLessThan(6 * Math.sqrt(variance / draws.length));
  expect(variance / ((2 * alpha) / (1 - alpha) ** 2)).toBeCloseTo(1, 1);
  const at = (step: number) => draws.filter((draw) => Math.abs(draw) === step).length;
  for (const step of [1, 2, 3, 4]) {
    const error = alpha * Math.sqrt(1 / at(step) + 1 / at(step + 1));
    expect(Math.abs(at(step + 1) / at(step) - alpha)).toBeLessThan(6 * error);
  }
  const within = draws.filter((draw) => Math.abs(draw) <= noiseMargin).length / draws.length;
  expect(within).toBeGreaterThan(0.95);
});

test('the extreme draws of chance are finite numbers', () => {
  for (const draw of [() => 0, (below: number) => below - 1])
    expect(Number.isInteger(noise(draw, 0.8, 3))).toBe(true);
});

const tellings = fc.array(
  fc.record({ ownerId: fc.constantFrom(...'abcdefgh'), motif: fc.constantFrom(...'stuvwxyz') }),
  { maxLength: 80 },
);

test('one dreamer adds or takes away so many ones and no more, however much they tell', () => {
  fc.assert(
    fc.property(tellings, (all) => {
      const counts = [...boundedCounts(all, motifsEach, chance).values()];
      const owners = Map.groupBy(all, ({ ownerId }) => ownerId);
      const most = [...owners.values()].map((some) =>
        Math.min(motifsEach, new Set(some.map(({ motif }) => motif)).size),
      );
      const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
      expect(sum(counts)).toBe(sum(most));
      for (const count of counts) expect(count).toBeLessThanOrEqual(owners.size);
    }),
  );
});

const telling = (motif: string, dreamers: number) =>
  Array.from({ length: dreamers }, (_, each) => ({ ownerId: `${each}`, motif }));
const week = (day: string, drawn: ReturnType<typeof drawWeek>) => ({
  ...{ week: day, drawnAt: new Date(0) },
  ...drawn,
});
const motifs = [{ id: 'sea' }, { id: 'train' }];

test('what fewer than twenty dreamers share is never told, whatever the noise', () => {
  // Noise so high that it alone would pass.
  const drawn = drawWeek(
    { tellings: telling('sea', 19), dreamers: 500, motifs: ['sea', 'train'] },
    highest(),
  );
  expect(drawn.counts.sea?.noisy).toBeGreaterThan(leastNoisy);
  expect(weatherOf([week('2026-03-02', drawn)], motifs).motifs).toEqual([]);
});

/** Chance that makes every noise as high as noise gets. */
function highest() {
  let turn = 0;
  return (below: number) => {
    if (below < 2 ** 40) return 0;
    turn += 1;
    return turn % 2 === 1 ? 0 : below - 1;
  };
}

test('enough dreamers are told, beside what is usual once there are weeks to compare with', () => {
  const quiet = (below: number) => (below < 2 ** 40 ? 0 : below - 1);
  const many = drawWeek({ tellings: telling('sea', 90), dreamers: 100, motifs: ['sea'] }, quiet);
  const few = drawWeek({ tellings: telling('sea', 60), dreamers: 100, motifs: ['sea'] }, quiet);
  const alone = weatherOf([week('2026-03-09', many)], motifs);
  expect(alone.motifs).toMatchObject([{ dreamers: 90, share: 0.9, usual: null, change: null }]);
  const before = Array.from({ length: 8 }, (_, ago) => week(`2026-01-0${ago + 1}`, few));
  const beside = weatherOf([week('2026-03-09', many), ...before], motifs);
  expect(beside.motifs).toMatchObject([{ usual: 0.6, change: 'more' }]);
});

test('a week is over six hours after its last midnight', () => {
  expect(lastWeek(new Date('2026-03-09T05:59:00Z'))).toBe('2026-02-23');
  expect(lastWeek(new Date('2026-03-09T06:00:00Z'))).toBe('2026-03-02');
});
