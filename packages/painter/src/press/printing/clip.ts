import {
  type Box,
  begin,
  close,
  curve,
  hole,
  line,
  mapPoints,
  type Path,
  type Point,
  stepLength,
} from '#press/path.ts';

/** How many straight pieces a curve is cut as. */
const pieces = 8;

/**
 * What of a path lies above a level line: who stands in water is seen down to it. Curves that cross the
 * line become straight pieces; outlines wholly above it stay as they are.
 */
export function above(path: Path, level: number): Path {
  const kept: number[] = [];
  for (const outline of partsOf(path)) {
    const { top, bottom } = reachOf(outline);
    if (bottom <= level) kept.push(...outline);
    else if (top < level) kept.push(...cutOff(outline, level));
  }
  return kept;
}

/** What of a path lies in a box. */
export function within(path: Path, { left, top, right, bottom }: Box): Path {
  const flip = (kept: Path, by: (point: Point) => Point) => mapPoints(kept, by);
  const turn = ([x, y]: Point): Point => [y, x];
  const mirror = ([x, y]: Point): Point => [x, -y];
  const low = flip(above(flip(above(path, bottom), mirror), -top), mirror);
  const across = flip(above(flip(low, turn), right), mirror);
  return flip(flip(above(across, -left), mirror), turn);
}

/** What of a path lies in a convex outline, told clockwise. */
export function inPane(path: Path, pane: Path): Path {
  const points = partsOf(pane).flatMap(flat);
  return points.reduce<Path>((kept, [x, y], n) => {
    const [nextX, nextY] = points[(n + 1) % points.length] ?? [x, y];
    const [dx, dy] = [x - nextX, y - nextY];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length === 0 || kept.length === 0) return kept;
    // Turned so that this side is level, and what is inside lies above it.
    const [cos, sin] = [dx / length, dy / length];
    const level = mapPoints(
      kept,
      ([a, b]): Point => [(a - x) * cos + (b - y) * sin, (b - y) * cos - (a - x) * sin],
    );
    return mapPoints(
      above(level, 0),
      ([a, b]): Point => [x + a * cos - b * sin, y + b * cos + a * sin],
    );
  }, path);
}

/** The outlines of a path as points, and whether each is cut out. */
export function outlinesOf(path: Path): { kind: number; points: [number, number][] }[] {
  return partsOf(path).map((outline) => ({ kind: outline[0] ?? begin, points: flat(outline) }));
}

/** Each outline of a path by itself. */
export function partsOf(path: Path): number[][] {
  const outlines: number[][] = [];
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    const length = stepLength[kind as 0] ?? 0;
    if (kind === begin || kind === hole) outlines.push([]);
    outlines.at(-1)?.push(...path.slice(i, i + 1 + length));
    i += 1 + length;
  }
  return outlines;
}

function reachOf(outline: Path): { top: number; bottom: number } {
  let [top, bottom] = [Infinity, -Infinity];
  for (let i = 0; i < outline.length; ) {
    const length = stepLength[(outline[i] ?? close) as 0] ?? 0;
    for (let j = i + 2; j <= i + length; j += 2) {
      const y = outline[j] ?? 0;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    i += 1 + length;
  }
  return { top, bottom };
}

function cutOff(outline: Path, level: number): number[] {
  const points = flat(outline);
  const kept: number[] = [];
  const put = (x: number, y: number) =>
    kept.push(kept.length === 0 ? (outline[0] ?? begin) : line, x, y);
  for (const [i, [x, y]] of points.entries()) {
    const [px, py] = points[(i + points.length - 1) % points.length] ?? [x, y];
    if (py <= level !== y <= level) put(px + ((level - py) / (y - py)) * (x - px), level);
    if (y <= level) put(x, y);
  }
  return kept.length < 9 ? [] : [...kept, close];
}

function flat(outline: Path): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i < outline.length; ) {
    const kind = outline[i] ?? close;
    const length = stepLength[kind as 0] ?? 0;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = outline.slice(i + 1, i + 1 + length);
    if (kind === curve) {
      for (let n = 1; n <= pieces; n++) {
        const t = n / pieces;
        const s = 1 - t;
        const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        points.push([a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3]);
      }
      [x, y] = [x3, y3];
    } else if (length === 2) {
      [x, y] = [x1, y1];
      points.push([x, y]);
    }
    i += 1 + length;
  }
  return points;
}
