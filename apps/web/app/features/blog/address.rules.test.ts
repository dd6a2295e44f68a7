import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOf, pagesOf, readAsked } from '#features/blog/address.rules.ts';

const read = (query: string) => readAsked(new URLSearchParams(query));

test('an address says what it shows and nothing else', () => {
  expect(addressOf({})).toBe('/blog');
  expect(addressOf({ category: 'dreams', page: 1 })).toBe('/blog?category=dreams');
  expect(addressOf({ q: 'rêve lucide', page: 2 })).toBe('/blog?q=r%C3%AAve+lucide&page=2');
});

test('what an address may not say is read as nothing said', () => {
  expect(read('category=cooking&page=0')).toEqual({ q: '', category: null, page: 1 });
  expect(read('page=-2').page).toBe(1);
  expect(read('page=1e9').page).toBe(1);
  expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200);
});

test('every address leads back to what it was made of', () => {
  const asked = fc.record({
    q: fc.string({ maxLength: 40 }).map((text) => text.trim()),
    category: fc.constantFrom('research', 'technology', 'dreams', 'psychology', null),
    page: fc.integer({ min: 1, max: 9_999 }),
  });
  fc.assert(
    fc.property(asked, (wanted) => {
      expect(readAsked(new URL(addressOf(wanted), 'http://x.test').searchParams)).toEqual(wanted);
    }),
  );
});

test('there is a page even where there is nothing', () => {
  expect([0, 1, 6, 7, 12, 13].map(pagesOf)).toEqual([1, 1, 1, 2, 2, 3]);
});
