import { clamp01, mix, smoothstep } from '#maths.ts';
import { borrowPlane, copyPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import { hashUnit } from '#random.ts';
import { type Panes, placePanes, settlePanes } from '#styles/glass-panes.ts';
import { melt } from '#styles/melt.ts';
import type { World } from '#world.ts';

/** Lead between panes, seen against the light. */
const lead = { l: 0.11, a: 0, b: -0.012 };

/** Stained glass with the night behind it: panes that follow the forms, set in lead. */
export function paintNightGlass(world: World, onProgress: (share: number) => void): void {
  const { canvas, width, height, unit, noise, seed } = world;
  const soft = melt(world);
  // Panes stay large enough for their leads to be drawn.
  const pitch = Math.max(50 * unit, 24);
  const panes = placePanes(world, pitch);
  const labels = new Int32Array(borrowPlane(width * height).buffer, 0, width * height);
  for (let round = 0; round < 3; round++) {
    settlePanes(world, panes, soft, labels, pitch);
    onProgress(0.2 + round * 0.2);
  }
  cutFigures(world, panes, labels);
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
      const own = canvas.l[i] ?? 0;
      const isFigure = pane === panes.count;
      const paneLight = isFigure ? own : (panes.l[pane] ?? 0);
      const lit = 0.05 + paneLight * 0.97 + seedy * 0.085 + wave * 0.026 + centre * 0.05;
      const pure = mix(1.75, 1.15, clamp01(paneLight));
      const line = border[i] ?? 0;
      // What is finer than a pane is painted on the glass: legs, teeth of a key, a face.
      const fine = isFigure
        ? 1
        : smoothstep(0.05, 0.16, Math.abs(own - paneLight)) *
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

/** Gives what is small its own outline in lead: broken into panes, a child is no child. */
function cutFigures({ canvas, unit }: World, panes: Panes, labels: Int32Array): void {
  // Below that a lead is as wide as the figure it would set.
  if (unit < 0.3) return;
  for (let i = 0; i < labels.length; i++) {
    if ((canvas.figure[i] ?? 0) > 0.5) labels[i] = panes.count;
  }
  // Unlike whatever is beside it, so that its lead is heavy.
  panes.l[panes.count] = 2;
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
