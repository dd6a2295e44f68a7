import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf } from '#features/dreams/excerpt.rules.ts';

test('an excerpt ends where a sentence does', () => {
  const dream = 'Je grimpe à une échelle. La lune est si près ! Elle dit : « Viens. » Je tombe.';
  expect(beginningOf(dream, 60)).toBe('Je grimpe à une échelle. La lune est si près !');
  expect(beginningOf(dream, 70)).toBe(
    'Je grimpe à une échelle. La lune est si près ! Elle dit : « Viens. »',
  );
  expect(beginningOf(dream, 500)).toBe(dream);
});

test('a first sentence that is too long ends at a word', () => {
  expect(beginningOf('Une baleine traverse la baie, lentement, au-dessus de l’eau.', 30)).toBe(
    'Une baleine traverse la baie…',
  );
});

test('an excerpt is never longer than asked for, but for its ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.integer({ min: 10, max: 80 }), (text, most) => {
      expect(beginningOf(text, most).length).toBeLessThanOrEqual(most + 1);
    }),
  );
});
