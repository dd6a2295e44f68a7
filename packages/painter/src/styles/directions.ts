import { guideStep } from '#canvas.ts';
import { glow } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur, shrink } from '#planes.ts';
import type { World } from '#world.ts';

/** Which way paint runs at each place, as unit doubled angles on the canvas's coarse guide grid. */
export interface Directions {
  /** The direction at a pixel, written into `out` as (dx, dy) of length 1. */
  read(x: number, y: number, out: Float64Array): void;
}

/**
 * Edges lead: strokes run along them (the structure tensor says where they lie). Where the picture
 * is flat, the setting's own guide counts (water lies, walls stand), and in open air a slow swirl
 * around the light, turned about by noise.
 */
export function findDirections(world: World): Directions {
  const { canvas, light, noise, unit } = world;
  const { width: w, height: h, cos2: guideCos, sin2: guideSin } = canvas.guide;
  const tone = shrink(canvas.l, canvas.width, canvas.height, guideStep);
  blur(tone, w, h, 1, 1);
  const cos2 = borrowPlane(w * h);
  const sin2 = borrowPlane(w * h);
  for (let y = 0; y < h; y++) {
    const up = (y > 0 ? y - 1 : y) * w;
    const down = (y < h - 1 ? y + 1 : y) * w;
    for (let x = 0; x < w; x++) {
      const west = x > 0 ? x - 1 : x;
      const east = x < w - 1 ? x + 1 : x;
      const gx = (tone[y * w + east] ?? 0) - (tone[y * w + west] ?? 0);
      const gy = (tone[down + x] ?? 0) - (tone[up + x] ?? 0);
      // The gradient's doubled angle, turned by a right angle: both parts change sign.
      cos2[y * w + x] = gy * gy - gx * gx;
      sin2[y * w + x] = -2 * gx * gy;
    }
  }
  const spread = Math.max(1, Math.floor(3 * unit));
  blur(cos2, w, h, spread, 2);
  blur(sin2, w, h, spread, 2);

  const flat = 0.00035;
  for (let y = 0; y < h; y++) {
    const py = y * guideStep;
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      const px = x * guideStep;
      const dx = px - light.x;
      const dy = py - light.y;
      const around = flat * 1.3 * (0.35 + glow(Math.sqrt(dx * dx + dy * dy) / (260 * unit)));
      const norm = dx * dx + dy * dy + 1;
      const sx = px / (250 * unit);
      const sy = py / (250 * unit);
      const curlX = noise.at(sx, sy + 0.05) - noise.at(sx, sy - 0.05);
      const curlY = noise.at(sx - 0.05, sy) - noise.at(sx + 0.05, sy);
      const curl = curlX * curlX + curlY * curlY + 1e-6;
      const guided = flat * 2.5;
      const c =
        (cos2[i] ?? 0) +
        (around * (dy * dy - dx * dx)) / norm +
        (flat * 0.9 * (curlX * curlX - curlY * curlY)) / curl +
        guided * (guideCos[i] ?? 0);
      const s =
        (sin2[i] ?? 0) -
        (around * 2 * dx * dy) / norm +
        (flat * 0.9 * 2 * curlX * curlY) / curl +
        guided * (guideSin[i] ?? 0);
      const length = Math.sqrt(c * c + s * s) + 1e-12;
      cos2[i] = c / length;
      sin2[i] = s / length;
    }
  }

  function read(x: number, y: number, out: Float64Array): void {
    const gx = Math.min(w - 1, Math.max(0, Math.floor(x / guideStep)));
    const gy = Math.min(h - 1, Math.max(0, Math.floor(y / guideStep)));
    const c = cos2[gy * w + gx] ?? 1;
    const s = sin2[gy * w + gx] ?? 0;
    const cosine = Math.sqrt(Math.max(0, (1 + c) / 2));
    out[0] = cosine;
    out[1] = cosine > 1e-4 ? s / (2 * cosine) : 1;
  }

  return { read };
}
