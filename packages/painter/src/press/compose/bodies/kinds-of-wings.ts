import type { Layer } from '#press/drawing.ts';
import { ellipse, join, type Path, type Point, place, stroke } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import type { ParticularWings } from '#press/scene.ts';

/** Wings of one unit, their root at the origin: they rise and sweep to the left. */
const lobes = join(
  blob('0,0.02 -0.2,-0.5 -0.56,-0.96 -0.98,-1.02 -1.06,-0.66 -0.86,-0.3 -0.44,-0.04'),
  blob('0,0.02 -0.5,-0.04 -0.82,0.12 -0.84,0.46 -0.58,0.64 -0.32,0.5 -0.1,0.2'),
);
const inner = join(
  blob('-0.1,-0.1 -0.26,-0.5 -0.58,-0.84 -0.86,-0.88 -0.9,-0.64 -0.72,-0.36 -0.4,-0.14'),
  blob('-0.16,0.08 -0.48,0.06 -0.7,0.18 -0.7,0.42 -0.54,0.5 -0.34,0.38'),
);
const spots = join(
  ellipse(-0.74, -0.72, 0.09, 0.1),
  ellipse(-0.5, -0.46, 0.07, 0.08),
  ellipse(-0.58, 0.28, 0.08, 0.08),
);
const membrane = poly(
  '0.02,0.04 -0.12,-0.44 -0.34,-0.9 -0.42,-0.98 -1.06,-0.72 -1.0,-0.3 -0.82,-0.38 -0.76,0.02 -0.56,-0.1 -0.44,0.26 -0.24,0.06 -0.08,0.24',
);
const ribs = join(
  ...[
    [-1.06, -0.72],
    [-1.0, -0.3],
    [-0.76, 0.02],
    [-0.44, 0.26],
  ].map(([x = 0, y = 0]) =>
    stroke(
      [
        [-0.38, -0.95],
        [x, y],
      ],
      0.035,
      0.02,
    ),
  ),
  stroke(
    [
      [0, 0],
      [-0.14, -0.46],
      [-0.38, -0.97],
    ],
    0.08,
    0.05,
  ),
);
const clear = join(ellipse(-0.56, -0.42, 0.6, 0.16, 0.1), ellipse(-0.56, -0.02, 0.52, 0.13, 0.99));
const veins = join(
  stroke(
    [
      [0, 0],
      [-0.56, -0.42],
      [-1.02, -0.78],
    ],
    0.022,
    0.012,
  ),
  stroke(
    [
      [0, 0],
      [-0.56, -0.03],
      [-1.0, 0.02],
    ],
    0.022,
    0.012,
  ),
);

type Kind = 'lobes' | 'membrane' | 'clear';
const kinds: Readonly<Record<ParticularWings, Kind>> = {
  ...{ butterfly: 'lobes', bat: 'membrane', 'bat-animal': 'membrane', dragon: 'membrane' },
  ...{ dragonfly: 'clear', 'fly-insect': 'clear', bee: 'clear' },
};

/** One wing that is no bird's. */
export function wingOf(
  name: ParticularWings,
  [x, y]: Point,
  long: number,
  side: 1 | -1,
  isFar: boolean,
): Layer[] {
  const at = (path: Path) => place(path, { x, y, scale: long, scaleX: side });
  const dim = isFar ? 0.25 : 0;
  const kind = kinds[name];
  if (kind === 'lobes')
    return [
      shape('wing.rim', 'dark', at(lobes), { tone: 0.75, sheet: true }),
      shape('wing.field', 'told.orange', at(inner), { tone: 0.35 + dim, round: long * 0.04 }),
      shape('wing.spots', 'white', at(spots), { tone: 0.1 + dim }),
    ];
  if (kind === 'membrane')
    return [
      shape('wing.skin', 'night', at(membrane), {
        tone: 0.5 + dim,
        sheet: true,
        round: long * 0.03,
      }),
      shape('wing.ribs', 'night', at(ribs), { tone: 0.95 }),
    ];
  return [
    shape('wing.clear', 'glass', at(clear), { tone: 0.25 + dim, alpha: 0.78, sheet: true }),
    shape('wing.veins', 'night', at(veins), { tone: 0.6 }),
  ];
}
