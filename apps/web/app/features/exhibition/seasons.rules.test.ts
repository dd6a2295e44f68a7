import { expect, test } from 'vitest';
import {
  keyOf,
  nightsOf,
  seasonIn,
  seasonOf,
  seasonsBetween,
} from '#features/exhibition/seasons.rules.ts';

test('a winter goes over the end of its year', () => {
  expect(seasonOf('2027-02-28')).toEqual({ year: 2026, name: 'winter' });
  expect(seasonOf('2026-12-01')).toEqual({ year: 2026, name: 'winter' });
  expect(nightsOf({ year: 2027, name: 'winter' })).toEqual({
    from: '2027-12-01',
    to: '2028-02-29',
  });
});

test('every night is within the nights of its season', () => {
  for (let day = 0; day < 800; day++) {
    const night = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
    const { from, to } = nightsOf(seasonOf(night));
    expect(from <= night && night <= to, night).toBe(true);
    expect(seasonIn(keyOf(seasonOf(night)))).toEqual(seasonOf(night));
  }
});

test('seasons run from the newest to the first, and what is none is none', () => {
  const seasons = seasonsBetween('2026-01-15', '2026-11-23').map(keyOf);
  expect(seasons).toEqual(['2026-autumn', '2026-summer', '2026-spring', '2025-winter']);
  expect(seasonsBetween('2026-11-23', '2026-11-23').map(keyOf)).toEqual(['2026-autumn']);
  expect(seasonsBetween('1990-01-01', '2026-11-23')).toHaveLength(40);
  for (const key of ['', '2026', '2026-monsoon', 'autumn-2026']) expect(seasonIn(key)).toBeNull();
});
