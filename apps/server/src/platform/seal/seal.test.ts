import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal } from '#platform/seal/seal.ts';

const key = new Uint8Array(32).fill(7);

test('any text opens again in its own context', () => {
  const seal = createSeal(key);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, context) => {
      expect(seal.open(seal.seal(text, context), context)).toBe(text);
    }),
  );
});

test('a sealed text does not open elsewhere, changed, or with another key', () => {
  const seal = createSeal(key);
  const sealed = seal.seal('la baleine', 'dream 1');
  expect(seal.open(sealed, 'dream 2')).toBeNull();
  const changed = Uint8Array.from(sealed, (byte, at) =>
    at === sealed.length - 1 ? byte ^ 1 : byte,
  );
  expect(seal.open(changed, 'dream 1')).toBeNull();
  expect(createSeal(new Uint8Array(32)).open(sealed, 'dream 1')).toBeNull();
});

test('the same text is never sealed into the same bytes', () => {
  const seal = createSeal(key);
  expect(seal.seal('eau', 'd')).not.toEqual(seal.seal('eau', 'd'));
});

test('a tag cut short opens nothing', () => {
  const seal = createSeal(key);
  const sealed = Buffer.from(seal.seal('', 'dream 1'));
  // The version, the nonce and sixteen bytes of tag: nothing else is left of an empty text.
  expect(seal.open(sealed, 'dream 1')).toBe('');
  for (let length = 0; length < sealed.length; length += 1) {
    expect(seal.open(sealed.subarray(0, length), 'dream 1')).toBeNull();
  }
});

test('a key of the wrong size is refused', () => {
  expect(() => createSeal(new Uint8Array(16))).toThrow('32 bytes');
});
