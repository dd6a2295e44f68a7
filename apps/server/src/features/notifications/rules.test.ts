import { isQuietHour } from '@reverie/contract/notifications.rules';
import { expect, test } from 'vitest';
import { beginningOf, foldWords, holdsWord, isDigestDue } from '#features/notifications/rules.ts';

test('quiet hours go over midnight, and the same hour twice is none', () => {
  const night = { from: 22, until: 7 };
  const quiet = Array.from({ length: 24 }, (_, hour) => hour).filter((h) => isQuietHour(h, night));
  expect(quiet).toEqual([0, 1, 2, 3, 4, 5, 6, 22, 23]);
  expect(isQuietHour(13, { from: 12, until: 14 })).toBe(true);
  expect(isQuietHour(14, { from: 12, until: 14 })).toBe(false);
  expect(isQuietHour(9, { from: 9, until: 9 })).toBe(false);
  expect(isQuietHour(9, null)).toBe(false);
});

test('a muted word is found as a word, however it is written', () => {
  const words = ['araignée', 'faux plafond'].map(foldWords);
  expect(holdsWord('Une ARAIGNEE !', words)).toBe(true);
  expect(holdsWord('le faux-plafond tombe', words)).toBe(true);
  expect(holdsWord('des araignées', words)).toBe(false);
  expect(holdsWord('rien', [])).toBe(false);
});

test('a text begins up to the end of a word', () => {
  expect(beginningOf('La  mer\nentre.')).toBe('La mer entre.');
  expect(beginningOf('La mer entre dans la cuisine', 12)).toBe('La mer…');
  expect(beginningOf('x'.repeat(30), 12)).toBe(`${'x'.repeat(12)}…`);
});

test('a digest waits for the morning of its reader, outside quiet hours', () => {
  const paris = { timeZone: 'Europe/Paris', quiet: null, last: null } as const;
  const at = (time: string) => new Date(`2026-03-${time}:00Z`);
  expect(isDigestDue({ ...paris, rhythm: 'daily' }, at('04T06:30'))).toBe(false);
  expect(isDigestDue({ ...paris, rhythm: 'daily' }, at('04T07:30'))).toBe(true);
  expect(isDigestDue({ ...paris, rhythm: 'daily', last: at('04T07:03') }, at('04T20:03'))).toBe(
    false,
  );
  expect(isDigestDue({ ...paris, rhythm: 'daily', last: at('04T07:03') }, at('05T07:03'))).toBe(
    true,
  );
  const quiet = { from: 7, until: 12 };
  expect(isDigestDue({ ...paris, rhythm: 'daily', quiet }, at('04T08:30'))).toBe(false);
  expect(isDigestDue({ ...paris, rhythm: 'weekly' }, at('04T09:30'))).toBe(false);
  expect(isDigestDue({ ...paris, rhythm: 'weekly' }, at('09T09:30'))).toBe(true);
  expect(isDigestDue({ ...paris, rhythm: 'weekly', last: at('09T07:03') }, at('09T09:30'))).toBe(
    false,
  );
  expect(isDigestDue({ ...paris, rhythm: 'weekly', last: at('02T07:03') }, at('11T09:30'))).toBe(
    true,
  );
});
