import { expect, test } from 'vitest';
import { waitWords } from '#language/waiting.ts';

test('a wait is said in seconds, minutes or hours, never as less than it is', () => {
  expect(waitWords.fr(1)).toBe("Trop d'essais. Réessayez dans 1 seconde.");
  expect(waitWords.fr(30)).toBe("Trop d'essais. Réessayez dans 30 secondes.");
  expect(waitWords.en(60)).toBe('Too many attempts. Try again in 1 minute.');
  expect(waitWords.fr(61)).toBe("Trop d'essais. Réessayez dans 2 minutes.");
  expect(waitWords.en(3_600)).toBe('Too many attempts. Try again in 1 hour.');
});
