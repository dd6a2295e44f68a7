import { cosTurn, sinTurn } from '#maths.ts';

/**
 * Outlines as plain numbers: each step is its kind and the points it needs. `begin` x y, `line` x y,
 * `curve` x1 y1 x2 y2 x y (a cubic Bézier), `close`; `hole` x y begins an outline that is cut out of
 * the others. Which way an outline turns does not matter: what outlines cover is added together.
 * In units of the drawing, 1000 to its shorter side, y downwards.
 */
export type Path = readonly number[];
export type Point = readonly [x: number, y: number];

export const begin = 0;
export const line = 1;
export const curve = 2;
export const close = 3;
export const hole = 4;

/** How many numbers follow each kind of step. */
export const stepLength = [2, 2, 6, 0, 2] as const;

export const empty: Path = [];

export function polygon(points: readonly Point[]): Path {
  const [first, ...rest] = points;
  if (!first) return empty;
  return [begin, ...first, ...rest.flatMap(([x, y]) => [line, x, y]), close];
}

/** A rectangle, its corners rounded by `round`. */
export function rect(x: number, y: number, width: number, height: number, round = 0): Path {
  const r = Math.min(round, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  if (r <= 0) {
    return [begin, x, y, line, right, y, line, right, bottom, line, x, bottom, close];
  }
  const k = r * (1 - arc);
  return [
    ...[begin, x + r, y, line, right - r, y, curve, right - k, y, right, y + k, right, y + r],
    ...[line, right, bottom - r, curve, right, bottom - k, right - k, bottom, right - r, bottom],
    ...[line, x + r, bottom, curve, x + k, bottom, x, bottom - k, x, bottom - r],
    ...[line, x, y + r, curve, x, y + k, x + k, y, x + r, y, close],
  ];
}

/** How far a Bézier's handles reach to draw a quarter of a circle. */
const arc = 0.5522847498;

/** An ellipse, turned by `turn` of a full circle, clockwise. */
export function ellipse(x: number, y: number, rx: number, ry: number, turn = 0): Path {
  const [kx, ky] = [rx * arc, ry * arc];
  const upright = [
    ...[begin, rx, 0, curve, rx, ky, kx, ry, 0, ry, curve, -kx, ry, -rx, ky, -rx, 0],
    ...[curve, -rx, -ky, -kx, -ry, 0, -ry, curve, kx, -ry, rx, -ky, rx, 0, close],
  ];
  return place(upright, { x, y, turn });
}

export function circle(x: number, y: number, r: number): Path {
  return ellipse(x, y, r, r);
}

/** A round line through the points (Catmull-Rom), closed. */
export function smooth(points: readonly Point[]): Path {
  return rounded(points, true);
}

function rounded(points: readonly Point[], isClosed: boolean): Path {
  const count = points.length;
  const at = (i: number): Point =>
    points[isClosed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const path: number[] = [begin, ...at(0)];
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.push(curve);
    path.push(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    path.push(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, ...to);
  }
  if (isClosed) path.push(close);
  return path;
}

/** A limb: from a circle of radius `ra` round `a` to one of radius `rb` round `b`. */
export function limb(a: Point, b: Point, ra: number, rb: number): Path {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length < 1e-6) return circle(a[0], a[1], Math.max(ra, rb));
  const [nx, ny] = [-dy / length, dx / length];
  const [ux, uy] = [dx / length, dy / length];
  // Round ends: half a circle in two curves.
  const cap = ([x, y]: Point, r: number, way: 1 | -1): number[] => {
    const [px, py] = [nx * r * way, ny * r * way];
    const [qx, qy] = [ux * r * way, uy * r * way];
    return [
      ...[curve, x + px + qx * arc, y + py + qy * arc, x + qx + px * arc, y + qy + py * arc],
      ...[x + qx, y + qy],
      ...[curve, x + qx - px * arc, y + qy - py * arc, x - px + qx * arc, y - py + qy * arc],
      ...[x - px, y - py],
    ];
  };
  return [
    ...[begin, a[0] + nx * ra, a[1] + ny * ra, line, b[0] + nx * rb, b[1] + ny * rb],
    ...cap(b, rb, 1),
    ...[line, a[0] - nx * ra, a[1] - ny * ra],
    ...cap(a, ra, -1),
    close,
  ];
}

/** Straight lines from point to point, `width` wide, round where they meet and end. */
export function lines(points: readonly Point[], width: number): Path {
  const path: number[] = [];
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    if (from && to) path.push(...limb(from, to, width / 2, width / 2));
  }
  return path;
}

