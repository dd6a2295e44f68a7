import { begin, boxOf, close, curve, hole, line, type Path, stepLength } from '#press/path.ts';
import { scratchSums } from '#press/scratch.ts';

/** How much of each pixel a path covers, 0..1, within the box of pixels it reaches. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/**
 * Covers a sheet of `width` × `height` pixels by a path whose unit is `scale` pixels. Null where
 * nothing of it lies on the sheet.
 *
 * The exact area under each edge is added to the pixels it crosses, and a sum along each row makes
 * coverage of it (as font rasterisers do): there is no sampling, and the arithmetic is + − × ÷ only.
 * Outlines are added together, so two that overlap are one shape; holes are taken away. `plane`
 * gives the place where coverage is laid.
 */
export function cover(
  path: Path,
  scale: number,
  width: number,
  height: number,
  plane: (length: number) => Float32Array = (length) => new Float32Array(length),
): Coverage | null {
  const box = boxOf(path);
  if (!box) return null;
  const left = Math.max(0, Math.floor(box.left * scale));
  const top = Math.max(0, Math.floor(box.top * scale));
  const right = Math.min(width, Math.ceil(box.right * scale));
  const bottom = Math.min(height, Math.ceil(box.bottom * scale));
  if (left >= right || top >= bottom) return null;
  const [columns, rows] = [right - left, bottom - top];
  // A column more than is shown: where edges to the right of the sheet leave their area.
  const sums = scratchSums((columns + 2) * rows);
  for (const { points, isHole } of outlinesOf(path, scale, left, top)) {
    addOutline(sums, columns, rows, points, isHole);
  }
  const data = plane(columns * rows);
  for (let y = 0; y < rows; y++) {
    let sum = 0;
    for (let x = 0; x < columns; x++) {
      sum += sums[y * (columns + 2) + x] ?? 0;
      // Sums leave crumbs where nothing is.
      data[y * columns + x] = sum < 1e-6 ? 0 : sum > 1 - 1e-6 ? 1 : sum;
    }
  }
  return { left, top, width: columns, height: rows, data };
}

interface Outline {
  /** x and y by turns, in pixels of the box; the last point is joined to the first. */
  readonly points: readonly number[];
  readonly isHole: boolean;
}

function outlinesOf(path: Path, scale: number, left: number, top: number): Outline[] {
  const outlines: Outline[] = [];
  let points: number[] = [];
  const at = (i: number, offset: number) => (path[i] ?? 0) * scale - offset;
  for (let i = 0; i < path.length; ) {
    const kind = path[i] ?? close;
    if (kind === begin || kind === hole) {
      points = [at(i + 1, left), at(i + 2, top)];
      outlines.push({ points, isHole: kind === hole });
    } else if (kind === line) {
      points.push(at(i + 1, left), at(i + 2, top));
    } else if (kind === curve) {
      const numbers = [at(i + 1, left), at(i + 2, top), at(i + 3, left), at(i + 4, top)];
      addCurve(points, [...numbers, at(i + 5, left), at(i + 6, top)]);
    }
    i += 1 + (stepLength[kind as 0] ?? 0);
  }
  return outlines;
}

function addCurve(points: number[], handles: readonly number[]): void {
  const [x0 = 0, y0 = 0] = points.slice(-2);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = handles;
  const reach =
    distance(x1 - x0, y1 - y0) + distance(x2 - x1, y2 - y1) + distance(x3 - x2, y3 - y2);
  const steps = Math.max(2, Math.min(48, Math.ceil(Math.sqrt(reach) * 1.1)));
  for (let step = 1; step <= steps; step++) {
    const t = step / steps;
    const s = 1 - t;
    const [k0, k1, k2, k3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(k0 * x0 + k1 * x1 + k2 * x2 + k3 * x3, k0 * y0 + k1 * y1 + k2 * y2 + k3 * y3);
  }
}

function distance(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

/** Adds an outline's area, whichever way it turns; takes it away where it is a hole. */
function addOutline(
  sums: Float64Array,
  columns: number,
  rows: number,
  points: readonly number[],
  isHole: boolean,
): void {
  const count = points.length / 2;
  if (count < 3) return;
  let turning = 0;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    turning +=
      (points[i * 2] ?? 0) * (points[j * 2 + 1] ?? 0) -
      (points[j * 2] ?? 0) * (points[i * 2 + 1] ?? 0);
  }
  const sign = turning > 0 === isHole ? 1 : -1;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const [x0, y0] = [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
    const [x1, y1] = [points[j * 2] ?? 0, points[j * 2 + 1] ?? 0];
    if (y0 < y1) addEdge(sums, columns, rows, x0, y0, x1, y1, sign);
    else if (y1 < y0) addEdge(sums, columns, rows, x1, y1, x0, y0, -sign);
  }
}

/** Adds the area to the right of an edge that goes down from (x0, y0) to (x1, y1). */
function addEdge(
  sums: Float64Array,
  columns: number,
  rows: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  const firstRow = Math.max(0, Math.floor(y0));
  const lastRow = Math.min(rows, Math.ceil(y1));
  for (let row = firstRow; row < lastRow; row++) {
    const [from, to] = [Math.max(y0, row), Math.min(y1, row + 1)];
    const tall = (to - from) * sign;
    if (from >= to) continue;
    const a = within(x0 + (from - y0) * slope, columns);
    const b = within(x0 + (to - y0) * slope, columns);
    const [low, high] = a < b ? [a, b] : [b, a];
    const firstColumn = Math.floor(low);
    const base = row * (columns + 2);
    const end = Math.ceil(high);
    if (end <= firstColumn + 1) {
      // The edge stays within one pixel: its area is a trapezium.
      const inside = 1 - ((low + high) / 2 - firstColumn);
      sums[base + firstColumn] = (sums[base + firstColumn] ?? 0) + tall * inside;
      sums[base + firstColumn + 1] = (sums[base + firstColumn + 1] ?? 0) + tall * (1 - inside);
      continue;
    }
    const perColumn = tall / (high - low);
    let before = 0;
    for (let column = firstColumn; column < end; column++) {
      const [l, r] = [Math.max(low, column), Math.min(high, column + 1)];
      // What this pixel gains: the part passed within it, and all that was passed before.
      const passed = perColumn * (r - l);
      const inside = passed * (column + 1 - (l + r) / 2);
      sums[base + column] = (sums[base + column] ?? 0) + inside + before;
      before = passed - inside;
    }
    sums[base + end] = (sums[base + end] ?? 0) + before;
  }
}

function within(x: number, columns: number): number {
  return x < 0 ? 0 : x > columns ? columns : x;
}
