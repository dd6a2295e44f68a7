import type { Layer, Role } from '#press/drawing.ts';
import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import { entry, type PieceMaker } from '#press/pieces/kit.ts';

/** From one chair to the next. */
const chairStep = 74;

/** Where the chairs behind a table for some stand, from left to right. */
export function chairsAt(seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (n - (seats - 1) / 2) * chairStep);
}

/** A table for some, in two: the chairs behind it, and what is before whoever sits on them; half its width. */
export function laidFor(
  seats: number,
  role: Role = 'white',
): { chairs: Layer[]; table: Layer[]; half: number } {
  const half = seats * (chairStep / 2) - 2;
  const lights = [-1, 0, 1].map((side) => side * (seats > 5 ? half - 100 : half - 12));
  const places = chairsAt(seats);
  const scallops = Math.round(half / 20);
  return {
    half,
    chairs: [
      shape(
        'laid-table.chairs',
        'wood',
        join(
          ...places.map((x) =>
            join(
              rect(x - 20, -118, 5, 60, 2),
              rect(x + 15, -118, 5, 60, 2),
              rect(x - 20, -118, 40, 10, 4),
              rect(x - 16, -102, 32, 5, 2),
              rect(x - 16, -90, 32, 5, 2),
            ),
          ),
        ),
        { tone: 0.55, round: 3, sheet: true },
      ),
    ],
    table: [
      shape(
        'laid-table.legs',
        'wood',
        join(
          rect(15 - half, -40, 8, 40),
          rect(half - 23, -40, 8, 40),
          rect(-60, -40, 7, 38),
          rect(53, -40, 7, 38),
        ),
        { tone: 0.8 },
      ),
      shape(
        'laid-table',
        role,
        join(
          rect(-half, -78, half * 2, 8, 2),
          poly(
            `${4 - half},-72 ${half - 4},-72 ${half},-30 ${Array.from({ length: scallops }, (_, n) => `${half - 20 - n * 40},${n % 2 ? -30 : -38}`).join(' ')} ${-half},-30`,
          ),
        ),
        { tone: 0.25, round: 8, sheet: true },
      ),
      shape('laid-table.plates', 'foam', join(...places.map((x) => ellipse(x, -79, 17, 2.6))), {
        tone: 0.7,
        round: 1,
      }),
      shape(
        'laid-table.glasses',
        'glass',
        join(
          ...places.map((chair) => {
            const x = chair + 25;
            return join(
              rect(x - 0.6, -86, 1.2, 8),
              blob(`${x - 4},-96 ${x - 3},-88 ${x},-86 ${x + 3},-88 ${x + 4},-96`),
            );
          }),
        ),
        { tone: 0.4 },
      ),
      shape('laid-table.dish', 'metal', join(ellipse(-62, -80, 24, 3), ellipse(62, -80, 24, 3)), {
        tone: 0.4,
        round: 1,
      }),
      shape(
        'laid-table.fruit',
        'accent',
        join(circle(-72, -87, 7), circle(-59, -87, 7), circle(-65, -96, 7)),
        { tone: 0.3, round: 3 },
      ),
      shape('laid-table.roast', 'bark', blob('42,-82 46,-94 60,-100 76,-95 82,-84 62,-80'), {
        tone: 0.3,
        round: 4,
      }),
      shape(
        'laid-table.candles',
        'white',
        join(...lights.map((x) => rect(x - 3, -114, 6, 36, 1.4))),
        { tone: 0.35, sheet: true },
      ),
      ...lights.map((x) =>
        shape('laid-table.halo', 'lamp', circle(x, -122, 34), {
          tone: 0.1,
          alpha: { kind: 'spread', x, y: -122, inner: 2, outer: 34, from: 0.6, to: 0 },
          mode: 'light',
        }),
      ),
      shape(
        'laid-table.flames',
        'fire',
        join(
          ...lights.map((x) =>
            blob(
              `${x - 3.4},-117 ${x - 2.4},-122 ${x},-130 ${x + 2.6},-122 ${x + 3.4},-117 ${x},-114`,
            ),
          ),
        ),
        { tone: 0.1, glow: 1 },
      ),
    ],
  };
}

/** Laid for many: chairs behind it, plates and glasses, candles that burn. */
const laidTable: PieceMaker = ({ role }) => {
  const { chairs, table } = laidFor(6, role);
  return { layers: [...chairs, ...table], anchors: { top: [0, -78], seat: [0, -50] } };
};

/** Sand that runs in a glass. */
const hourglass: PieceMaker = ({ role = 'wood' }) => ({
  layers: [
    shape('hourglass.posts', role, join(rect(-8, -24, 1.6, 24), rect(6.4, -24, 1.6, 24)), {
      tone: 0.8,
    }),
    shape(
      'hourglass',
      'glass',
      blob(
        '-6,-23 -5.4,-18 -1,-13.4 -0.6,-12 -1,-10.6 -5.4,-6 -6,-1.4 6,-1.4 5.4,-6 1,-10.6 0.6,-12 1,-13.4 5.4,-18 6,-23',
      ),
      { tone: 0.15, round: 1.4 },
    ),
    shape(
      'hourglass.sand',
      'told.gold',
      join(
        blob('-4.4,-17.6 -2,-14.8 0,-13 2,-14.8 4.4,-17.6 0,-17'),
        rect(-0.25, -13, 0.5, 9),
        blob('-5,-2 -2.4,-4.4 0,-6 2.4,-4.4 5,-2'),
      ),
      { tone: 0.3 },
    ),
    shape(
      'hourglass.ends',
      role,
      join(rect(-9.4, -25.4, 18.8, 2.4, 1), rect(-9.4, -2.4, 18.8, 2.4, 1)),
      {
        tone: 0.4,
        round: 1,
        sheet: true,
      },
    ),
  ],
  anchors: { top: [0, -25.4] },
});

export const feastsPieces = {
  'laid-table': entry(laidTable, 'ground', 440, 130),
  hourglass: entry(hourglass, 'table', 19, 25.4),
};