/** A round line through the points; its width goes from `width` to `endWidth`. */
export function stroke(points: readonly Point[], width: number, endWidth = width): Path {
  const along = sample(points, 6);
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const [i, [x, y]] of along.entries()) {
    const before = along[Math.max(0, i - 1)] ?? [x, y];
    const after = along[Math.min(along.length - 1, i + 1)] ?? [x, y];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    const half = (width + (endWidth - width) * (i / Math.max(1, along.length - 1))) / 2;
    left.push([x - (dy / length) * half, y + (dx / length) * half]);
    right.push([x + (dy / length) * half, y - (dx / length) * half]);
  }
  const [first, last] = [along[0], along[along.length - 1]];
  if (!first || !last) return empty;
  return [
    ...polygon([...left, ...right.reverse()]),
    ...circle(first[0], first[1], width / 2),
    ...circle(last[0], last[1], endWidth / 2),
  ];
}

/** Points along the round line through `points`, `steps` for each piece. */
export function sample(points: readonly Point[], steps: number): Point[] {
  const along: Point[] = [];
  const path = rounded(points, false);
  let [x, y] = [path[1] ?? 0, path[2] ?? 0];
  along.push([x, y]);
  for (let i = 3; i + 6 < path.length + 1; i += 7) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = path.slice(i + 1, i + 7);
    for (let step = 1; step <= steps; step++) {
      along.push(onCurve([x, y], [x1, y1], [x2, y2], [x3, y3], step / steps));
    }
    [x, y] = [x3, y3];
  }
  return along;
}

function onCurve(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const s = 1 - t;
  const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return [
    k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
    k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
  ];
}

export function join(...paths: readonly Path[]): Path {
  return paths.flat();
}

/** The outlines of `inner`, cut out of those it is joined with. */
export function cut(inner: Path): Path {
  return mapSteps(inner, (kind, numbers) => [kind === begin ? hole : kind, ...numbers]);
}

export interface Placing {
  readonly x?: number;
  readonly y?: number;
  /** Of a full circle, clockwise. */
  readonly turn?: number;
  readonly scale?: number;
  /** Beside `scale`: below 0 it faces the other way. */
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** How far the top leans to the right, as a share of the height. */
  readonly skew?: number;
}

/** Scaled, leant and turned round its own origin, then moved there. */
export function place(path: Path, placing: Placing): Path {
  return mapPoints(path, placer(placing));
}

export function placer(placing: Placing): (point: Point) => Point {
  const { x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1, skew = 0 } = placing;
  const [cos, sin] = [cosTurn(turn), sinTurn(turn)];
  const [kx, ky] = [scale * scaleX, scale * scaleY];
  return ([px, py]) => {
    const [sx, sy] = [px * kx - py * ky * skew, py * ky];
    return [x + sx * cos - sy * sin, y + sx * sin + sy * cos];
  };
}

export function mapPoints(path: Path, move: (point: Point) => Point): Path {
  return mapSteps(path, (kind, numbers) => {
    const moved: number[] = [kind];
    for (let i = 0; i < numbers.length; i += 2) {
      moved.push(...move([numbers[i] ?? 0, numbers[i + 1] ?? 0]));
    }
    return moved;
  });
}

function mapSteps(path: Path, change: (kind: number, numbers: Path) => Path): Path {
  const changed: number[] = [];
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    const length = stepLength[kind as 0] ?? 0;
    changed.push(...change(kind, path.slice(i + 1, i + 1 + length)));
    i += 1 + length;
  }
  return changed;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How long its longer side is. */
export function longSide({ left, top, right, bottom }: Box): number {
  return Math.max(right - left, bottom - top);
}

/** The box that holds them all; null where there is none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The box that holds a path and its handles; null where there is no path. */
export function boxOf(path: Path): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < path.length; ) {
    const length = stepLength[(path[i] ?? close) as 0] ?? 0;
    for (let j = i + 1; j <= i + length; j += 2) {
      const [x, y] = [path[j] ?? 0, path[j + 1] ?? 0];
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
    i += 1 + length;
  }
  return left <= right ? { left, top, right, bottom } : null;
}

/** The points that a path passes through, its handles left out. */
export function pointsOf(path: Path): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < path.length; ) {
    const length = stepLength[(path[i] ?? close) as 0] ?? 0;
    if (length > 0) points.push([path[i + length - 1] ?? 0, path[i + length] ?? 0]);
    i += 1 + length;
  }
  return points;
}
