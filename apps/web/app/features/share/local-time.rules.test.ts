import { expect, test } from 'vitest';
import { instantOf, localTextOf } from '#features/share/local-time.rules.ts';

test('a field is read on the clocks of the dreamer, summer and winter', () => {
  expect(instantOf('2026-11-21T03:12', 'Europe/Paris')).toBe('2026-11-21T02:12:00.000Z');
  expect(instantOf('2026-07-21T03:12', 'Europe/Paris')).toBe('2026-07-21T01:12:00.000Z');
  expect(instantOf('2026-11-21T03:12', 'America/New_York')).toBe('2026-11-21T08:12:00.000Z');
});

test('an instant shown in a field comes back as it was', () => {
  for (const zone of ['Europe/Paris', 'Asia/Kathmandu', 'America/St_Johns', 'UTC']) {
    for (const hour of [0, 1, 2, 3, 12, 23]) {
      const iso = new Date(Date.UTC(2026, 2, 29, hour, 30)).toISOString();
      expect(instantOf(localTextOf(iso, zone), zone)).toBe(iso);
    }
  }
});

test('midnight is the hour 0 of its day', () => {
  expect(localTextOf('2026-11-20T23:00:00.000Z', 'Europe/Paris')).toBe('2026-11-21T00:00');
});

test('what is no time is no time', () => {
  for (const text of ['', 'hier', '2026-11-21', '2026-13-41T99:99']) {
    expect(instantOf(text, 'Europe/Paris')).toBeNull();
  }
});
