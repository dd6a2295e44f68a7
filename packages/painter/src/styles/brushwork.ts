import type { Plane } from '#canvas.ts';
import type { Colour } from '#colour.ts';
import { clamp, mix } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { shrink } from '#planes.ts';
import { hash, hashUnit } from '#random.ts';
import { findDirections } from '#styles/directions.ts';
import { type Ground, layStroke, rakeLight, type Stroke } from '#styles/strokes.ts';
import type { World } from '#world.ts';

export interface Pass {
  /** Half width of the brush, in thousandths of the shorter side. */
  readonly half: number;
  /** Longest reach from the middle to an end, in half widths. */
  readonly reach: number;
  /** How far colour may be off before a stroke is laid (OKLab distance). */
  readonly tolerance: number;
  /** The colour change at which a stroke stops. */
  readonly stop: number;
  readonly opacity: number;
}

/** A way of laying strokes. */
export interface Technique {
  /** Coarse to fine: each pass mends only what the one before got wrong. */
  readonly passes: readonly Pass[];
  /** The bare ground that shows between strokes. */
  readonly ground: Colour;
  /** How far the picture is already rubbed into the ground before the first stroke, 0..1. */
  readonly rubbed: number;
  /** Height of the ground's grain, or null where it is smooth. */
  readonly tooth: Plane | null;
  /** How far a stroke's colour strays from what it paints: 1 as oil does. */
  readonly stray: number;
  /** Light over the relief of the paint: 0 for paint without body. */
  readonly rake: number;
}

/** Repaints the canvas in strokes that follow its forms. */
export function layStrokes(
  world: World,
  technique: Technique,
  onProgress: (share: number) => void,
): void {
  const { canvas, unit, seed } = world;
  const { passes } = technique;
  const { width, height } = canvas;
  const directions = findDirections(world);
  const wide = {
    width: Math.ceil(width / 8),
    height: Math.ceil(height / 8),
    l: shrink(canvas.l, width, height, 8),
    a: shrink(canvas.a, width, height, 8),
    b: shrink(canvas.b, width, height, 8),
  };
  const ground: Ground = {
    width,
    height,
    l: groundPlane(canvas.l, technique.ground.l, technique.rubbed),
    a: groundPlane(canvas.a, technique.ground.a, technique.rubbed),
    b: groundPlane(canvas.b, technique.ground.b, technique.rubbed),
    thickness: borrowPlane(canvas.l.length).fill(0.4),
    tooth: technique.tooth,
  };
  const stroke: Stroke = {
    x0: 0,
    y0: 0,
    cx: 0,
    cy: 0,
    x1: 0,
    y1: 0,
    half: 1,
    l: 0,
    a: 0,
    b: 0,
    opacity: 1,
    grain: 0,
    streak: 0.02,
  };
  const heading = new Float64Array(2);
  const tip = new Float64Array(2);

  passes.forEach((pass, index) => {
    const half = Math.max(1.1, pass.half * unit);
    const spacing = half * 1.25;
    const columns = Math.ceil(width / spacing) + 1;
    const rows = Math.ceil(height / spacing) + 1;
    const total = columns * rows;
    // Stepping by a prime visits the grid in scattered order, so no row overlaps the next one.
    const stride = coprimeStep(total);
    for (
      let n = 0, cell = hash(index, 1, seed) % total;
      n < total;
      n++, cell = (cell + stride) % total
    ) {
      const row = Math.floor(cell / columns);
      const salt = hash(cell, index, seed);
      const x = (cell - row * columns + ((salt & 255) / 255 - 0.5) * 0.9) * spacing;
      const y = (row + (((salt >>> 8) & 255) / 255 - 0.5) * 0.9) * spacing;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = Math.floor(y) * width + Math.floor(x);
      const detail = canvas.detail[at] ?? 0;
      let l: number;
      let a: number;
      let b: number;
      if (half > 7) {
        const from = (y >> 3) * wide.width + (x >> 3);
        l = wide.l[from] ?? 0;
        a = wide.a[from] ?? 0;
        b = wide.b[from] ?? 0;
      } else {
        l = canvas.l[at] ?? 0;
        a = canvas.a[at] ?? 0;
        b = canvas.b[at] ?? 0;
      }
      const off =
        Math.abs(l - (ground.l[at] ?? 0)) +
        0.8 * (Math.abs(a - (ground.a[at] ?? 0)) + Math.abs(b - (ground.b[at] ?? 0)));
      if (off < pass.tolerance * mix(1.15, 0.35, detail)) continue;

      directions.read(x, y, heading);
      const dx = heading[0] ?? 1;
      const dy = heading[1] ?? 0;
      const jitter = hashUnit(cell, index + 40, seed);
      const reach = half * pass.reach * mix(1, 0.45, detail) * (0.7 + jitter * 0.6);
      walk(x, y, dx, dy, reach, l, pass.stop, half);
      stroke.x1 = tip[0] ?? x;
      stroke.y1 = tip[1] ?? y;
      walk(x, y, -dx, -dy, reach, l, pass.stop, half);
      stroke.x0 = tip[0] ?? x;
      stroke.y0 = tip[1] ?? y;
      stroke.cx = x;
      stroke.cy = y;
      stroke.half = half * mix(1, 0.8, detail) * (0.75 + jitter * 0.45);
      const loose = (1 - detail * 0.7) * technique.stray;
      stroke.l = l + (((salt >>> 16) & 255) / 255 - 0.5) * 0.034 * loose;
      stroke.a = a + (((salt >>> 20) & 255) / 255 - 0.5) * 0.014 * loose;
      stroke.b = b + (((salt >>> 24) & 255) / 255 - 0.5) * 0.014 * loose;
      stroke.opacity = pass.opacity;
      stroke.grain = salt & 0xffff;
      stroke.streak = 0.022 * loose;
      layStroke(ground, stroke);
    }
    onProgress((index + 1) / (passes.length + 1));
  });

  /** Follows the direction field from a point until it is far enough or the colour changes. */
  function walk(
    x: number,
    y: number,
    dx: number,
    dy: number,
    reach: number,
    l: number,
    stop: number,
    step: number,
  ): void {
    let px = x;
    let py = y;
    let hx = dx;
    let hy = dy;
    for (let gone = 0; gone < reach; gone += step) {
      const nx = px + hx * step;
      const ny = py + hy * step;
      const ix = clamp(Math.floor(nx), 0, width - 1);
      const iy = clamp(Math.floor(ny), 0, height - 1);
      if (Math.abs((canvas.l[iy * width + ix] ?? 0) - l) > stop) break;
      px = nx;
      py = ny;
      directions.read(px, py, heading);
      const fx = heading[0] ?? hx;
      const fy = heading[1] ?? hy;
      const sign = fx * hx + fy * hy < 0 ? -1 : 1;
      hx = fx * sign;
      hy = fy * sign;
    }
    tip[0] = px;
    tip[1] = py;
  }

  if (technique.rake > 0) rakeLight(ground, 0.55, 0.83, technique.rake);
  canvas.l.set(ground.l);
  canvas.a.set(ground.a);
  canvas.b.set(ground.b);
  onProgress(1);
}

function groundPlane(picture: Plane, bare: number, rubbed: number): Plane {
  const plane = borrowPlane(picture.length);
  for (let i = 0; i < plane.length; i++) plane[i] = bare + ((picture[i] ?? 0) - bare) * rubbed;
  return plane;
}

function coprimeStep(total: number): number {
  for (const prime of [7919, 104729, 611953]) {
    if (total % prime !== 0) return prime % total === 0 ? 1 : prime % total;
  }
  return 1;
}
