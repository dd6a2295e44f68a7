import { type Drawn, round } from '#press/figure/hair-options.ts';
import { circle, empty, join, type Point } from '#press/path.ts';

/** The hair on the skull; the ear stays free from the side. */
export const skull: Drawn = ({ at, view }) => {
  if (view === 'side') {
    return round(at, [
      ...([
        [0.33, 0.31],
        [0.3, 0.45],
        [0.12, 0.56],
        [-0.16, 0.55],
        [-0.38, 0.42],
      ] as const),
      ...([
        [-0.49, 0.16],
        [-0.46, -0.1],
        [-0.33, -0.27],
        [-0.22, -0.24],
        [-0.14, -0.1],
      ] as const),
      ...([
        [-0.1, 0.06],
        [-0.01, 0.05],
        [0.05, -0.06],
        [0.1, 0.06],
        [0.12, 0.2],
      ] as const),
      [0.22, 0.27],
    ]);
  }
  if (view === 'three-quarter') {
    return round(at, [
      ...([
        [0.35, 0.24],
        [0.34, 0.42],
        [0.16, 0.56],
        [-0.12, 0.56],
        [-0.34, 0.42],
      ] as const),
      ...([
        [-0.45, 0.14],
        [-0.42, -0.14],
        [-0.32, -0.26],
        [-0.28, -0.1],
        [-0.25, 0.08],
      ] as const),
      ...([
        [-0.16, 0.24],
        [0.04, 0.33],
        [0.22, 0.31],
      ] as const),
    ]);
  }
  if (view === 'front') {
    return round(at, [
      ...([
        [0.39, 0],
        [0.44, 0.24],
        [0.28, 0.5],
        [0, 0.57],
        [-0.28, 0.5],
        [-0.44, 0.24],
      ] as const),
      ...([
        [-0.39, 0],
        [-0.34, 0.04],
        [-0.31, 0.2],
        [-0.16, 0.33],
        [0.06, 0.28],
      ] as const),
      ...([
        [0.24, 0.32],
        [0.33, 0.16],
        [0.345, 0.04],
      ] as const),
    ]);
  }
  return round(at, [
    ...([
      [0, 0.56],
      [0.28, 0.49],
      [0.42, 0.22],
      [0.38, -0.06],
      [0.26, -0.3],
      [0.1, -0.37],
    ] as const),
    ...([
      [-0.1, -0.37],
      [-0.26, -0.3],
      [-0.38, -0.06],
      [-0.42, 0.22],
      [-0.28, 0.49],
    ] as const),
  ]);
};

export const curls: Drawn = ({ at, head, view }) => {
  const spots: readonly Point[] =
    view === 'side'
      ? [
          [0.24, 0.42],
          [0.05, 0.54],
          [-0.18, 0.54],
          [-0.38, 0.4],
          [-0.48, 0.18],
          [-0.46, -0.06],
          [-0.34, -0.24],
        ]
      : [
          [0.34, 0.36],
          [0.14, 0.52],
          [-0.1, 0.54],
          [-0.32, 0.42],
          [-0.45, 0.2],
          [-0.44, -0.04],
          [-0.38, -0.22],
        ];
  const mirrored =
    view === 'side' || view === 'three-quarter' ? [] : spots.map(([x, y]): Point => [-x, y]);
  return join(...[...spots, ...mirrored].map((spot) => circle(...at(...spot), head * 0.16)));
};

/** Curls as large as the head again. */
export const halo: Drawn = ({ at, head, view }) => {
  const spots: readonly Point[] =
    view === 'side'
      ? [
          [0.2, 0.5],
          [-0.04, 0.62],
          [-0.3, 0.54],
          [-0.5, 0.3],
          [-0.56, 0.02],
          [-0.44, -0.24],
          [-0.24, 0.2],
        ]
      : [
          [0.24, 0.54],
          [0, 0.62],
          [-0.26, 0.54],
          [-0.46, 0.32],
          [-0.54, 0.04],
          [-0.48, -0.2],
        ];
  const mirrored =
    view === 'side' || view === 'three-quarter' ? [] : spots.map(([x, y]): Point => [-x, y]);
  return join(...[...spots, ...mirrored].map((spot) => circle(...at(...spot), head * 0.22)));
};

/** From ear to ear under the mouth, close to the jaw. */
export const beard: Drawn = ({ at, view }) => {
  if (view === 'back') return empty;
  if (view === 'side')
    return round(at, [
      ...([
        [-0.06, 0.02],
        [0.02, -0.16],
        [0.16, -0.22],
        [0.26, -0.32],
        [0.35, -0.31],
      ] as const),
      ...([
        [0.37, -0.44],
        [0.28, -0.57],
        [0.12, -0.55],
        [-0.06, -0.38],
        [-0.12, -0.14],
      ] as const),
    ]);
  if (view === 'three-quarter')
    return round(at, [
      ...([
        [-0.3, 0.02],
        [-0.2, -0.2],
        [0.02, -0.32],
        [0.15, -0.31],
        [0.27, -0.31],
        [0.33, -0.16],
      ] as const),
      ...([
        [0.31, -0.36],
        [0.2, -0.54],
        [0.06, -0.57],
        [-0.14, -0.44],
        [-0.3, -0.2],
      ] as const),
    ]);
  return round(at, [
    ...([
      [-0.35, 0],
      [-0.24, -0.22],
      [-0.1, -0.32],
      [0.1, -0.32],
      [0.24, -0.22],
      [0.35, 0],
    ] as const),
    ...([
      [0.32, -0.28],
      [0.18, -0.5],
      [0, -0.58],
      [-0.18, -0.5],
      [-0.32, -0.28],
    ] as const),
  ]);
};
