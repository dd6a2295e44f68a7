import { expect, it } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, scenePrinted, thing } from '#testing/print-scenes.ts';

/** Where the highest of twelve hats in a church is, as a share of the sheet. */
function highest(act: 'float' | 'stand'): number {
  const scene = scenePrinted(
    ['room', 'church'],
    [thing('hat', { count: 12 })],
    [{ who: 0, act, relation: { name: 'in', to: 'place' } }],
  );
  const print = compose(scene, { seed: 2 });
  return boxOfActor(print, 0).top / print.height;
}

it('has many things that float all over the air, and those that lie on the ground', () => {
  expect(highest('float')).toBeLessThan(0.3);
  expect(highest('stand')).toBeGreaterThan(highest('float') + 0.1);
});
