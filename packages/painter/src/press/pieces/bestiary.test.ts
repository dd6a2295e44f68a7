import { symbolConcepts } from '@reverie/oneirology';
import { propConcepts } from '@reverie/oneirology/props';
import { expect, test } from 'vitest';
import { isOfBeasts } from '#press/choosing/deeds/strange.ts';
import { beasts, isBeast } from '#press/pieces/bestiary.ts';
import { pieceEntries, pieceFor } from '#press/pieces/registry.ts';

/** What beasts leave behind, or have on them. */
const ofBeasts = ['wing', 'shell', 'coral', 'feather', 'nest', 'egg'];

test('every beast is drawn', () => {
  expect(beasts.filter((id) => pieceFor(id) === null)).toEqual([]);
});

test('whatever is drawn and read as a beast has its row', () => {
  const category = new Map(
    [...symbolConcepts, ...propConcepts].map((one) => [one.id, one.category]),
  );
  const untold = Object.keys(pieceEntries).filter(
    (id) => isOfBeasts(category.get(id) ?? '') && !isBeast(id),
  );
  expect(untold.sort()).toEqual([...ofBeasts].sort());
});
