import { expect, test } from 'vitest';
import { blur, blurredIn, partsOf, withoutReplacements } from '#blurring.rules.ts';

test('every place where the words stand by themselves is replaced, in any case', () => {
  const words = [{ kind: 'name', words: 'Paul' } as const];
  expect(blur('Paul, PAUL et paul. Paule et l’épaule restent.', words, 'fr')).toBe(
    '[nom], [nom] et [nom]. Paule et l’épaule restent.',
  );
});

test('the longest goes first, and a replacement is replaced by nothing', () => {
  const words = [
    { kind: 'name', words: 'Anne' },
    { kind: 'name', words: 'Anne Roy' },
    { kind: 'place', words: 'nom' },
  ] as const;
  expect(blur('Anne  Roy, sans nom, avec Anne.', words, 'fr')).toBe(
    '[nom], sans [lieu], avec [nom].',
  );
});

test('apostrophes, accents written in two and signs are the same words', () => {
  const words = [
    { kind: 'place', words: "L'Isle-d'Abeau" },
    { kind: 'name', words: 'Zoé' },
    { kind: 'link', words: 'https://a.example/x?y=(1)' },
  ] as const;
  const text = 'L’Isle-d’Abeau, avec Zoe\u0301, https://a.example/x?y=(1).';
  expect(blur(text, words, 'en')).toBe('[place], avec [name], [link].');
  expect(blurredIn('À L’Isle-d’Abeau', words)).toEqual([{ start: 2, end: 16, kind: 'place' }]);
});

test('what is read of it holds no replacement, and every other word in its place', () => {
  expect(withoutReplacements('Le [numéro] rit.')).toBe('Le          rit.');
});

test('what others receive is told apart again', () => {
  expect(partsOf('Avec [nom] à la mer [sic].')).toEqual([
    { text: 'Avec ', isReplacement: false },
    { text: 'nom', isReplacement: true },
    { text: ' à la mer [sic].', isReplacement: false },
  ]);
});
