import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPages } from '#features/search/search-pages.rules.ts';

const visitor = { language: 'fr', isSignedIn: false } as const;
const first = (query: string, asking: Parameters<typeof findPages>[1] = visitor) =>
  findPages(query, asking)[0]?.to;

test.each([
  ['bib', '/dreams'],
  ['A PROPOS', '/about'],
  ['etat service', '/status'],
  ['prix', '/pricing'],
  ['rgpd', '/privacy'],
  ['s’inscrire', '/register'],
])('%s leads to %s', (query, to) => {
  expect(first(query)).toBe(to);
});

test('English is searched in English', () => {
  expect(first('pric', { language: 'en', isSignedIn: false })).toBe('/pricing');
  expect(first('tarifs', { language: 'en', isSignedIn: false })).toBeUndefined();
});

test('a page is offered to whom it is for', () => {
  const member = { language: 'fr', isSignedIn: true } as const;
  expect(first('profil')).toBeUndefined();
  expect(first('profil', member)).toBe('/profile');
  expect(first('connexion', member)).toBe('/connections');
});

test('something is offered before anything is typed, and nothing where nothing fits', () => {
  expect(findPages('  ', visitor).length).toBeGreaterThan(3);
  expect(findPages('zzx', visitor)).toEqual([]);
});

test('whatever is typed, no page is found twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const found = findPages(query, visitor).map(({ to }) => to);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
