import type { HeadAt } from '#press/figure/head.ts';
import type { FigureView } from '#press/figure/options.ts';
import type { Mood } from '#press/figure/pose.ts';
import { ribbon } from '#press/figure/shapes.ts';
import { circle, cut, empty, join, type Path, type Point, smooth } from '#press/path.ts';

/** A few lines: eyes, a brow, the nose, a mouth. Who sleeps or kisses has closed eyes. */
export function facePath(at: HeadAt, view: FigureView, mood: Mood, head: number): Path {
  if (view === 'back') return empty;
  const thin = head * 0.03;
  const run = (width: number, ...points: Point[]) =>
    ribbon(
      points.map(([x, y]) => at(x, y)),
      points.map((_, n) => width * (n === 0 ? 0.7 : n === points.length - 1 ? 0.5 : 1.15)),
    );
  const isOpen = mood === 'calm' || mood === 'shout' || mood === 'sad';
  const isHurt = mood === 'sad' || mood === 'weep';
  const worried = isHurt || mood === 'afraid' ? 0.055 : mood === 'shout' ? -0.045 : 0;
  // `inward`: on which side of an eye the middle of the face is, whose end of a brow grief lifts.
  const eye = (x: number, wide: number, inward: number): Path => {
    const lid: readonly Point[] =
      mood === 'afraid'
        ? [
            [x - wide, 0.02],
            [x, 0.085],
            [x + wide, 0.02],
          ]
        : mood === 'glad' || mood === 'laugh'
          ? [
              [x - wide, -0.005],
              [x, 0.04],
              [x + wide, -0.005],
            ]
          : isOpen
            ? [
                [x - wide, 0.02],
                [x - wide * 0.1, 0.062],
                [x + wide, 0.024],
              ]
            : [
                [x - wide, 0.035],
                [x, -0.005],
                [x + wide, 0.035],
              ];
    const pupil = isOpen
      ? circle(...at(x + wide * 0.16, 0.014), thin * 1.15)
      : mood === 'afraid'
        ? circle(...at(x, 0.02), thin * 1.1)
        : empty;
    // Low brows scowl: who is at ease has theirs well above the eye, and lightly drawn.
    const isAtEase = mood !== 'shout' && !isHurt && mood !== 'afraid';
    const raised = mood === 'afraid' ? 0.06 : isAtEase ? 0.045 : 0;
    const brow = run(
      isAtEase ? thin * 0.7 : thin,
      [x - wide * 1.1, 0.135 - worried * inward + raised],
      [x, 0.16 + raised],
      [x + wide * 1.1, 0.135 + worried * inward + raised],
    );
    return join(run(thin, ...lid), pupil, brow);
  };
  const mouth = (x: number, wide: number): Path => {
    const gape = gapes[mood];
    if (gape) return smooth(gape.map(([px, py]) => at(x + px * wide, py)));
    const bow = mood === 'glad' ? -0.03 : isHurt ? 0.026 : -0.014;
    return run(thin * 0.9, [x - wide, -0.255 - bow], [x, -0.255 + bow], [x + wide, -0.255 - bow]);
  };
  const ear = (x: number) =>
    run(thin * 0.6, [x + 0.035, 0.03], [x - 0.03, 0.045], [x - 0.035, -0.06], [x + 0.02, -0.1]);
  if (view === 'side') return join(eye(0.23, 0.075, 1), mouth(0.305, 0.055), ear(-0.05));
  if (view === 'three-quarter') {
    const nose = run(thin * 0.7, [0.2, 0.0], [0.245, -0.1], [0.185, -0.125]);
    return join(eye(-0.02, 0.08, 1), eye(0.26, 0.055, -1), nose, mouth(0.15, 0.075));
  }
  const nose = run(thin * 0.7, [0.03, -0.06], [0.042, -0.11], [-0.02, -0.125]);
  return join(eye(-0.155, 0.075, 1), eye(0.155, 0.075, -1), nose, mouth(0, 0.085));
}

