import { type Drawn, round } from '#press/figure/hair-options.ts';
import { skull } from '#press/figure/skull.ts';
import { join } from '#press/path.ts';

export const brimmed: Drawn = ({ at, view }) => {
  const lean = view === 'side' ? 0.04 : 0;
  return join(
    round(at, [
      ...([
        [-0.4 + lean, 0.24],
        [-0.39 + lean, 0.5],
        [-0.24 + lean, 0.68],
        [-0.02 + lean, 0.65],
      ] as const),
      ...([
        [0.22 + lean, 0.68],
        [0.37 + lean, 0.5],
        [0.38 + lean, 0.24],
        [0, 0.2],
      ] as const),
    ]),
    round(at, [
      ...([
        [-0.72, 0.2],
        [-0.4, 0.31],
        [0, 0.33],
        [0.42, 0.31],
        [0.74, 0.2],
        [0.42, 0.16],
      ] as const),
      ...([
        [0, 0.2],
        [-0.4, 0.16],
      ] as const),
    ]),
  );
};

export const hooded: Drawn = ({ at, view }) => {
  if (view === 'back') {
    return round(at, [
      [0, 0.66],
      [0.4, 0.46],
      [0.5, 0],
      [0.56, -0.56],
      [0, -0.7],
      [-0.56, -0.56],
      [-0.5, 0],
      [-0.4, 0.46],
    ]);
  }
  const x = view === 'side' ? 0 : view === 'three-quarter' ? 0.04 : 0;
  if (view === 'front') {
    const outer = round(at, [
      [0, 0.68],
      [0.4, 0.46],
      [0.5, 0],
      [0.56, -0.56],
      [0.28, -0.62],
      [0.32, -0.2],
      [0.3, 0.2],
      [0, 0.38],
      [-0.3, 0.2],
      [-0.32, -0.2],
      [-0.28, -0.62],
      [-0.56, -0.56],
      [-0.5, 0],
      [-0.4, 0.46],
    ]);
    return outer;
  }
  return round(at, [
    ...([
      [0.34 + x, 0.44],
      [0.1, 0.66],
      [-0.24, 0.62],
      [-0.52, 0.36],
      [-0.58, -0.1],
    ] as const),
    ...([
      [-0.6, -0.52],
      [-0.2, -0.66],
      [0.16, -0.62],
      [0.08 + x, -0.36],
      [0.04 + x, -0.06],
    ] as const),
    [0.16 + x, 0.22],
  ]);
};

export const peaked: Drawn = ({ at, view }) => {
  const crown = round(at, [
    ...([
      [0.37, 0.26],
      [0.34, 0.44],
      [0.14, 0.58],
      [-0.16, 0.57],
      [-0.38, 0.44],
    ] as const),
    ...([
      [-0.45, 0.2],
      [-0.2, 0.22],
      [0.1, 0.24],
    ] as const),
  ]);
  if (view === 'back') return join(crown, skull({ at, head: 1, view, flow: 0 }));
  const far = view === 'side' ? 0.68 : view === 'three-quarter' ? 0.5 : 0.36;
  return join(
    crown,
    round(at, [
      [0.2, 0.34],
      [far, 0.24],
      [far + 0.02, 0.19],
      [view === 'front' ? -0.36 : 0.1, 0.2],
    ]),
  );
};

/** A helmet: over brow and neck, its rim all round. */
export const domed: Drawn = ({ at, view }) => {
  const lean = view === 'side' ? 0.02 : 0;
  return round(at, [
    ...([
      [-0.55 + lean, 0.1],
      [-0.5 + lean, 0.4],
      [-0.28 + lean, 0.64],
      [0.02 + lean, 0.7],
    ] as const),
    ...([
      [0.3 + lean, 0.62],
      [0.48 + lean, 0.4],
      [0.6 + lean, 0.18],
      [0.3, 0.2],
    ] as const),
    ...([
      [0, 0.2],
      [-0.3, 0.12],
    ] as const),
  ]);
};

/** A cook's: a band, and what it holds up. */
export const tall: Drawn = ({ at }) =>
  join(
    round(at, [
      [-0.4, 0.22],
      [-0.4, 0.5],
      [0, 0.52],
      [0.4, 0.5],
      [0.4, 0.22],
      [0, 0.2],
    ]),
    round(at, [
      [-0.38, 0.46],
      [-0.56, 0.74],
      [-0.3, 0.98],
      [0, 1.02],
      [0.3, 0.98],
      [0.56, 0.74],
      [0.38, 0.46],
    ]),
  );
