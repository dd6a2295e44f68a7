import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onePerDreamer, pagesOf, splitPart, startOf } from '#features/library/rules.ts';

test.each([
  ['today', '2026-11-18T22:30:00Z', 'Europe/Paris', '2026-11-17T23:00:00.000Z'],
  ['today', '2026-11-18T23:30:00Z', 'Europe/Paris', '2026-11-18T23:00:00.000Z'],
  ['week', '2026-11-22T12:00:00Z', 'UTC', '2026-11-16T00:00:00.000Z'],
  ['week', '2026-11-23T00:00:00Z', 'UTC', '2026-11-23T00:00:00.000Z'],
  // The clocks went back within the month, and within the year.
  ['month', '2026-10-31T12:00:00Z', 'Europe/Paris', '2026-09-30T22:00:00.000Z'],
  ['year', '2026-07-01T12:00:00Z', 'Europe/Paris', '2025-12-31T23:00:00.000Z'],
  // A day that has no midnight begins at one o'clock.
  ['today', '2026-04-24T12:00:00Z', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ['today', '2026-11-18T12:00:00Z', 'Asia/Kathmandu', '2026-11-17T18:15:00.000Z'],
] as const)('%s at %s in %s began at %s', (period, now, timeZone, start) => {
  expect(startOf(period, new Date(now), timeZone).toISOString()).toBe(start);
});

test('a ranking has pages for its first thousand places', () => {
  expect(pagesOf(0, 12, 'recent')).toBe(0);
  expect(pagesOf(5_000, 12, 'recent')).toBe(417);
  expect(pagesOf(5_000, 12, 'popular')).toBe(84);
});

test('one of each dreamer comes before a second of any', () => {
  const of = (ownerId: string, seq: number) => ({ ownerId, seq });
  const candidates = [of('a', 1), of('a', 2), of('b', 3), of('a', 4), of('c', 5)];
  expect(onePerDreamer(candidates).map(({ seq }) => seq)).toEqual([1, 3, 5, 2, 4]);
});

test('a part of two lists is the same part of both as one', () => {
  const size = fc.nat({ max: 30 });
  fc.assert(
    fc.property(size, size, size, size, (ofFirst, ofSecond, skip, take) => {
      const whole = Array.from({ length: ofFirst + ofSecond }, (_, place) => place);
      const [one, other] = splitPart({ skip, take }, ofFirst);
      const cut = (list: number[], part: typeof one) =>
        list.slice(part.skip, part.skip + part.take);
      const parts = [...cut(whole.slice(0, ofFirst), one), ...cut(whole.slice(ofFirst), other)];
      expect(parts).toEqual(whole.slice(skip, skip + take));
    }),
  );
});
