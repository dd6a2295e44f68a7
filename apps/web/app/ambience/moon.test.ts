import { expect, test } from 'vitest';
import { litOutline, moonAt } from '#ambience/moon.ts';

test.each([
  // Instants of the principal phases as almanacs give them, UTC.
  ['2026-10-26T04:12:00Z', 'full', 180],
  ['2026-11-09T07:02:00Z', 'new', 0],
  ['2024-01-25T17:54:00Z', 'full', 180],
  ['2024-04-08T18:21:00Z', 'new', 0],
  ['2025-03-06T16:32:00Z', 'firstQuarter', 90],
  ['2025-03-22T11:29:00Z', 'lastQuarter', 270],
])('at %s the moon is %s', (at, phase, elongation) => {
  const moon = moonAt(at);
  const away = Math.abs(((moon.elongation - elongation + 540) % 360) - 180);
  expect(moon.phase).toBe(phase);
  expect(away).toBeLessThan(1.5);
});

test('the lit share grows from new to full and shrinks after', () => {
  const lit = Array.from(
    { length: 29 },
    (_, day) => moonAt(new Date(Date.UTC(2026, 10, 9, 8) + day * 86_400_000).toISOString()).lit,
  );
  const fullest = lit.indexOf(Math.max(...lit));
  expect(fullest).toBeGreaterThan(13);
  expect(fullest).toBeLessThan(17);
  expect(lit.slice(0, fullest).every((share, day) => share <= (lit[day + 1] ?? 0))).toBe(true);
});

test('between principal phases the moon is a crescent or gibbous', () => {
  expect(moonAt('2026-11-12T12:00:00Z').phase).toBe('waxingCrescent');
  expect(moonAt('2026-11-21T12:00:00Z').phase).toBe('waxingGibbous');
});

test('the terminator bulges towards the sun while less than half is lit', () => {
  expect(litOutline(45, 5)).toBe('M0 -5A5 5 0 0 1 0 5A3.54 5 0 0 0 0 -5Z');
  expect(litOutline(135, 5)).toBe('M0 -5A5 5 0 0 1 0 5A3.54 5 0 0 1 0 -5Z');
  expect(litOutline(225, 5)).toBe('M0 -5A5 5 0 0 0 0 5A3.54 5 0 0 0 0 -5Z');
  expect(litOutline(315, 5)).toBe('M0 -5A5 5 0 0 0 0 5A3.54 5 0 0 1 0 -5Z');
});
