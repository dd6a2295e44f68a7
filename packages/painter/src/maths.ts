/**
 * Arithmetic that gives the same bits on every machine. IEEE 754 fixes + − × ÷ and √ exactly, but
 * leaves sin, exp and pow to each engine, whose last digits differ between versions. A picture
 * must be repeatable from its seed, so everything here is built from the exact operations alone.
 */

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** 0 below `low`, 1 above `high`, an S between. `low` may be the greater: then it falls. */
export function smoothstep(low: number, high: number, value: number): number {
  const t = clamp01((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

/** A soft hill: 1 at 0, 0 from ±1 outwards. Stands in for a Gaussian. */
export function bell(x: number): number {
  const inside = 1 - x * x;
  return inside <= 0 ? 0 : inside * inside;
}

/** A hill with endless feet, 1 at 0 and a half at ±1: how light spreads in haze. */
export function glow(x: number): number {
  return 1 / (1 + x * x);
}

/** Sine of an angle given in turns (1 = full circle); error below 2e-4. */
export function sinTurn(turns: number): number {
  const t = turns - Math.floor(turns);
  const half = t < 0.5 ? t : t - 0.5;
  const x = half * 4 - 1;
  const x2 = x * x;
  const hill = 1 - x2 * (1.23370055 - x2 * (0.25366951 - x2 * (0.0208635 - x2 * 0.00091926)));
  return t < 0.5 ? hill : -hill;
}

export function cosTurn(turns: number): number {
  return sinTurn(turns + 0.25);
}

/** Cube root of a number in 0..∞ by Newton's method. */
export function cubeRoot(value: number): number {
  if (value <= 0) return 0;
  let root = value > 1 ? value / 3 + 0.67 : 0.3 + 0.7 * value;
  for (let i = 0; i < 64; i++) root = (2 * root + value / (root * root)) / 3;
  return root;
}
