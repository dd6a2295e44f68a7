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
  const worried = mood === 'sad' || mood === 'afraid' ? 0.045 : mood === 'shout' ? -0.03 : 0;
  const eye = (x: number, wide: number, inward: number): Path => {
    const lid: readonly Point[] =
      mood === 'afraid'
        ? [
            [x - wide, 0.0],
            [x, 0.05],
            [x + wide, 0.0],
          ]
        : mood === 'glad'
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
        ? circle(...at(x, 0.005), thin * 0.9)
        : empty;
    const raised = mood === 'afraid' ? 0.04 : 0;
    const brow = run(
      thin,
      [x - wide * 1.2, 0.135 - worried * inward + raised],
      [x, 0.16 + raised],
      [x + wide * 1.2, 0.135 + worried * inward + raised],
    );
    return join(run(thin, ...lid), pupil, brow);
  };
  const mouth = (x: number, wide: number): Path => {
    if (mood === 'shout') {
      return smooth(
        [
          ...([
            [x - wide, -0.22],
            [x, -0.205],
            [x + wide, -0.22],
          ] as const),
          ...([
            [x + wide * 0.8, -0.34],
            [x, -0.37],
            [x - wide * 0.8, -0.34],
          ] as const),
        ].map(([px, py]) => at(px, py)),
      );
    }
    const bow = mood === 'glad' ? -0.03 : mood === 'sad' || mood === 'afraid' ? 0.022 : -0.006;
    return run(thin * 0.9, [x - wide, -0.255 - bow], [x, -0.255 + bow], [x + wide, -0.255 - bow]);
  };
  const ear = (x: number) =>
    run(thin * 0.6, [x + 0.035, 0.03], [x - 0.03, 0.045], [x - 0.035, -0.06], [x + 0.02, -0.1]);
  if (view === 'side') return join(eye(0.23, 0.075, 1), mouth(0.305, 0.055), ear(-0.05));
  if (view === 'three-quarter') {
    const nose = run(thin * 0.7, [0.2, 0.0], [0.245, -0.1], [0.185, -0.125]);
    return join(eye(-0.02, 0.08, -1), eye(0.26, 0.055, 1), nose, mouth(0.15, 0.075));
  }
  const nose = run(thin * 0.7, [0.03, -0.06], [0.042, -0.11], [-0.02, -0.125]);
  return join(eye(-0.155, 0.075, -1), eye(0.155, 0.075, 1), nose, mouth(0, 0.085));
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
