import type { Plane } from '#canvas.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur, createField, type Field, sample, shrink } from '#planes.ts';
import type { World } from '#world.ts';

/** A picture of large shapes: each place takes the calmest of the four quarters around it, so that
 *  twigs and ripples melt away while the edges of what is broad stay sharp. */
export interface Simplified {
  readonly l: Field;
  readonly a: Field;
  readonly b: Field;
}

const step = 4;

/** `radius` in thousandths of the shorter side: what is thinner melts. */
export function simplify(world: World, radius: number): Simplified {
  const { canvas, width, height, unit, noise } = world;
  const w = Math.ceil(width / step);
  const h = Math.ceil(height / step);
  let l = shrink(canvas.l, width, height, step);
  let a = shrink(canvas.a, width, height, step);
  let b = shrink(canvas.b, width, height, step);
  const reach = Math.max(1, Math.round((radius * unit) / step));
  for (let round = 0; round < 2; round++) [l, a, b] = calm(l, a, b, w, h, reach);
  // The quarters are square: their corners are worn off, and the reading wanders a little.
  for (const plane of [l, a, b]) blur(plane, w, h, 1, 1);
  const read = (plane: Plane): Field =>
    createField(width, height, step, (x, y) =>
      sample(
        plane,
        w,
        h,
        (x + noise.at(x / (34 * unit), y / (34 * unit)) * 9 * unit) / step,
        (y + noise.at(x / (34 * unit) + 40, y / (34 * unit)) * 9 * unit) / step,
      ),
    );
  return { l: read(l), a: read(a), b: read(b) };
}

/** Kuwahara's filter: the mean of whichever quarter varies least. */
function calm(
  l: Plane,
  a: Plane,
  b: Plane,
  w: number,
  h: number,
  reach: number,
): [Plane, Plane, Plane] {
  const outL = borrowPlane(l.length);
  const outA = borrowPlane(l.length);
  const outB = borrowPlane(l.length);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      let least = Number.POSITIVE_INFINITY;
      const i = y * w + x;
      for (let quarter = 0; quarter < 4; quarter++) {
        const x0 = Math.max(0, (quarter & 1) === 0 ? x - reach : x);
        const x1 = Math.min(w - 1, (quarter & 1) === 0 ? x : x + reach);
        const y0 = Math.max(0, quarter < 2 ? y - reach : y);
        const y1 = Math.min(h - 1, quarter < 2 ? y : y + reach);
        let sumL = 0;
        let sumA = 0;
        let sumB = 0;
        let squares = 0;
        for (let py = y0; py <= y1; py++) {
          for (let px = x0; px <= x1; px++) {
            const j = py * w + px;
            const tone = l[j] ?? 0;
            sumL += tone;
            squares += tone * tone;
            sumA += a[j] ?? 0;
            sumB += b[j] ?? 0;
          }
        }
        const count = (x1 - x0 + 1) * (y1 - y0 + 1);
        const mean = sumL / count;
        const spread = squares / count - mean * mean;
        if (spread >= least) continue;
        least = spread;
        outL[i] = mean;
        outA[i] = sumA / count;
        outB[i] = sumB / count;
      }
    }
  }
  return [outL, outA, outB];
}
