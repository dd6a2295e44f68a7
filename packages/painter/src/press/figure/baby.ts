import type { Layer } from '#press/drawing.ts';
import type { Looks } from '#press/figure/options.ts';
import { circle, ellipse, join, smooth, stroke } from '#press/path.ts';
import type { Piece } from '#press/piece.ts';

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
          [33, -24],
          [30, -26],
          [32, -21],
        ],
        2,
        1,
      ),
      tone: 0.4,
    },
    {
      id: 'baby.lines',
      role: 'dark',
      path: join(
        stroke(
          [
            [21, -17],
            [23, -15.6],
            [25, -17],
          ],
          1,
          0.6,
        ),
        stroke(
          [
            [28, -18],
            [30, -16.8],
            [32, -18.4],
          ],
          1,
          0.6,
        ),
        circle(27, -9.4, 1.5),
      ),
      tone: 0.7,
    },
    {
      id: 'baby.cheeks',
      role: 'accent',
      path: join(circle(21, -12, 2.4), circle(32, -13, 2.2)),
      tone: 0.2,
      alpha: 0.45,
    },
  ];
  return { layers, anchors: { head: [24, -15], top: [24, -30] } };
}
