import { expect, test } from 'vitest';
import { pagesAround } from '#ui/pages-around.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('around page %i of %i', (current, count, shown) => {
  expect(pagesAround(current, count)).toEqual(shown);
});
