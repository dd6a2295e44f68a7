import { clamp } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { hashUnit } from '#random.ts';
import { findDirections } from '#styles/directions.ts';
import type { Lab } from '#styles/melt.ts';
import type { World } from '#world.ts';

/** The panes of a window: where each lies and its colour. */
export interface Panes {
  /** How many there are; the pane after the last is what is cut whole. */
  readonly count: number;
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly l: Float64Array;
  readonly a: Float64Array;
  readonly b: Float64Array;
  /** Which way the pane lies: the direction of what it shows. */
  readonly dx: Float64Array;
  readonly dy: Float64Array;
}

/** Panes in their first places, each along the forms there. `pitch` is their size in pixels. */
export function placePanes(world: World, pitch: number): Panes {
  const panes = seedPanes(world, pitch);
  lean(world, panes);
  return panes;
}

/** One round of settling: each pixel to its nearest pane, then each pane to the middle of its own. */
export function settlePanes(
  world: World,
  panes: Panes,
  soft: Lab,
  labels: Int32Array,
  pitch: number,
): void {
  assign(world, panes, soft, labels, pitch);
  average(world, panes, soft, labels);
}

/** One pane a cell of a jittered grid, more where the eye rests. */
function seedPanes(world: World, pitch: number): Panes {
  const { canvas, width, height, seed } = world;
  const points: number[] = [];
  const half = pitch / 2;
  for (let row = 0; row * half < height; row++) {
    for (let column = 0; column * half < width; column++) {
      const x = clamp((column + hashUnit(column, row, seed) * 1.5 - 0.25) * half, 0, width - 1);
      const y = clamp((row + hashUnit(column, row, seed + 1) * 1.5 - 0.25) * half, 0, height - 1);
      const detail = canvas.detail[Math.floor(y) * width + Math.floor(x)] ?? 0;
      const isCoarse = row % 2 === 0 && column % 2 === 0;
      if (isCoarse || detail > 0.66) points.push(x, y);
    }
  }
  const count = points.length / 2;
  const panes: Panes = {
    count,
    x: new Float64Array(count + 1),
    y: new Float64Array(count + 1),
    l: new Float64Array(count + 1),
    a: new Float64Array(count + 1),
    b: new Float64Array(count + 1),
    dx: new Float64Array(count + 1),
    dy: new Float64Array(count + 1),
  };
  for (let n = 0; n < count; n++) {
    panes.x[n] = points[n * 2] ?? 0;
    panes.y[n] = points[n * 2 + 1] ?? 0;
    const i = Math.floor(panes.y[n] ?? 0) * width + Math.floor(panes.x[n] ?? 0);
    panes.l[n] = canvas.l[i] ?? 0;
    panes.a[n] = canvas.a[i] ?? 0;
    panes.b[n] = canvas.b[i] ?? 0;
  }
  return panes;
}

/** Lays each pane along the forms: around the light, down a trunk, across the water. */
function lean(world: World, panes: Panes): void {
  const directions = findDirections(world);
  const heading = new Float64Array(2);
  for (let n = 0; n < panes.count; n++) {
    directions.read(panes.x[n] ?? 0, panes.y[n] ?? 0, heading);
    panes.dx[n] = heading[0] ?? 1;
    panes.dy[n] = heading[1] ?? 0;
  }
}

/** Gives each pixel to the pane nearest in place and colour together. */
function assign(world: World, panes: Panes, soft: Lab, labels: Int32Array, pitch: number): void {
  const { width, height } = world;
  const best = borrowPlane(width * height).fill(1e9);
  const reach = pitch * 1.6;
  const perPitch = 1 / (pitch * pitch);
  for (let n = 0; n < panes.count; n++) {
    const cx = panes.x[n] ?? 0;
    const cy = panes.y[n] ?? 0;
    const l = panes.l[n] ?? 0;
    const a = panes.a[n] ?? 0;
    const b = panes.b[n] ?? 0;
    const hx = panes.dx[n] ?? 1;
    const hy = panes.dy[n] ?? 0;
    const x1 = Math.min(width, Math.ceil(cx + reach));
    const y1 = Math.min(height, Math.ceil(cy + reach));
    for (let y = Math.max(0, Math.floor(cy - reach)); y < y1; y++) {
      for (let x = Math.max(0, Math.floor(cx - reach)); x < x1; x++) {
        const i = y * width + x;
        const dl = (soft.l[i] ?? 0) - l;
        const da = (soft.a[i] ?? 0) - a;
        const db = (soft.b[i] ?? 0) - b;
        const along = (x - cx) * hx + (y - cy) * hy;
        const across = (y - cy) * hx - (x - cx) * hy;
        const away = (along * along * 0.5 + across * across * 1.7) * perPitch;
        const distance = away + (dl * dl + da * da + db * db) * 48;
        if (distance < (best[i] ?? 0)) {
          best[i] = distance;
          labels[i] = n;
        }
      }
    }
  }
}

/** Moves each pane to the middle of its pixels and gives it their mean colour. */
function average(world: World, panes: Panes, soft: Lab, labels: Int32Array): void {
  const { width, height } = world;
  const sums = new Float64Array(panes.count * 6);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const at = (labels[i] ?? 0) * 6;
      sums[at] = (sums[at] ?? 0) + 1;
      sums[at + 1] = (sums[at + 1] ?? 0) + x;
      sums[at + 2] = (sums[at + 2] ?? 0) + y;
      sums[at + 3] = (sums[at + 3] ?? 0) + (soft.l[i] ?? 0);
      sums[at + 4] = (sums[at + 4] ?? 0) + (soft.a[i] ?? 0);
      sums[at + 5] = (sums[at + 5] ?? 0) + (soft.b[i] ?? 0);
    }
  }
  for (let n = 0; n < panes.count; n++) {
    const size = sums[n * 6] ?? 0;
    if (size === 0) continue;
    panes.x[n] = (sums[n * 6 + 1] ?? 0) / size;
    panes.y[n] = (sums[n * 6 + 2] ?? 0) / size;
    panes.l[n] = (sums[n * 6 + 3] ?? 0) / size;
    panes.a[n] = (sums[n * 6 + 4] ?? 0) / size;
    panes.b[n] = (sums[n * 6 + 5] ?? 0) / size;
  }
}
