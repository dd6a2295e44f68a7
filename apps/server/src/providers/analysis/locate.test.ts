import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locate } from '#providers/analysis/locate.ts';

const text = 'Maman m’appelle. J’ai « peur » du chien, un chien noir 😴 dans l’entrée.';
const found = (quote: string) => locate(quote, text)?.text ?? null;

test('a quotation is found where it stands, to the letter', () => {
  expect(locate('un chien noir', text)).toEqual({ start: 41, end: 54, text: 'un chien noir' });
  expect(found('  peur ')).toBe('peur');
  expect(found('😴')).toBe('😴');
});

test('signs a keyboard sets otherwise do not hide a quotation, and the dream’s own are kept', () => {
  expect(found("m'appelle")).toBe('m’appelle');
  expect(found("l'entrée")).toBe('l’entrée');
});

test('what the dream does not say is not found', () => {
  for (const quote of ['chat', 'Peur', 'peur du chat', 'l’entree', '', '   ', '\ud83d']) {
    expect(found(quote), quote).toBeNull();
  }
});

test('a part of a word is no quotation', () => {
  expect(found('an')).toBeNull();
  expect(found('chie')).toBeNull();
  expect(locate('e', 'cafe\u0301')).toBeNull();
});

test('a whole paragraph is no quotation', () => {
  const long = 'la mer '.repeat(40).trim();
  expect(locate(long, long)).toBeNull();
});

test('whatever is found is the slice it says', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 80 });
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(20), (dream, from, length) => {
      const start = dream.length === 0 ? 0 : from % dream.length;
      const quote = dream.slice(start, start + length);
      const span = locate(quote, dream);
      if (span) expect(dream.slice(span.start, span.end)).toBe(span.text);
    }),
  );
});
