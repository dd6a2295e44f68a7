import { expect, test } from 'vitest';
import { castTroupes } from '#press/compose/casting.ts';
import { compose } from '#press/compose/compose.ts';
import { boxOfActor, scenePrinted, somebody, thing } from '#testing/print-scenes.ts';

test.each([somebody(), thing('hippopotamus')])(
  'who slides sits on the slide, half way down',
  (one) => {
    const scene = scenePrinted(
      ['garden', 'playground'],
      [one, thing('slide')],
      [{ who: 0, act: 'fall', relation: { name: 'on', to: 1 } }],
    );
    for (const seed of [1, 2, 3]) {
      const print = compose(scene, { seed });
      expect(print.scene.actors).toHaveLength(2);
      const [rider, slide] = [boxOfActor(print, 0), boxOfActor(print, 1)];
      const middle = (rider.left + rider.right) / 2;
      expect(middle).toBeGreaterThan(slide.left);
      expect(middle).toBeLessThan(slide.right);
      expect(rider.bottom).toBeLessThan(slide.bottom);
    }
  },
);

test('who folds something at a bathtub has no table across it, nor a desk who is in a box', () => {
  const folds = {
    fr: { one: 'plie', many: 'plient', joint: '' },
    en: { one: 'folds', many: 'fold', joint: '' },
  } as const;
  const atTub = scenePrinted(
    'bathroom',
    [somebody(), thing('bathtub')],
    [{ who: 0, act: 'tend', verb: folds, relation: { name: 'at', to: 1 } }],
  );
  const inBox = scenePrinted(
    'room',
    [somebody(), thing('box')],
    [{ who: 0, act: 'write', relation: { name: 'in', to: 1 } }],
  );
  for (const scene of [atTub, inBox]) {
    const ids = castTroupes(scene, 1).flatMap(({ piece }) => piece.layers.map(({ id }) => id));
    expect(ids.filter((id) => /^(?:worktop|writing-desk$|seat\.)/.test(id))).toEqual([]);
  }
});
