import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSeal, loadKey } from '#platform/seal/seal.ts';

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
  expect(() => seal.open(sealed, 'dream 2')).toThrow();
  const changed = Uint8Array.from(sealed, (byte, at) =>
    at === sealed.length - 1 ? byte ^ 1 : byte,
  );
  expect(() => seal.open(changed, 'dream 1')).toThrow();
  expect(() => createSeal(new Uint8Array(32)).open(sealed, 'dream 1')).toThrow();
});

test('the same text is never sealed into the same bytes', () => {
  const seal = createSeal(key);
  expect(seal.seal('eau', 'd')).not.toEqual(seal.seal('eau', 'd'));
});

test('the key is made once, and only its owner may read the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'reverie-key-'));
  const first = await loadKey(folder);
  expect(first).toHaveLength(32);
  expect(await loadKey(folder)).toEqual(first);
  expect((await stat(join(folder, 'seal.key'))).mode & 0o777).toBe(0o600);
});

test('a configured key wins, and one of the wrong size is refused', async () => {
  const configured = Buffer.from(key).toString('base64');
  expect(await loadKey('/nowhere', configured)).toEqual(Buffer.from(key));
  expect(() => createSeal(new Uint8Array(16))).toThrow('32 bytes');
});
