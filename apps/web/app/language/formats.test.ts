import { expect, test } from 'vitest';
import { formatsOf, knownTimeZone } from '#language/formats.ts';

const french = formatsOf('fr', 'Europe/Paris');
const english = formatsOf('en', 'Europe/London');
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

test('a night is named by the two days it joins', () => {
  const night = french.night('2026-10-26T02:12:00Z');
  expect([plain(night?.from), plain(night?.to)]).toEqual(['25', '26 octobre 2026']);
});

test('an evening belongs to the night it begins, and a month may end in between', () => {
  const night = french.night('2026-10-31T21:30:00Z');
  expect([plain(night?.from), plain(night?.to)]).toEqual(['31 octobre', '1 novembre 2026']);
});

test('an afternoon nap is no night', () => {
  expect(french.night('2026-10-26T14:00:00Z')).toBeNull();
});

test('the reader’s own clock decides: one instant, two days', () => {
  const at = '2026-10-25T23:30:00Z';
  expect(plain(formatsOf('fr', 'Asia/Tokyo').date(at))).toBe('26 octobre 2026');
  expect(plain(formatsOf('fr', 'America/Montreal').date(at))).toBe('25 octobre 2026');
});

test('hours and numbers are written as each language writes them', () => {
  expect(plain(french.time('2026-10-26T02:12:00Z'))).toBe('3 h 12');
  expect(english.time('2026-10-26T03:12:00Z')).toBe('03:12');
  expect(french.number(4999)).toBe('4\u202f999');
  expect(english.number(4999)).toBe('4,999');
  expect(plain(french.percent(0.8))).toBe('80 %');
});

test('a forged time zone is Greenwich’s', () => {
  expect(knownTimeZone('Mars/Olympus')).toBe('UTC');
  expect(knownTimeZone(null)).toBe('UTC');
  expect(knownTimeZone('Europe/Paris')).toBe('Europe/Paris');
});

test('an amount shows its cents where it has any, a rate its decimals', () => {
  expect([french.euros(499), french.euros(99_900)].map(plain)).toEqual(['4,99 €', '999 €']);
  expect([english.euros(499), english.euros(99_900)]).toEqual(['€4.99', '€999']);
  expect([french.rate(0.9999), french.rate(0.165)].map(plain)).toEqual(['99,99 %', '16,5 %']);
});

test('nothing is one in French and many in English', () => {
  const dreams = { one: '{n} one', other: '{n} other' };
  const said = ({ counted }: typeof french) => [0, 1, 2].map((count) => counted(dreams, count));
  expect(said(french)).toEqual(['0 one', '1 one', '2 other']);
  expect(said(english)).toEqual(['0 other', '1 one', '2 other']);
});
