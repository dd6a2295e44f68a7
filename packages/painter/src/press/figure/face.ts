import type { HeadAt } from '#press/figure/head.ts';
import type { FigureView } from '#press/figure/options.ts';
import type { Mood } from '#press/figure/pose.ts';
import { cut, empty, join, lines, type Path, type Point, smooth } from '#press/path.ts';

/** A few lines: closed eyes, a brow, the nose, a mouth. Who dreams has closed eyes. */
export function facePath(at: HeadAt, view: FigureView, mood: Mood, head: number): Path {
  if (view === 'back') return empty;
  const thin = head * 0.032;
  const run = (width: number, ...points: Point[]) =>
    lines(
      points.map(([x, y]) => at(x, y)),
      width,
    );
  const brow = mood === 'sad' || mood === 'afraid' ? 0.05 : mood === 'shout' ? -0.03 : 0;
  const eye = (x: number, wide: number, inward: number) =>
    join(
      mood === 'afraid'
        ? run(thin * 2, [x, 0.03], [x + 0.001, 0.0])
        : run(
            thin,
            [x - wide, 0.03],
            [x - wide * 0.3, -0.005],
            [x + wide * 0.4, -0.003],
            [x + wide, 0.03],
          ),
      run(
        thin * 0.9,
        [x - wide * 1.2, 0.14 - brow * inward],
        [x + wide * 1.1, 0.14 + brow * inward],
      ),
    );
  const mouth = (x: number, wide: number): Path => {
    if (mood === 'shout') {
      const tall = 0.105;
      return smooth(
        [
          ...([
            [x - wide * 0.8, -0.23],
            [x, -0.21],
            [x + wide * 0.8, -0.23],
          ] as const),
          ...([
            [x + wide * 0.7, -0.23 - tall],
            [x, -0.25 - tall * 1.15],
          ] as const),
          [x - wide * 0.7, -0.23 - tall] as const,
        ].map(([px, py]) => at(px, py)),
      );
    }
    const bow = mood === 'glad' ? -0.03 : mood === 'sad' || mood === 'afraid' ? 0.025 : -0.004;
    return run(
      thin,
      [x - wide, -0.26 - bow * 0.5],
      [x, -0.26 + bow],
      [x + wide, -0.26 - bow * 0.5],
    );
  };
  if (view === 'side')
    return join(eye(0.235, 0.075, 1), mouth(0.3, mood === 'shout' ? 0.08 : 0.06));
  if (view === 'three-quarter') {
    const nose = run(thin * 0.9, [0.19, 0.03], [0.235, -0.11], [0.18, -0.125]);
    return join(eye(-0.02, 0.085, -1), eye(0.255, 0.06, 1), nose, mouth(0.14, 0.085));
  }
  const nose = run(thin * 0.9, [0.02, 0.0], [0.035, -0.11], [-0.02, -0.12]);
  return join(eye(-0.155, 0.08, -1), eye(0.155, 0.08, 1), nose, mouth(0, 0.095));
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
