import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerptOf } from '#help/excerpt.ts';
import { findHelp } from '#help/find-help.ts';
import { helpEn } from '#help/help-entries.en.ts';
import { helpFr } from '#help/help-entries.fr.ts';
import { helpPlaces } from '#help/help-places.ts';
import { type Language, languages } from '#language/language.ts';

const best = (language: Language, query: string) => findHelp(language, query, 5)[0]?.id;

test.each([
  ['j’ai oublié mon mot de passe', 'lost-password'],
  ['mot de pase oublie', 'lost-password'],
  ['supprimer un rêve', 'take-down-dream'],
  ['effacer mon compte', 'close-account'],
  ['est-ce payant', 'price-today'],
  ['combien ça coûte ?', 'price-today'],
  ['CHIFFREMENT', 'who-reads'],
  ['cauchemard image', 'nightmare-painting'],
  ['dicter', 'speak-dream'],
  ['contacter quelqu’un', 'write-to-us'],
  ['rêve lucide', 'lucid-guide'],
  ['que signifie mon reve', 'dream-meaning'],
  ['installer le sdk', 'api-start'],
  ['ollama', 'set-up-model'],
  ['changer de thème', 'sky-and-colours'],
])('%s leads to %s', (query, id) => {
  expect(best('fr', query)).toBe(id);
});

test.each([
  ['forgot my password', 'lost-password'],
  ['paswords reset', 'lost-password'],
  ['delete a dream', 'take-down-dream'],
  ['close account', 'close-account'],
  ['pricing', 'price-today'],
  ['is my dream sent to chatgpt', 'outside-model'],
  ['lucid dreaming', 'lucid-guide'],
  ['dark mode', 'sky-and-colours'],
  ['talk to a human', 'write-to-us'],
  ['openapi', 'api-description'],
  ['self hosting', 'own-server'],
])('%s leads to %s', (query, id) => {
  expect(best('en', query)).toBe(id);
});

test('who writes a beginning is understood', () => {
  expect(best('fr', 'supprim')).toBe('take-down-dream');
  expect(best('en', 'watercol')).toBe('painting-again');
});

test.each(['', '   ', 'le la les', '???', 'zzxqwv', '\0'])('%o finds nothing', (query) => {
  for (const language of languages) expect(findHelp(language, query, 5)).toEqual([]);
});

test('whatever is typed, answers are distinct, whole, and no more than asked for', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem()),
      fc.integer({ min: 1, max: 20 }),
      (language, query, limit) => {
        const found = findHelp(language, query, limit);
        expect(found.length).toBeLessThanOrEqual(limit);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(found.every(({ title, excerpt, href }) => title && excerpt && href)).toBe(true);
      },
    ),
  );
});

test('every entry is found by its own title, in any case and without accents', () => {
  for (const language of languages) {
    for (const [id, { title }] of Object.entries(language === 'fr' ? helpFr : helpEn)) {
      const typed = title.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '');
      expect(
        findHelp(language, typed, 3).map((found) => found.id),
        `${language} ${id}`,
      ).toContain(id);
    }
  }
});

test('every address is a path of this site', () => {
  for (const { href } of Object.values(helpPlaces)) expect(href).toMatch(/^\/[a-z]/);
});

test('an excerpt ends between words, within its limit', () => {
  expect(excerptOf('court')).toBe('court');
  fc.assert(
    fc.property(fc.lorem({ maxCount: 40 }), (text) => {
      const excerpt = excerptOf(text, 60);
      expect(excerpt.length).toBeLessThanOrEqual(61);
      if (excerpt !== text) expect(text.startsWith(excerpt.slice(0, -1))).toBe(true);
    }),
  );
});
