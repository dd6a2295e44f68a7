import { clamp01 } from '#maths.ts';
import type { Ramp, Spread, Tone } from '#press/drawing.ts';

/** A tone at a place of the sheet, in units of the drawing. */
export type ToneAt = (x: number, y: number) => number;

export function toneAt(tone: Tone): ToneAt {
  if (typeof tone === 'number') return () => tone;
  return tone.kind === 'ramp' ? rampAt(tone) : spreadAt(tone);
}

function rampAt({ x0, y0, x1, y1, from, to }: Ramp): ToneAt {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy || 1;
  return (x, y) => from + (to - from) * clamp01(((x - x0) * dx + (y - y0) * dy) / length);
}

function spreadAt({ x, y, inner, outer, from, to, power = 1 }: Spread): ToneAt {
  return (px, py) => {
    const [dx, dy] = [px - x, py - y];
    const t = clamp01((Math.sqrt(dx * dx + dy * dy) - inner) / (outer - inner));
    return from + (to - from) * raised(t, power);
  };
}

/** `t` to a power of halves: only products and roots give the same bits everywhere. */
export function raised(t: number, power: number): number {
  let result = 1;
  for (let left = power; left >= 1; left -= 1) result *= t;
  return power % 1 >= 0.5 ? result * Math.sqrt(t) : result;
}
