import { cosine, sine } from '#press/figure/frame.ts';
import type { HeadAt } from '#press/figure/head.ts';
import type { FigureView, HairName } from '#press/figure/options.ts';
import { ribbon } from '#press/figure/shapes.ts';
import { circle, empty, join, type Path, type Point, smooth } from '#press/path.ts';

export interface HairOptions {
  readonly at: HeadAt;
  readonly head: number;
  readonly view: FigureView;
  readonly flow: number | undefined;
}

/** What lies over the head, and what hangs behind it. */
export function hairPaths(name: HairName, options: HairOptions): { over: Path; behind: Path } {
  const { view } = options;
  const over = join(caps[name](options), tails[name]?.(options) ?? empty);
  if (name !== 'long' || view === 'side') return { over, behind: empty };
  const curtain = curtainPath(options);
  return view === 'back' ? { over: join(over, curtain), behind: empty } : { over, behind: curtain };
}

type Drawn = (options: HairOptions) => Path;

const round = (at: HeadAt, points: readonly Point[]) => smooth(points.map(([x, y]) => at(x, y)));

/** The hair on the skull; the ear stays free from the side. */
const skull: Drawn = ({ at, view }) => {
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

/** A length of hair, from the head the way the wind or its weight draws it. */
function lock(options: HairOptions, from: Point, length: number, width: number, fan = 0): Path {
  const { at, head, flow = 0 } = options;
  const start = at(...from);
  const way: Point = [sine(flow + fan), cosine(flow + fan)];
  const out = at(from[0] * 1.5, from[1] * 1.35);
  const far = (share: number, bow: number): Point => [
    out[0] + way[0] * length * share + way[1] * bow * head,
    out[1] + way[1] * length * share - way[0] * bow * head,
  ];
  return ribbon(
    [start, out, far(0.4, -0.03), far(0.75, 0.02), far(1, -0.05)],
    [width, width, width * 0.8, width * 0.55, width * 0.2],
  );
}

/** From the side: behind the neck, or streaming where it is blown. */
function fallPath(options: HairOptions): Path {
  const { at, head, flow = 0 } = options;
  if (flow > 100 || flow < -100) {
    return join(
      ...[-30, -14, 2, 16, 30].map((fan, n) =>
        lock(
          options,
          [-0.16 - 0.06 * (n % 2), 0.28 - n * 0.07],
          head * (1 + 0.2 * (n % 3)),
          head * 0.24,
          fan,
        ),
      ),
    );
  }
  const way: Point = [sine(flow), cosine(flow)];
  const side: Point = [-way[1], way[0]];
  const root = at(-0.3, -0.1);
  const spot = (length: number, off: number): Point => [
    root[0] + (way[0] * length + side[0] * off) * head,
    root[1] + (way[1] * length + side[1] * off) * head,
  ];
  return smooth([
    ...[at(0.06, 0.14), at(-0.16, 0.5), at(-0.47, 0.24), at(-0.5, -0.05)],
    ...[spot(0.4, 0.28), spot(0.85, 0.3), spot(1.24, 0.16), spot(1.1, 0.02)],
    ...[spot(0.75, -0.1), spot(0.35, -0.2), at(-0.1, -0.16)],
  ]);
}

const curtainPath: Drawn = ({ at, view }) => {
  const shift = view === 'three-quarter' ? -0.1 : 0;
  return round(
    at,
    (
      [
        ...([
          [0, 0.5],
          [0.36, 0.4],
          [0.46, 0.05],
          [0.48, -0.4],
          [0.44, -0.85],
          [0.2, -0.96],
        ] as const),
        ...([
          [-0.04, -0.9],
          [-0.26, -0.98],
          [-0.46, -0.84],
          [-0.48, -0.4],
          [-0.46, 0.05],
        ] as const),
        [-0.36, 0.4],
      ] as const
    ).map(([x, y]) => [x + shift, y] as const),
  );
};

const curls: Drawn = ({ at, head, view }) => {
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

const brimmed: Drawn = ({ at, view }) => {
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

const hooded: Drawn = ({ at, view }) => {
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

const peaked: Drawn = ({ at, view }) => {
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

const caps: Record<HairName, Drawn> = {
  short: skull,
  long: skull,
  bun: skull,
  pony: skull,
  curly: (options) => join(skull(options), curls(options)),
  bald: () => empty,
  hat: brimmed,
  hood: hooded,
  cap: peaked,
};

const tails: Partial<Record<HairName, Drawn>> = {
  long: (options) => (options.view === 'side' ? fallPath(options) : empty),
  bun: ({ at, head, view }) =>
    circle(
      ...at(
        view === 'side' ? -0.42 : view === 'three-quarter' ? -0.3 : 0,
        view === 'side' || view === 'three-quarter' ? 0.42 : 0.6,
      ),
      head * 0.2,
    ),
  pony: (options) =>
    lock(
      options,
      options.view === 'side' ? [-0.36, 0.24] : options.view === 'back' ? [0, 0.2] : [-0.34, 0.2],
      options.head * 0.85,
      options.head * 0.26,
    ),
};
