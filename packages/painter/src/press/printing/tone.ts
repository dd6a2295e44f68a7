import { clamp01 } from '#maths.ts';
import type { Ramp, Spread, Tone } from '#press/drawing.ts';

/** A tone at a place of the sheet, in units of the drawing. */
export type ToneAt = (x: number, y: number) => number;

export function toneAt(tone: Tone): ToneAt {
  if (typeof tone === 'number') return () => tone;
  return tone.kind === 'ramp' ? (x, y) => alongRamp(tone, x, y) : (x, y) => inSpread(tone, x, y);
}

/**
 * Tones of a row of the sheet at the height `y`, of its places `from` to `to` whose positions are
 * `xs`, all in units of the drawing: laid in `row`.
 */
export function layTones(
  row: Float64Array,
  tone: Tone,
  xs: Float64Array,
  y: number,
  from: number,
  to: number,
): void {
  if (typeof tone === 'number') row.fill(tone, from, to);
  else if (tone.kind === 'spread') {
    for (let i = from; i < to; i++) row[i] = inSpread(tone, xs[i] ?? 0, y);
  } else if (tone.x0 === tone.x1) row.fill(alongRamp(tone, 0, y), from, to);
  else for (let i = from; i < to; i++) row[i] = alongRamp(tone, xs[i] ?? 0, y);
}

function alongRamp({ x0, y0, x1, y1, from, to }: Ramp, x: number, y: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy || 1;
  return from + (to - from) * clamp01(((x - x0) * dx + (y - y0) * dy) / length);
}

function inSpread({ x, y, inner, outer, from, to, power = 1 }: Spread, px: number, py: number) {
  const [dx, dy] = [px - x, py - y];
  const t = clamp01((Math.sqrt(dx * dx + dy * dy) - inner) / (outer - inner));
  return from + (to - from) * (power === 1 ? t : raised(t, power));
}

/** `t` to a power of halves: only products and roots give the same bits everywhere. */
export function raised(t: number, power: number): number {
  let result = 1;
  for (let left = power; left >= 1; left -= 1) result *= t;
  return power % 1 >= 0.5 ? result * Math.sqrt(t) : result;
}
