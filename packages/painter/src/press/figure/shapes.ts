import { cosTurn, sinTurn } from '#maths.ts';
import { begin, close, curve, empty, type Path, type Point, smooth } from '#press/path.ts';

/** Round lines one after another, joined by corners: a hem ends where a seam begins. */
export function outline(...runs: readonly (readonly Point[])[]): Path {
  const points = runs.filter((run) => run.length > 0);
  const first = points[0]?.[0];
  if (!first) return empty;
  const path: number[] = [begin, ...first];
  for (const [n, run] of points.entries()) {
    const before = points[n - 1];
    const from = before?.[before.length - 1];
    addRound(path, from ? [from, ...run] : run);
  }
  return [...path, close];
}

function addRound(path: number[], run: readonly Point[]): void {
  const at = (i: number): Point => run[Math.max(0, Math.min(run.length - 1, i))] ?? [0, 0];
  for (let i = 0; i + 1 < run.length; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.push(curve, from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6);
    path.push(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, ...to);
  }
}

/** How thick a limb is: at `t` along it, in front and behind. */
export type Girth = readonly [t: number, front: number, back: number];

/** A limb between two joints; `facing` says which side its front is on. */
export function bone(
  a: Point,
  b: Point,
  girths: readonly Girth[],
  facing: number,
  end: 'round' | 'straight' = 'round',
): Path {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [ux, uy] = length > 0.01 ? [dx / length, dy / length] : [0, 1];
  const point = (t: number, off: number): Point => [
    a[0] + dx * t + uy * off,
    a[1] + dy * t - ux * off,
  ];
  const right: Point[] = [];
  const left: Point[] = [];
  for (const [t, front, back] of girths) {
    const [more, less] = [(front + back) / 2, ((front - back) / 2) * facing];
    right.push(point(t, more + less));
    left.unshift(point(t, less - more));
  }
  const [first, last] = [girths[0], girths[girths.length - 1]];
  if (!first || !last) return empty;
  const cap = (at: Point, girth: Girth, way: 1 | -1): Point => {
    const r = ((girth[1] + girth[2]) / 2) * way;
    return [at[0] + ux * r, at[1] + uy * r];
  };
  const top = cap(a, first, -1);
  if (end === 'straight') return outline([...left, top, ...right], left.slice(0, 1));
  return smooth([...right, cap(b, last, 1), ...left, top]);
}

/** A point of a limb's or head's own frame: `u` along it, `v` to its side. */
export function framed(at: Point, u: Point, v: Point): (x: number, y: number) => Point {
  return (x, y) => [at[0] + u[0] * x + v[0] * y, at[1] + u[1] * x + v[1] * y];
}

export function turned(degrees: number): { right: Point; up: Point } {
  const [cos, sin] = [cosTurn(degrees / 360), sinTurn(degrees / 360)];
  return { right: [cos, sin], up: [sin, -cos] };
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** From `a` to `b`, and how long that is. */
export function span(a: Point, b: Point): { unit: Point; length: number } {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length > 0.01
    ? { unit: [dx / length, dy / length], length }
    : { unit: [0, 1], length: 0.01 };
}

/** A mark of a brush along a few points: thick where `widths` says so, few numbers. */
export function ribbon(points: readonly Point[], widths: readonly number[]): Path {
  const right: Point[] = [];
  const left: Point[] = [];
  for (const [n, [x, y]] of points.entries()) {
    const { unit } = span(points[Math.max(0, n - 1)] ?? [x, y], points[n + 1] ?? [x, y]);
    const half = (widths[n] ?? 0) / 2;
    if (half === 0) right.push([x, y]);
    else {
      right.push([x + unit[1] * half, y - unit[0] * half]);
      left.unshift([x - unit[1] * half, y + unit[0] * half]);
    }
  }
  return smooth([...right, ...left]);
}
