import { begin, boxOf, close, curve, hole, line, type Path, stepLength } from '#press/path.ts';
import { scratchSums } from '#press/printing/scratch.ts';

/** How much of each pixel a path covers, 0..1, within a box of pixels. */
export interface Coverage {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  /** Of each row, the first column that may be covered and the one after the last. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Areas are added up in as many rows at a time as make about this many sums. */
const bandSize = 1 << 15;

/**
 * Covers a sheet of `width` × `height` pixels by a path whose unit is `scale` pixels. Null where
 * nothing of it lies on the sheet.
 *
 * The exact area under each edge is added to the pixels it crosses, and a sum along each row makes
 * coverage of it (as font rasterisers do): there is no sampling, and the arithmetic is + − × ÷ only.
 * Outlines are added together, so two that overlap are one shape; holes are taken away. `plane`
 * gives the zeros on which coverage is laid; `around` leaves as many pixels of the sheet round it.
 */
export function cover(
  path: Path,
  scale: number,
  width: number,
  height: number,
  plane: (length: number) => Float32Array = (length) => new Float32Array(length),
  around = 0,
): Coverage | null {
  const box = boxOf(path);
  if (!box) return null;
  const left = Math.max(0, Math.floor(box.left * scale));
  const top = Math.max(0, Math.floor(box.top * scale));
  const right = Math.min(width, Math.ceil(box.right * scale));
  const bottom = Math.min(height, Math.ceil(box.bottom * scale));
  if (left >= right || top >= bottom) return null;
  const [columns, rows] = [right - left, bottom - top];
  const [outerLeft, outerTop] = [Math.max(0, left - around), Math.max(0, top - around)];
  const outerWidth = Math.min(width, right + around) - outerLeft;
  const outerHeight = Math.min(height, bottom + around) - outerTop;
  const data = plane(outerWidth * outerHeight);
  const from = new Int32Array(outerHeight);
  const to = new Int32Array(outerHeight);
  const outlines = outlinesOf(path, scale, left, top);
  const tall = Math.min(rows, Math.ceil(bandSize / columns));
  const band: Band = {
    ...{ columns, top: 0, bottom: 0, sums: scratchSums((columns + 2) * tall) },
    ...{ from: new Int32Array(tall), to: new Int32Array(tall) },
  };
  for (; band.top < rows; band.top = band.bottom) {
    band.bottom = Math.min(rows, band.top + tall);
    band.from.fill(columns);
    band.to.fill(0);
    for (const outline of outlines) addOutline(band, outline);
    for (let y = band.top; y < band.bottom; y++) {
      const row = y + top - outerTop;
      from[row] = (band.from[y - band.top] ?? 0) + left - outerLeft;
      to[row] = Math.min(columns, band.to[y - band.top] ?? 0) + left - outerLeft;
      layRow(band, y, data, row * outerWidth + left - outerLeft);
    }
  }
  return { left: outerLeft, top: outerTop, width: outerWidth, height: outerHeight, data, from, to };
}

/** Sums a row of a band up into coverage, and clears it for the next band. */
function layRow({ columns, top, sums, from, to }: Band, y: number, data: Float32Array, at: number) {
  const base = (y - top) * (columns + 2);
  const end = to[y - top] ?? 0;
  let sum = 0;
  for (let x = from[y - top] ?? 0; x < end; x++) {
    sum += sums[base + x] ?? 0;
    sums[base + x] = 0;
    // Sums leave crumbs where nothing is.
    if (x < columns) data[at + x] = sum < 1e-6 ? 0 : sum > 1 - 1e-6 ? 1 : sum;
  }
}

/** Rows of a box, from `top` to `bottom`, whose areas are being added up. */
interface Band {
  readonly columns: number;
  top: number;
  bottom: number;
  /** A column more than is shown, where edges to the right leave their area, and the one after it. */
  readonly sums: Float64Array;
  /** Of each row, the first column to which something was added and the one after the last. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

interface Outline {
  /** x and y by turns, in pixels of the box; the last point is joined to the first. */
  readonly points: readonly number[];
  /** 1 where going along the points has what they hold on the side that counts, −1 on the other. */
  readonly sign: number;
  /** The rows that it reaches. */
  readonly top: number;
  readonly bottom: number;
}

function outlinesOf(path: Path, scale: number, left: number, top: number): Outline[] {
  const outlines: { points: number[]; isHole: boolean }[] = [];
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
  return outlines.map(({ points: all, isHole }) => outlineOf(all, isHole));
}

/** Adds area whichever way its points turn; takes it away where it is a hole. */
function outlineOf(points: readonly number[], isHole: boolean): Outline {
  const count = points.length / 2;
  let turning = 0;
  let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    const [x, y] = [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
    turning += x * (points[j * 2 + 1] ?? 0) - (points[j * 2] ?? 0) * y;
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { points, sign: turning > 0 === isHole ? 1 : -1, top, bottom };
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

function addOutline(band: Band, { points, sign, top, bottom }: Outline): void {
  const count = points.length / 2;
  if (count < 3 || bottom <= band.top || top >= band.bottom) return;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : 0;
    const [x0, y0] = [points[i * 2] ?? 0, points[i * 2 + 1] ?? 0];
    const [x1, y1] = [points[j * 2] ?? 0, points[j * 2 + 1] ?? 0];
    if (y0 < y1) addEdge(band, x0, y0, x1, y1, sign);
    else if (y1 < y0) addEdge(band, x1, y1, x0, y0, -sign);
  }
}

/** Adds the area to the right of an edge that goes down from (x0, y0) to (x1, y1). */
function addEdge(
  { sums, columns, top, bottom, from: starts, to: ends }: Band,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  sign: number,
): void {
  const slope = (x1 - x0) / (y1 - y0);
  const firstRow = Math.max(top, Math.floor(y0));
  const lastRow = Math.min(bottom, Math.ceil(y1));
  for (let row = firstRow; row < lastRow; row++) {
    const [from, to] = [Math.max(y0, row), Math.min(y1, row + 1)];
    const tall = (to - from) * sign;
    if (from >= to) continue;
    const a = within(x0 + (from - y0) * slope, columns);
    const b = within(x0 + (to - y0) * slope, columns);
    const [low, high] = a < b ? [a, b] : [b, a];
    const firstColumn = Math.floor(low);
    const base = (row - top) * (columns + 2);
    const end = Math.ceil(high);
    const after = Math.max(end, firstColumn + 1) + 1;
    if (firstColumn < (starts[row - top] ?? 0)) starts[row - top] = firstColumn;
    if (after > (ends[row - top] ?? 0)) ends[row - top] = after;
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
