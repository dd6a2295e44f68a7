import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byteLength, countCharacters, isStorable } from '#text.rules.ts';
import { writtenText } from '#text.ts';

const fiveHundred = writtenText({ max: 500, maxBytes: 16_384 });
const codesOf = (value: unknown) =>
  fiveHundred
    .safeParse(value)
    .error?.issues.map((issue) => (issue.code === 'custom' ? issue.params?.code : issue.code));

test.each([
  ['letters', 'a'],
  ['an emoji of a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇫🇷'],
  ['a letter with combining marks', 'e\u0301\u0323'],
  ['a right-to-left letter', 'ش'],
  ['a Devanagari cluster', 'क्षि'],
])('500 characters pass and 501 do not: %s', (_, character) => {
  expect(countCharacters(character.repeat(500))).toBe(500);
  expect(codesOf(character.repeat(500))).toBeUndefined();
  expect(codesOf(character.repeat(501))).toEqual(['too_long']);
});

test('the quick count of plain text agrees with the segmenter', () => {
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aéœ’« \u00a0Zñ9 –…') }), (text) => {
      expect(countCharacters(text)).toBe([...segmenter.segment(text)].length);
    }),
  );
});

test('one character made of a thousand marks is too long all the same', () => {
  expect(codesOf(`e${'\u0301'.repeat(20_000)}`)).toEqual(['too_long']);
});

test('blank, NUL and half a surrogate pair are refused, each by its name', () => {
  expect(codesOf(' \n\u00a0\t')).toEqual(['blank']);
  expect(codesOf('a\0b')).toEqual(['unstorable_character']);
  expect(codesOf('a\ud83d')).toEqual(['unstorable_character']);
  expect(isStorable('😀')).toBe(true);
});

test('byteLength is what percent-encoding makes of any well-formed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(text.isWellFormed());
      const escaped = encodeURIComponent(text);
      expect(byteLength(text)).toBe(escaped.replace(/%[\dA-F]{2}/g, 'x').length);
    }),
  );
});
