import { expect, test } from 'vitest';
import { headOfBeast } from '#press/compose/bodies/beast-head.ts';
import { withWorn } from '#press/compose/bodies/worn-by-beasts.ts';
import { boxOfPiece } from '#press/compose/troupe.ts';
import { beasts } from '#press/pieces/bestiary.ts';
import { pieceFor } from '#press/pieces/registry.ts';
import { createRandom } from '#random.ts';
import { wordsTold } from '#testing/told.ts';

/** Beasts with a hat, glasses or a tie have it on, and do what they do. */
test.each([
  ['A cat was wearing a crown.', /^A cat wearing a crown/],
  ['Un chat portait un chapeau.', /^A cat wearing a hat/],
  ['My dog was wearing my hat.', /^A dog wearing a hat/],
  ['A cow with a crown on its head was in my garden.', /^A cow wearing a crown stands in a garden/],
  ['Un lion avec une couronne était assis dans le salon.', /^A lion wearing a crown sits/],
  ['A dog in sunglasses was driving a car.', /^A dog wearing a pair of sunglasses drives a car/],
  ['Un hibou portait des lunettes.', /^An owl wearing a pair of glasses/],
  ['The rabbit had a bow tie.', /^A rabbit wearing a bow tie/],
  ['A bear wore a red scarf.', /^A bear wearing a red scarf/],
  ['A fox in a green scarf waited.', /^A fox wearing a green scarf waits/],
])('%s', (text, words) => {
  expect(wordsTold(text)).toMatch(words);
});

const worn = { label: { fr: 'couronne', en: 'crown' }, count: 1, changes: [] } as const;

test('a crown is on the head of every beast whose piece says where that is', () => {
  let heads = 0;
  for (const id of beasts) {
    const piece = pieceFor(id)?.make({ random: createRandom(1, id) });
    const head = piece && headOfBeast(piece);
    if (!piece || !head) continue;
    heads += 1;
    const whole = withWorn(piece, [{ ...worn, id: 'crown', part: 'head' }], createRandom(1, id));
    const crown = boxOfPiece({ layers: whole.layers.slice(piece.layers.length) });
    const middle = (crown.left + crown.right) / 2;
    // Behind a beak it may be far from its tip.
    expect(Math.abs(middle - head.at[0]), id).toBeLessThan(head.reach * 4);
    expect(crown.top, id).toBeLessThan(head.at[1]);
    expect(crown.bottom, id).toBeLessThan(head.at[1] + head.reach * 0.4);
  }
  expect(heads).toBeGreaterThan(40);
});
