import { cosine, sine } from '#press/figure/frame.ts';
import { type Drawn, type HairOptions, round } from '#press/figure/hair-options.ts';
import { brimmed, domed, hooded, peaked, tall } from '#press/figure/hats.ts';
import type { HairName } from '#press/figure/options.ts';
import { ribbon } from '#press/figure/shapes.ts';
import { beard, curls, halo, skull } from '#press/figure/skull.ts';
import { circle, empty, join, type Path, type Point, smooth } from '#press/path.ts';

/** What lies over the head, and what hangs behind it. */
export function hairPaths(name: HairName, options: HairOptions): { over: Path; behind: Path } {
  const { view } = options;
  const over = join(
    caps[name](options),
    tails[name]?.(options) ?? empty,
    options.hasBeard ? beard(options) : empty,
  );
  if ((name !== 'long' && name !== 'bob') || view === 'side') return { over, behind: empty };
  const curtain = name === 'bob' ? bobPath(options) : curtainPath(options);
  return view === 'back' ? { over: join(over, curtain), behind: empty } : { over, behind: curtain };
}

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

/** Cut straight at the chin. */
const bobPath: Drawn = ({ at, view }) => {
  if (view === 'side')
    return round(at, [
      ...([
        [0.1, 0.2],
        [-0.1, 0.5],
        [-0.42, 0.36],
        [-0.52, 0.02],
        [-0.52, -0.34],
        [-0.42, -0.47],
      ] as const),
      ...([
        [-0.2, -0.47],
        [0.02, -0.43],
        [0.06, -0.2],
        [-0.02, 0.02],
      ] as const),
    ]);
  const shift = view === 'three-quarter' ? -0.07 : 0;
  return round(
    at,
    (
      [
        ...([
          [0, 0.52],
          [0.36, 0.4],
          [0.49, 0.05],
          [0.5, -0.36],
          [0.36, -0.47],
        ] as const),
        ...([
          [0, -0.44],
          [-0.36, -0.47],
          [-0.5, -0.36],
          [-0.49, 0.05],
          [-0.36, 0.4],
        ] as const),
      ] as const
    ).map(([x, y]) => [x + shift, y] as const),
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
  helmet: domed,
  toque: tall,
  bob: skull,
  afro: (options) => join(skull(options), halo(options)),
};

const tails: Partial<Record<HairName, Drawn>> = {
  long: (options) => (options.view === 'side' ? fallPath(options) : empty),
  bob: (options) => (options.view === 'side' ? bobPath(options) : empty),
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
