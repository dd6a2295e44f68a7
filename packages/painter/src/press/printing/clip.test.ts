import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ellipse, polygon } from '#press/path.ts';
import { inPane, outlinesOf } from '#press/printing/clip.ts';

const at = fc.integer({ min: -120, max: 120 });
const corner = fc.tuple(at, at);
const triangle = fc.tuple(corner, corner, corner);

const pane = ellipse(4, -10, 34, 67);

test('nothing of a path is left outside of a round pane', () => {
  fc.assert(
    fc.property(triangle, (corners) => {
      const kept = outlinesOf(inPane(polygon(corners), pane)).flatMap(({ points }) => points);
      for (const [x, y] of kept)
        expect(((x - 4) / 34) ** 2 + ((y + 10) / 67) ** 2).toBeLessThanOrEqual(1.001);
    }),
  );
});

test('what lies in the pane is kept whole', () => {
  const small = ellipse(4, -10, 12, 20);
  expect(inPane(small, pane)).toHaveLength(small.length);
});
