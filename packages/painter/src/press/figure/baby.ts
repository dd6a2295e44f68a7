import type { Layer } from '#press/drawing.ts';
import type { Looks } from '#press/figure/options.ts';
import { circle, ellipse, join, smooth, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

const lid = (y: number) =>
  stroke(
    [
      [27.6, y - 2],
      [26.2, y],
      [27.6, y + 2],
    ],
    1,
    0.6,
  );
const lip = stroke(
  [
    [20.6, -16.6],
    [19.8, -15],
    [20.6, -13.4],
  ],
  1,
  0.6,
);

/** A baby in its wrap, lying; no longer than a forearm and a hand. */
export function baby({ garment, skin, hairRole }: Looks): Piece {
  const relief = { depth: 0.45, dx: -3, dy: -4, radius: 6 };
  const wrap = smooth([
    [-34, -4],
    [-33, -17],
    [-12, -27],
    [10, -26],
    [20, -16],
    [19, -4],
    [0, 0],
    [-24, 0],
  ]);
  const layers: Layer[] = [
    { id: 'baby', role: garment, path: wrap, tone: 0.3, relief, isSheet: true },
    {
      id: 'baby.folds',
      role: garment,
      path: join(
        stroke(
          [
            [-30, -12],
            [-12, -16],
            [12, -6],
          ],
          1.4,
          0.8,
        ),
        stroke(
          [
            [-20, -23],
            [-4, -14],
            [14, -22],
          ],
          1.4,
          0.8,
        ),
      ),
      tone: 0.95,
    },
    {
      id: 'baby.hood',
      role: garment,
      path: ellipse(24, -15, 15, 15.5),
      tone: 0.55,
      relief,
      isSheet: true,
    },
    { id: 'baby.face', role: skin, path: ellipse(26, -15, 11, 12), tone: 0.15, relief },
    {
      id: 'baby.hair',
      role: hairRole,
      path: stroke(
        [
          [33, -17],
          [36, -15],
          [32, -14],
        ],
        2,
        1,
      ),
      tone: 0.4,
    },
    // Its face is as its body lies: held upright, it is upright too.
    {
      id: 'baby.lines',
      role: 'dark',
      path: join(lid(-19.4), lid(-10.6), lip),
      tone: 0.7,
    },
    {
      id: 'baby.cheeks',
      role: 'accent',
      path: join(circle(22.6, -21, 2.1), circle(22.6, -9, 2.1)),
      tone: 0.2,
      alpha: 0.45,
    },
  ];
  return { layers, anchors: { head: [24, -15], top: [24, -30] } };
}
