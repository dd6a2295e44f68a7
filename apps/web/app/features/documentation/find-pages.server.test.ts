import { expect, test } from 'vitest';
import { findPages } from '#features/documentation/find-pages.server.ts';
import { pagesIn } from '#features/documentation/pages.server.ts';

/** Every word of the documentation that is written with an accent or a ligature. */
const accented = new Set(
  JSON.stringify([...pagesIn('fr').values()])
    .match(/[\p{L}\p{M}]+/gu)
    ?.filter((word) => /[^\0-\x7f]/.test(word)),
);

test('a word is found alike however its accents and capitals are typed', () => {
  expect(accented.size).toBeGreaterThan(100);
  for (const word of [...accented, 'rêve']) {
    const found = findPages('fr', word);
    const typed = word.normalize('NFD');
    const bare = typed.replace(/\p{M}/gu, '').replace(/œ/g, 'oe').replace(/Œ/g, 'Oe');
    for (const other of [typed, bare, bare.toUpperCase()]) {
      expect(findPages('fr', other), `${other}, for ${word}`).toEqual(found);
    }
  }
});
