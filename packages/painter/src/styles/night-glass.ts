import { clamp, clamp01, mix, smoothstep } from '#maths.ts';
import { borrowPlane, copyPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import { hashUnit } from '#random.ts';
import { findDirections } from '#styles/directions.ts';
import { type Lab, melt } from '#styles/melt.ts';
import type { World } from '#world.ts';

interface Panes {
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

/** Lead between panes, seen against the light. */
const lead = { l: 0.11, a: 0, b: -0.012 };

/** Stained glass with the night behind it: panes that follow the forms, set in lead. */
export function paintNightGlass(world: World, onProgress: (share: number) => void): void {
  const { canvas, width, height, unit, noise, seed } = world;
  const soft = melt(world);
  // Panes stay large enough for their leads to be drawn.
  const pitch = Math.max(50 * unit, 24);
  const panes = seedPanes(world, pitch);
  lean(world, panes);
  const labels = new Int32Array(borrowPlane(width * height).buffer, 0, width * height);
  for (let round = 0; round < 3; round++) {
    assign(world, panes, soft, labels, pitch);
    average(world, panes, soft, labels);
    onProgress(0.2 + round * 0.2);
  }
  const border = leadLines(world, labels, panes);
  const halo = copyPlane(canvas.glowing);
  // A small picture cannot have lines finer than a pixel: it takes only their middles.
  const thin = (1 - clamp01(1.6 * unit)) * 0.42;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const pane = labels[i] ?? 0;
      const wave = noise.at(x / (17 * unit) + pane * 0.7, y / (30 * unit) + pane * 1.3);
      const seedy = hashUnit(pane, 3, seed) - 0.5;
      const dx = (x - (panes.x[pane] ?? 0)) / pitch;
      const dy = (y - (panes.y[pane] ?? 0)) / pitch;
      const centre = clamp01(1 - (dx * dx + dy * dy) * 1.6);
      const lit = 0.05 + (panes.l[pane] ?? 0) * 0.97 + seedy * 0.085 + wave * 0.026 + centre * 0.05;
      const pure = mix(1.75, 1.15, clamp01(panes.l[pane] ?? 0));
      const line = border[i] ?? 0;
      // What is finer than a pane is painted on the glass: legs, teeth of a key, a face.
      const own = canvas.l[i] ?? 0;
      const fine =
        smoothstep(0.05, 0.16, Math.abs(own - (panes.l[pane] ?? 0))) *
        smoothstep(0.6, 0.8, canvas.detail[i] ?? 0);
      const cover = smoothstep(0.13 + thin, 0.34 + thin, line);
      const grey = lead.l + smoothstep(0.5, 0.9, line) * 0.05;
      canvas.l[i] = mix(mix(lit, own, fine * 0.9), grey, cover);
      canvas.a[i] = mix(mix(panes.a[pane] ?? 0, canvas.a[i] ?? 0, fine) * pure, lead.a, cover);
      canvas.b[i] = mix(mix(panes.b[pane] ?? 0, canvas.b[i] ?? 0, fine) * pure, lead.b, cover);
      canvas.glowing[i] =
        Math.max((halo[i] ?? 0) * 0.9, smoothstep(0.55, 0.95, lit) * 0.3) * (1 - cover);
    }
  }
  onProgress(1);
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
    x: new Float64Array(count),
    y: new Float64Array(count),
    l: new Float64Array(count),
    a: new Float64Array(count),
    b: new Float64Array(count),
    dx: new Float64Array(count),
    dy: new Float64Array(count),
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

/** Where panes meet, softened to an even line: 0..1. Heavy between forms, slight inside one. */
function leadLines(world: World, labels: Int32Array, panes: Panes): Float32Array {
  const { width, height, unit } = world;
  const border = borrowPlane(width * height);
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0; x < width - 1; x++) {
      const i = y * width + x;
      const own = labels[i] ?? 0;
      const other = labels[i + 1] !== own ? labels[i + 1] : labels[i + width];
      if (other === undefined || other === own) continue;
      const apart =
        Math.abs((panes.l[own] ?? 0) - (panes.l[other] ?? 0)) +
        Math.abs((panes.a[own] ?? 0) - (panes.a[other] ?? 0)) +
        Math.abs((panes.b[own] ?? 0) - (panes.b[other] ?? 0));
      border[i] = 0.78 + smoothstep(0.03, 0.16, apart) * 0.7;
    }
  }
  blur(border, width, height, Math.max(1, 1.6 * unit), 2);
  return border;
}
