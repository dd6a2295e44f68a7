import { cosTurn, sinTurn } from '#maths.ts';
import { fall, type Layer } from '#press/drawing.ts';
import type { OverlayOptions } from '#press/grounds/overlays.ts';
import {
  close,
  curve,
  join,
  line,
  type Path,
  type Point,
  polygon,
  stepLength,
} from '#press/path.ts';
import { placePiece } from '#press/piece.ts';
import type { Stage } from '#press/stage.ts';

/** Rays of the cracks in a ground, and how flat they lie for who looks along it. */
const [rays, flatness] = [9, 0.34];

/** The ground of a place that breaks, from under the feet outwards; inside, a wall as well. */
export function cracks({
  width,
  height,
  horizon,
  random,
  isInside,
}: OverlayOptions & { readonly isInside: boolean }): Layer[] {
  // Inside, what stands at the walls reaches down to there.
  const top = isInside ? height * 0.74 : Math.max(horizon, height * 0.3) + 14;
  const [x, y] = [width * random.between(0.42, 0.58), top + (height - top) * 0.62];
  const ground = Array.from({ length: rays }, (_, n) => {
    const turn = (n + random.between(-0.3, 0.3)) / rays;
    const reach = width * random.between(0.4, 0.75);
    const end: Point = [
      x + cosTurn(turn) * reach,
      Math.max(top, y + sinTurn(turn) * reach * flatness * 1.6),
    ];
    const fork: Point = [x + (end[0] - x) * 0.45, y + (end[1] - y) * 0.45];
    const side = turn + (n % 2 ? 0.08 : -0.08);
    const aside: Point = [
      fork[0] + cosTurn(side) * reach * 0.4,
      Math.max(top, fork[1] + sinTurn(side) * reach * 0.4 * flatness * 1.6),
    ];
    return [
      gap(end, [x, y], { reach: width * 0.06, random }),
      gap(aside, fork, { reach: width * 0.03, random }),
    ];
  }).flat();
  const up = gap([width * random.between(0.3, 0.7), 0], [width * 0.5, top * 0.8], {
    reach: width * 0.07,
    random,
  });
  return [
    {
      id: 'cracks',
      role: 'dark',
      path: join(...ground, ...(isInside ? [up] : [])),
      tone: fall(top, height, 0.6, 1),
    },
    {
      id: 'cracks.edge',
      role: 'foam',
      path: join(...ground.map((path) => shifted(path, 4))),
      tone: 0.2,
      alpha: 0.25,
    },
  ];
}

/** A gap that widens towards its end, with teeth on all sides. */
function gap(
  [x0, y0]: Point,
  [x1, y1]: Point,
  { reach, random }: { readonly reach: number; readonly random: OverlayOptions['random'] },
): Path {
  const steps = 9;
  // Across a gap that runs up and down, down from one that lies along the ground.
  const [dx, dy] = [Math.abs(x1 - x0), Math.abs(y1 - y0)];
  const [across, down] = [dy / (dx + dy + 1), (dx / (dx + dy + 1)) * flatness];
  const middle = Array.from({ length: steps + 1 }, (_, n): Point => {
    const t = n / steps;
    const sway = n === steps ? 0 : random.between(-1, 1) * reach * 0.5;
    return [x0 + (x1 - x0) * t + sway * across, y0 + (y1 - y0) * t + sway * down];
  });
  const wide = (n: number) => (2 + (reach * 0.42 * n) / steps) * (0.6 + 0.5 * random.next());
  const side = (way: 1 | -1) =>
    middle.map(([x, y], n): Point => {
      const by = way * wide(n);
      return [x + by * across, y + by * down];
    });
  return polygon([...side(1), ...side(-1).reverse()]);
}

function shifted(path: Path, by: number): Path {
  return placePiece({ layers: [{ id: '', role: 'foam', path }] }, { x: by })[0]?.path ?? path;
}

