import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryTerms, searchTerms } from '#search.ts';

function finds(query: string, document: string): boolean {
  const terms = new Set(searchTerms(document));
  return queryTerms(query).every((word) => word.some((term) => terms.has(term)));
}

test.for([
  ['baleines', 'baleine'],
  ['rêver', 'je rêvais'],
  ['rêvais', 'un rêve'],
  ['fly', 'flying'],
  ['flying', 'we flew'],
  ['Éléphant', 'an elephant'],
  ['elephant', 'l’éléphant'],
  ['cheval', 'des chevaux'],
  ['coeur', 'mon cœur'],
  ['oiseau', 'les oiseaux'],
  ['tomber', 'je tombais'],
  ['story', 'stories'],
  ['œil', 'des yeux'],
  ['wolf', 'two wolves'],
  ['mer forêt', 'la forêt au bord de la mer'],
] as const)('“%s” finds “%s”', ([query, document]) => {
  expect(finds(query, document)).toBe(true);
});

test('words that only look alike stay apart', () => {
  expect(finds('mer', 'ma mère')).toBe(false);
  expect(finds('lune forêt', 'la lune')).toBe(false);
});

test('function words are neither indexed nor asked for', () => {
  expect(searchTerms('je ne suis pas dans the')).toEqual([]);
  expect(queryTerms('dans la')).toEqual([]);
});

test('terms are distinct, folded, and the same words always find their own document', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(' ');
      const terms = searchTerms(text);
      expect(new Set(terms).size).toBe(terms.length);
      expect(finds(text, text)).toBe(true);
    }),
  );
});
