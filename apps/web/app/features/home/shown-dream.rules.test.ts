import { expect, test } from 'vitest';
import { firstSentence } from '#features/home/shown-dream.rules.ts';

test('a dream is quoted up to its first stop', () => {
  expect(firstSentence('Il pleut à l’envers. Je plie un bateau.')).toBe('Il pleut à l’envers.');
  expect(firstSentence('Qui est là ? Personne.')).toBe('Qui est là ?');
});

test('a dream without a stop is quoted whole', () => {
  expect(firstSentence('  une baleine\n dans la baie ')).toBe('une baleine dans la baie');
});

test('a long sentence ends between two words', () => {
  const quoted = firstSentence(`${'marcher longtemps '.repeat(20)}.`);
  expect(quoted.length).toBeLessThanOrEqual(121);
  expect(quoted).toMatch(/(marcher|longtemps)…$/);
});