/** What falls off: blocks in the air behind everybody, and dust. */
export function falling({ width, height, random }: OverlayOptions): Layer[] {
  const block = (size: number): Path => {
    const [x, y] = [width * random.next(), height * random.between(0.06, 0.92)];
    const corners = Array.from({ length: 5 }, (_, n): Point => {
      const turn = (n + random.next() * 0.6) / 5;
      const r = size * random.between(0.7, 1.15);
      // A pentagon by its corners: no angle is needed.
      const [cx, cy] = pentagon[n] ?? [0, 0];
      return [x + cx * r + turn * size * 0.2, y + cy * r];
    });
    return polygon(corners);
  };
  const some = (count: number, least: number, most: number) =>
    join(...Array.from({ length: count }, () => block(random.between(least, most))));
  return [
    {
      id: 'dust',
      role: 'cloud',
      path: polygon([
        [0, height * 0.62],
        [width, height * 0.62],
        [width, height],
        [0, height],
      ]),
      tone: 0.3,
      alpha: fall(height * 0.62, height, 0, 0.34),
    },
    { id: 'rubble.far', role: 'stone', path: some(14, 6, 14), tone: 0.45, isSheet: true },
    { id: 'rubble', role: 'stone', path: some(7, 18, 40), tone: 0.7, isSheet: true },
  ];
}

const pentagon: readonly Point[] = [
  [0, -1],
  [0.95, -0.31],
  [0.59, 0.81],
  [-0.59, 0.81],
  [-0.95, -0.31],
];

/** Units of a straight edge between two points that melt by themselves. */
const softness = 26;

/** A place that melts: no edge of it is straight any more, and what is low runs down. */
export function melted(stage: Stage): Stage {
  const from = stage.horizon * 0.5;
  const sag = ([x, y]: Point): Point => {
    const down = Math.max(0, Math.min(1, (y - from) / 500));
    const swing = sinTurn(x / 170) + 0.5 * sinTurn(x / 110 + 0.2);
    return [x + 15 * down * sinTurn(y / 190), y + down * (10 + 17 * swing)];
  };
  const isFirm = ({ id }: Layer) => /^(?:sky|disc|halo|cloud|sea|water|glint)/.test(id);
  const back = stage.back.map((layer) =>
    isFirm(layer) ? layer : { ...layer, path: softened(layer.path, sag) },
  );
  return { ...stage, back };
}

/** A path moved point by point, its straight edges in short pieces. */
function softened(path: Path, move: (point: Point) => Point): Path {
  const soft: number[] = [];
  let [first, last]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ];
  const edge = (to: Point): void => {
    const [dx, dy] = [to[0] - last[0], to[1] - last[1]];
    const count = Math.max(1, Math.min(40, Math.ceil(Math.sqrt(dx * dx + dy * dy) / softness)));
    for (let n = 1; n <= count; n++) {
      soft.push(line, ...move([last[0] + (dx * n) / count, last[1] + (dy * n) / count]));
    }
    last = to;
  };
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    const length = stepLength[kind as 0] ?? 0;
    const at = (n: number): Point => [path[i + n] ?? 0, path[i + n + 1] ?? 0];
    if (kind === line) edge(at(1));
    else if (kind === curve) {
      soft.push(curve, ...move(at(1)), ...move(at(3)), ...move(at(5)));
      last = at(5);
    } else if (kind === close) {
      edge(first);
      soft.push(close);
    } else {
      soft.push(kind, ...move(at(1)));
      first = at(1);
      last = first;
    }
    i += 1 + length;
  }
  return soft;
}

/** A place that stands on its head; who is there stands as ever, on what is now below. */
export function overturned(stage: Stage, height: number): Stage {
  const back = stage.back.flatMap((layer) =>
    placePiece({ layers: [layer] }, { y: height, scaleY: -1 }),
  );
  // Nobody stands on steps that are overhead.
  const { footholds: _, ...rest } = stage;
  return { ...rest, back };
}
