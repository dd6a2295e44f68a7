import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailKey, usernameKey } from '#features/accounts/rules.ts';

test('spellings of one email share their key', () => {
  expect(emailKey(' Ana.Lune@Example.ORG ')).toBe(emailKey('ana.lune@example.org'));
});

test('spellings of one username share their key', () => {
  const spellings = ['Réverie', 'RÉVERIE', 'réverie', 're\u0301verie', 'Ｒéverie'];
  expect(new Set(spellings.map(usernameKey)).size).toBe(1);
  expect(usernameKey('straße')).toBe(usernameKey('STRASSE'));
  expect(usernameKey('STRAẞE')).toBe(usernameKey('STRASSE'));
});

test('different usernames keep different keys', () => {
  expect(usernameKey('reverie')).not.toBe(usernameKey('réverie'));
  expect(usernameKey('lune.1')).not.toBe(usernameKey('lune-1'));
});

test('a key is its own key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(usernameKey(usernameKey(name))).toBe(usernameKey(name));
    }),
  );
});
