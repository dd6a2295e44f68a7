import type { Plane } from '#canvas.ts';
import { borrowPlane, withPlanes } from '#plane-pool.ts';

/** Blurs a plane in place by `rounds` box filters of the given radius (in pixels, whole). Two or
 *  three rounds come close to a Gaussian at a cost that does not grow with the radius. */
export function blur(
  plane: Plane,
  width: number,
  height: number,
  radius: number,
  rounds = 2,
): void {
  const r = Math.floor(radius);
  if (r < 1) return;
  withPlanes(() => {
    const lines = borrowPlane(Math.max(width, height * columnsAtOnce));
    for (let round = 0; round < rounds; round++) {
      for (let y = 0; y < height; y++) blurRow(plane, y * width, width, r, lines);
      for (let x = 0; x < width; x += columnsAtOnce) {
        blurColumns(plane, width, height, x, Math.min(columnsAtOnce, width - x), r, lines);
      }
    }
  });
}

function blurRow(
  plane: Plane,
  start: number,
  count: number,
  radius: number,
  blurred: Float32Array,
): void {
  const first = plane[start] ?? 0;
  const last = plane[start + count - 1] ?? 0;
  let sum = first * (radius + 1);
  for (let i = 0; i < radius; i++) sum += i < count ? (plane[start + i] ?? 0) : last;
  const share = 1 / (2 * radius + 1);
  for (let i = 0; i < count; i++) {
    const ahead = i + radius;
    const behind = i - radius - 1;
    sum += ahead < count ? (plane[start + ahead] ?? 0) : last;
    sum -= behind >= 0 ? (plane[start + behind] ?? 0) : first;
    blurred[i] = sum * share;
  }
  plane.set(blurred.subarray(0, count), start);
}

/** Columns that are blurred together: neighbours are what a processor fetches at once. */
const columnsAtOnce = 16;
const sums = new Float64Array(columnsAtOnce);

function blurColumns(
  plane: Plane,
  width: number,
  height: number,
  left: number,
  columns: number,
  radius: number,
  blurred: Float32Array,
): void {
  const end = left + (height - 1) * width;
  for (let n = 0; n < columns; n++) sums[n] = (plane[left + n] ?? 0) * (radius + 1);
  for (let y = 0; y < radius; y++) {
    const ahead = y < height ? left + y * width : end;
    for (let n = 0; n < columns; n++) sums[n] = (sums[n] ?? 0) + (plane[ahead + n] ?? 0);
  }
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const ahead = y + radius < height ? left + (y + radius) * width : end;
    const behind = y > radius ? left + (y - radius - 1) * width : left;
    for (let n = 0; n < columns; n++) {
      const sum = (sums[n] ?? 0) + (plane[ahead + n] ?? 0) - (plane[behind + n] ?? 0);
      sums[n] = sum;
      blurred[y * columns + n] = sum * share;
    }
  }
  for (let y = 0; y < height; y++) {
    for (let n = 0; n < columns; n++) plane[left + y * width + n] = blurred[y * columns + n] ?? 0;
  }
}

/** The plane at 1/`step` of its size, each value the mean of its block. */
export function shrink(plane: Plane, width: number, height: number, step: number): Plane {
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  const small = borrowPlane(w * h);
  for (let y = 0; y < h; y++) {
    const y0 = y * step;
    const y1 = Math.min(height, y0 + step);
    for (let x = 0; x < w; x++) {
      const x0 = x * step;
      const x1 = Math.min(width, x0 + step);
      let sum = 0;
      for (let py = y0; py < y1; py++) {
        for (let px = x0; px < x1; px++) sum += plane[py * width + px] ?? 0;
      }
      small[y * w + x] = sum / ((y1 - y0) * (x1 - x0));
    }
  }
  return small;
}

/** Bilinear reading of a plane at a point in its own pixels; the edge repeats outside. */
export function sample(plane: Plane, width: number, height: number, x: number, y: number): number {
  const cx = x < 0 ? 0 : x > width - 1 ? width - 1 : x;
  const cy = y < 0 ? 0 : y > height - 1 ? height - 1 : y;
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const x1 = x0 + 1 < width ? x0 + 1 : x0;
  const y1 = y0 + 1 < height ? y0 + 1 : y0;
  const fx = cx - x0;
  const fy = cy - y0;
  const top = (plane[y0 * width + x0] ?? 0) * (1 - fx) + (plane[y0 * width + x1] ?? 0) * fx;
  const low = (plane[y1 * width + x0] ?? 0) * (1 - fx) + (plane[y1 * width + x1] ?? 0) * fx;
  return top + (low - top) * fy;
}

/** A field worked out every `step` pixels and read smoothly between: for things soft by nature. */
export interface Field {
  at(x: number, y: number): number;
}

export function createField(
  width: number,
  height: number,
  step: number,
  value: (x: number, y: number) => number,
): Field {
  const w = Math.ceil(width / step) + 2;
  const h = Math.ceil(height / step) + 2;
  const values = borrowPlane(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) values[y * w + x] = value(x * step, y * step);
  }
  return { at: (x, y) => sample(values, w, h, x / step, y / step) };
}
