import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal, keyIdOf, keyNamedIn, opened, sealNamed } from '#platform/seal/seal.ts';

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

const keys = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('any text sealed by any key names that key, and opens by it alone', () => {
  fc.assert(
    fc.property(keys, keys, fc.string(), fc.string(), (own, other, text, context) => {
      const sealed = sealNamed(own, text, context);
      expect(keyNamedIn(sealed)).toBe(keyIdOf(own));
      expect(opened(own, sealed, context)).toBe(text);
      if (Buffer.compare(own, other) !== 0) expect(opened(other, sealed, context)).toBeNull();
      expect(opened(own, sealed, `${context}.`)).toBeNull();
    }),
  );
});

test('a byte changed anywhere, or left out, and it does not open', () => {
  const place = fc.nat(300);
  fc.assert(
    fc.property(keys, fc.string({ maxLength: 80 }), place, (own, text, at) => {
      for (const sealed of [sealNamed(own, text, 'd'), createSeal(own).seal(text, 'd')]) {
        const changed = Uint8Array.from(sealed);
        changed[at % sealed.length] = (changed[at % sealed.length] ?? 0) ^ 1;
        expect(opened(own, changed, 'd')).toBeNull();
        expect(opened(own, sealed.subarray(0, at % sealed.length), 'd')).toBeNull();
      }
    }),
  );
});

test('any bytes open nothing, and break nothing', () => {
  fc.assert(
    fc.property(keys, fc.uint8Array({ maxLength: 100 }), (own, bytes) => {
      expect(opened(own, bytes, 'd')).toBeNull();
      keyNamedIn(bytes);
    }),
  );
});

test('a key of the wrong size is refused', () => {
  expect(() => createSeal(new Uint8Array(16))).toThrow('32 bytes');
});
