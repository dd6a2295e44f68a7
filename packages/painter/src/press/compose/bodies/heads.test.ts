import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { look } from '#press/compose/sheet/visible.ts';
import { sceneTold } from '#testing/told.ts';

const dreams = [
  'A singer looked after my children. She cried in the kitchen and I had to comfort her.',
  'Ma tante gardait mes enfants. Elle pleurait dans la cuisine et je devais la consoler.',
  'There was a man standing at the bottom of the bed and he was folding my laundry.',
  'Mon père était debout au pied de mon lit et il pliait des chemises.',
  'My mother was comforting a man in the kitchen and my children were watching.',
];

/** The largest share of a head that somebody else of the print hides. */
function mostHidden(text: string, seed: number): number {
  const print = compose(sceneTold(text), { seed });
  const owned = print.layers.map((layer, n) => ({ layer, owner: print.owners[n] ?? -1 }));
  const seen = look(owned, print, print.palette);
  const shares = [...seen.values()].flatMap(({ headsHidden }) => [...headsHidden.values()]);
  return Math.max(0, ...shares);
}

test('who only stands there stands before nobody’s face', () => {
  const shares = dreams.flatMap((text) =>
    [1, 2, 3, 4, 5, 15, 28].map((seed) => ({ text, seed, share: mostHidden(text, seed) })),
  );
  const hidden = shares.filter(({ share }) => share > 0.3);
  expect(hidden.length, JSON.stringify(hidden, null, 1)).toBeLessThanOrEqual(1);
}, 60_000);
