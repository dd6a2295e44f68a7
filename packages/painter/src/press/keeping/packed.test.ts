import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compose } from '#press/compose/compose.ts';
import { packDrawing, unpackDrawing } from '#press/keeping/packed.ts';
import { sceneTold } from '#testing/told.ts';

const told = 'A giant spider was sitting on the ceiling of my bedroom. I was hiding.';

test('a drawing that was packed is the drawing, to a tenth of a unit', () => {
  const scene = sceneTold(told);
  for (const seed of [1, 2, 3]) {
    const { width, height, palette, layers } = compose(scene, { seed });
    const again = unpackDrawing(packDrawing({ width, height, palette, layers }));
    expect(again).toEqual({ width, height, palette, layers });
  }
});

test('a path of any points comes back as near as was asked', () => {
  const scene = sceneTold(told);
  const { width, height, palette, layers } = compose(scene, { seed: 1 });
  const [layer] = layers;
  if (!layer) throw new Error('nothing is drawn');
  const point = fc.tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9, max: 9 }));
  fc.assert(
    fc.property(fc.array(point, { minLength: 1 }), fc.constantFrom(1, 2, 10), (points, perUnit) => {
      const path = points.flatMap(([x, y], n) => [n === 0 ? 0 : 1, x / 10, y / 10]).concat(3);
      const packed = packDrawing({ width, height, palette, layers: [{ ...layer, path }] }, perUnit);
      const back = unpackDrawing(packed).layers[0]?.path ?? [];
      expect(back.length).toBe(path.length);
      for (const [n, value] of back.entries())
        expect(Math.abs(value - (path[n] ?? 0))).toBeLessThanOrEqual(0.5 / perUnit + 1e-9);
    }),
  );
});

test('a text that is no drawing is refused', () => {
  for (const text of ['{}', '[]', 'null', '{"width":1,"height":1,"perUnit":1,"layers":[{}]}']) {
    expect(() => unpackDrawing(text)).toThrow(TypeError);
  }
  expect(() => unpackDrawing('no')).toThrow(SyntaxError);
});
