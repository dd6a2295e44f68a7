import fc from 'fast-check';
import { expect, test } from 'vitest';
import { length, loudest, loudnessAt, windSamples } from '#features/dark/minute.rules.ts';

test('a minute of night begins and ends in silence, and is soft in between', () => {
  expect([loudnessAt(0), loudnessAt(length), loudnessAt(length + 9)]).toEqual([0, 0, 0]);
  const seconds = Array.from({ length: length - 1 }, (_, second) => loudnessAt(second + 1));
  expect(Math.min(...seconds)).toBeGreaterThan(0);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(loudest);
});

test('wind stays within full scale, and its end meets its beginning', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (stream) => {
      const next = () => stream.next().value ?? 0;
      const samples = windSamples(2_000, next);
      expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
      expect(Math.abs((samples.at(-1) ?? 0) - (samples[0] ?? 0))).toBeLessThan(1e-4);
    }),
    { numRuns: 20 },
  );
});
