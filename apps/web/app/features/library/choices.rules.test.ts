import {
  avoidableWarnings,
  categories,
  dreamTypes,
  warnedFilters,
} from '@reverie/contract/dreams.rules';
import { librarySorts, periods } from '@reverie/contract/library.rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Choices,
  noChoices,
  pathWith,
  queryOf,
  readChoices,
} from '#features/library/choices.rules.ts';
import { leads, roomings } from '#features/library/rooms.rules.ts';

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  q: fc.string({ maxLength: 40 }).map((typed) => typed.trim()),
  tag: fc.string({ maxLength: 30, unit: 'grapheme' }).map((typed) => typed.trim()),
  category: fc.option(fc.constantFrom(...categories)),
  type: fc.option(fc.constantFrom(...dreamTypes)),
  period: fc.option(fc.constantFrom(...periods)),
  warned: fc.option(fc.constantFrom(...warnedFilters)),
  sort: fc.constantFrom(...librarySorts),
  not: fc.uniqueArray(fc.constantFrom('sang', 'Loup', 'être seul')).map((tags) => tags.join(',')),
  avoid: fc.subarray([...avoidableWarnings]).map((warnings) => warnings.join(',')),
  rooms: fc.constantFrom(...roomings),
  lead: fc.option(fc.constantFrom(...leads)),
  page: fc.integer({ min: 1, max: 999_999 }),
});

test('choices written into an address are read back from it', () => {
  fc.assert(
    fc.property(anyChoices, (choices) => {
      expect(readChoices(new URLSearchParams(queryOf(choices)))).toEqual(choices);
    }),
  );
});

test('whatever an address says, it is read', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const choices = readChoices(new URLSearchParams(query));
      expect(choices.page).toBeGreaterThanOrEqual(1);
    }),
  );
  const odd = 'category=food&type=premonitory&period=era&sort=random&page=0&x=1';
  expect(readChoices(new URLSearchParams(odd))).toEqual({ ...noChoices, type: 'prophetic' });
});

test('a changed choice begins at its first page', () => {
  const choices: Choices = { ...noChoices, category: 'nature', page: 7 };
  expect(pathWith(choices, { type: 'lucid' })).toBe('/dreams?category=nature&type=lucid');
  expect(pathWith(choices, { page: 8 })).toBe('/dreams?category=nature&page=8');
  expect(pathWith(choices, { category: null })).toBe('/dreams');
});