/** Open mouths: from their middle in their own widths, and at what height of the head. */
const gapes: Partial<Record<Mood, readonly Point[]>> = {
  shout: [
    ...([
      [-1, -0.22],
      [0, -0.205],
      [1, -0.22],
    ] as const),
    ...([
      [0.8, -0.34],
      [0, -0.37],
      [-0.8, -0.34],
    ] as const),
  ],
  // As high as it is wide: a cry, and no grin.
  afraid: [
    ...([
      [-0.62, -0.24],
      [0, -0.2],
      [0.62, -0.24],
      [0.7, -0.31],
    ] as const),
    ...([
      [0, -0.375],
      [-0.7, -0.31],
    ] as const),
  ],
  // Level above, round below.
  laugh: [
    ...([
      [-1.15, -0.205],
      [0, -0.225],
      [1.15, -0.205],
    ] as const),
    ...([
      [0.6, -0.315],
      [0, -0.345],
      [-0.6, -0.315],
    ] as const),
  ],
};

/** Round rims, and an arm to the ear. */
export function glassesPath(at: HeadAt, view: FigureView, head: number): Path {
  if (view === 'back') return empty;
  const thin = head * 0.022;
  const arm = (...points: Point[]) =>
    ribbon(
      points.map(([x, y]) => at(x, y)),
      points.map(() => thin),
    );
  const rim = (x: number, size: number) => {
    const ring = (r: number) => circle(...at(x, 0.015), head * r);
    return join(ring(size + 0.02), cut(ring(size)));
  };
  if (view === 'side') return join(rim(0.24, 0.1), arm([0.14, 0.03], [-0.06, 0.04]));
  if (view === 'three-quarter')
    return join(rim(-0.02, 0.11), rim(0.255, 0.085), arm([0.09, 0.02], [0.17, 0.02]));
  return join(rim(-0.155, 0.11), rim(0.155, 0.11), arm([-0.05, 0.02], [0.05, 0.02]));
}

/** Two drops down a cheek. */
export function tearsPath(at: HeadAt, view: FigureView): Path {
  const drop = (x: number, y: number, size: number) =>
    smooth(
      (
        [
          [0, 1.7],
          [0.8, 0],
          [0, -1],
          [-0.8, 0],
        ] as const
      ).map(([px, py]) => at(x + px * size, y + py * size)),
    );
  const under = (x: number) => join(drop(x, -0.09, 0.05), drop(x + 0.01, -0.27, 0.06));
  if (view === 'back') return empty;
  if (view === 'side') return under(0.2);
  if (view === 'three-quarter') return join(under(-0.03), under(0.27));
  return join(under(-0.17), under(0.17));
}

/** A white mask with dark holes; what it covers is dark. */
export function maskPaths(at: HeadAt, view: FigureView): { mask: Path; holes: Path } {
  if (view === 'back') return { mask: empty, holes: empty };
  const shift = view === 'side' ? 0.17 : view === 'three-quarter' ? 0.07 : 0;
  const narrow = view === 'side' ? 0.66 : 1;
  const round = (points: readonly Point[]) =>
    smooth(points.map(([x, y]) => at(x * narrow + shift, y)));
  const mask = round([
    ...([
      [0, 0.5],
      [0.26, 0.42],
      [0.38, 0.18],
      [0.36, -0.1],
      [0.24, -0.38],
      [0, -0.54],
    ] as const),
    ...([
      [-0.24, -0.38],
      [-0.36, -0.1],
      [-0.38, 0.18],
      [-0.26, 0.42],
    ] as const),
  ]);
  const hole = (x: number) =>
    round([
      [x - 0.09, 0.04],
      [x, 0.09],
      [x + 0.09, 0.05],
      [x, -0.02],
    ]);
  const holes = join(view === 'side' ? [] : hole(-0.15), hole(view === 'side' ? 0.2 : 0.15));
  return {
    mask: join(mask, cut(holes)),
    holes: round([
      [-0.3, 0.2],
      [0.3, 0.2],
      [0.3, -0.2],
      [-0.3, -0.2],
    ]),
  };
}
