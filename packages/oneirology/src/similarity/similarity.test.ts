import fc from 'fast-check';
import { expect, test } from 'vitest';
import { analyse } from '#analyse.ts';
import { symbolConcepts } from '#lexicon/symbols/all.ts';
import type { DreamAnalysis } from '#schema.ts';
import { searchTerms } from '#search.ts';
import { featuresOf } from '#similarity/features.ts';
import { scorePairs } from '#similarity/pairs.ts';
import { type ComparedDream, similarity } from '#similarity/similarity.ts';
import { conceptsOfThings } from '#similarity/things.ts';

function told(text: string): ComparedDream {
  return { analysis: analyse(text), terms: searchTerms(text) };
}

const words = fc.constantFrom(
  ...`je suis dans la mer ma mère un chien noir peur triste heureuse maison forêt train vole me
  poursuit frappe mon frère I am in the sea my mother a black dog afraid happy house hit him`.split(
    /\s+/,
  ),
);
const dream = fc.array(words, { maxLength: 60 }).map((list) => told(list.join(' ')));

test('a dream is like itself by 1, for reasons that add up to it', () => {
  fc.assert(
    fc.property(dream, (one) => {
      const { score, reasons } = similarity(one, one);
      const isEmpty = featuresOf(one.analysis, one.terms).size === 0;
      expect(score).toBeCloseTo(isEmpty ? 0 : 1, 9);
      expect(reasons.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(score, 9);
    }),
  );
});

test('neither dream comes first', () => {
  fc.assert(
    fc.property(dream, dream, (a, b) => {
      expect(similarity(a, b)).toEqual(similarity(b, a));
    }),
  );
});

test('a score lies between 0 and 1, has reasons, and they are true of both dreams', () => {
  fc.assert(
    fc.property(dream, dream, (a, b) => {
      const { score, reasons } = similarity(a, b);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(reasons.length > 0).toBe(score > 0);
      for (const { kind, key } of reasons) {
        if (kind === 'concept') {
          expect(names(a.analysis, key) && names(b.analysis, key)).toBe(true);
        } else if (kind === 'emotion') {
          expect(feels(a.analysis, key) && feels(b.analysis, key)).toBe(true);
        } else if (kind === 'word') {
          expect(a.terms).toContain(key);
          expect(b.terms).toContain(key);
        }
      }
    }),
  );
});

function names({ symbols }: DreamAnalysis, concept: string): boolean {
  return symbols.some(({ id, shown }) => id === concept && shown);
}

function feels({ emotions }: DreamAnalysis, kind: string): boolean {
  return emotions.some((emotion) => emotion.class === kind && emotion.shown);
}

test('scoring many pairs at once gives what each pair gives alone', () => {
  fc.assert(
    fc.property(fc.array(dream, { maxLength: 6 }), (dreams) => {
      const scores = new Map<string, number>();
      scorePairs(
        dreams.map(({ analysis, terms }) => featuresOf(analysis, terms)),
        (first, second, score) => scores.set(`${first} ${second}`, score),
      );
      dreams.forEach((a, first) => {
        dreams.forEach((b, second) => {
          if (first >= second) return;
          const isOneLanguage = a.analysis.language.code === b.analysis.language.code;
          if (!isOneLanguage) return;
          const alone = similarity(a, b).score;
          expect(scores.get(`${first} ${second}`) ?? 0).toBeCloseTo(alone, 9);
        });
      });
    }),
  );
});

test('a dream and its translation are closer than two dreams of one language', () => {
  const french = told('Un chien noir me poursuit dans la forêt. J’ai peur.');
  const english = told('A black dog chases me in the forest. I am afraid.');
  const other = told('Ma mère prépare un gâteau dans la cuisine. Je suis heureuse.');
  expect(similarity(french, english).score).toBeGreaterThan(0.8);
  expect(similarity(french, other).score).toBeLessThan(0.3);
});

test('a rare concept in common says more than a frequent one', () => {
  const { reasons } = similarity(told('A whale in the house.'), told('The house of the whale.'));
  const shareOf = (key: string): number => reasons.find((one) => one.key === key)?.share ?? 0;
  expect(shareOf('whale')).toBeGreaterThan(shareOf('house'));
});

test('words count only where both dreams have theirs', () => {
  const whole = told('A zeppelin over the sea.');
  const { reasons } = similarity(whole, { analysis: whole.analysis });
  expect(reasons.map(({ kind }) => kind)).not.toContain('word');
});

test('every concept with a class of objects is one of the lexicon', () => {
  const known = new Set(symbolConcepts.map(({ id }) => id));
  expect([...conceptsOfThings].filter((concept) => !known.has(concept))).toEqual([]);
});
