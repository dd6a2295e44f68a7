import { lay, raise } from '#canvas.ts';
import type { Colour } from '#colour.ts';
import { clamp01 } from '#maths.ts';
import type { World } from '#world.ts';

/** How a drawn shape meets the canvas. */
export interface Ink {
  readonly colour: Colour;
  /** 0..1. */
  readonly cover: number;
  /** Wanted fineness of strokes over it, 0..1. */
  readonly detail: number;
}

/** A limb: a line that tapers from radius r0 at (x0, y0) to r1 at (x1, y1), in pixels. */
export function drawLimb(
  world: World,
  x0: number,
  y0: number,
  r0: number,
  x1: number,
  y1: number,
  r1: number,
  ink: Ink,
): void {
  const { canvas, width, height } = world;
  const reach = Math.max(r0, r1) + 1;
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - reach));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + reach));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - reach));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + reach));
  const dx = x1 - x0;
  const dy = y1 - y0;
  const norm = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const t = clamp01(((x - x0) * dx + (y - y0) * dy) / norm);
      const ex = x - (x0 + dx * t);
      const ey = y - (y0 + dy * t);
      const radius = r0 + (r1 - r0) * t;
      const cover = clamp01(radius + 0.5 - Math.sqrt(ex * ex + ey * ey)) * ink.cover;
      if (cover <= 0) continue;
      const i = y * width + x;
      lay(canvas, i, ink.colour, cover);
      raise(canvas.detail, i, ink.detail * cover);
      const shining = canvas.glowing[i] ?? 0;
      if (shining > 0) canvas.glowing[i] = shining * (1 - cover);
    }
  }
}

/** A filled convex quadrilateral or triangle, corners in order; edges one pixel soft. */
export function drawFacet(
  world: World,
  corners: readonly (readonly [number, number])[],
  ink: Ink,
): void {
  const { canvas, width, height } = world;
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  let area = 0;
  corners.forEach(([x, y], n) => {
    const [nx, ny] = corners[(n + 1) % corners.length] ?? [x, y];
    area += x * ny - nx * y;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  const turn = area < 0 ? -1 : 1;
  const edges = corners.map(([x, y], n) => {
    const [nx, ny] = corners[(n + 1) % corners.length] ?? [x, y];
    const dx = nx - x;
    const dy = ny - y;
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    return { x, y, nx: (-dy / length) * turn, ny: (dx / length) * turn };
  });
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(height - 1, Math.ceil(bottom)); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(width - 1, Math.ceil(right)); x++) {
      let inside = 1;
      for (const edge of edges) {
        const distance = (x - edge.x) * edge.nx + (y - edge.y) * edge.ny + 0.5;
        if (distance < inside) inside = distance;
        if (inside <= 0) break;
      }
      if (inside <= 0) continue;
      const i = y * width + x;
      lay(canvas, i, ink.colour, inside * ink.cover);
      raise(canvas.detail, i, ink.detail * inside);
      const shining = canvas.glowing[i] ?? 0;
      if (shining > 0) canvas.glowing[i] = shining * (1 - inside * ink.cover);
    }
  }
}
