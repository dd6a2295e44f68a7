import { clamp01 } from '#maths.ts';
import type { Ramp, Spread } from '#press/drawing.ts';
import { raised } from '#press/printing/tone.ts';

/**
 * A tone that changes over the sheet as a gradient; `paint` gives the attributes of a stop. A spread
 * that is slow at first has five stops, since gradients run straight between two.
 */
export function gradientOf(
  tone: Ramp | Spread,
  id: string,
  paint: (value: number) => string,
): string {
  if (tone.kind === 'ramp') {
    const { x0, y0, x1, y1, from, to } = tone;
    const line = `x1="${short(x0)}" y1="${short(y0)}" x2="${short(x1)}" y2="${short(y1)}"`;
    const stops = `<stop ${paint(from)}/><stop offset="1" ${paint(to)}/>`;
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stops}</linearGradient>`;
  }
  const { x, y, inner, outer, from, to, power = 1 } = tone;
  const steps = power === 1 ? [0, 1] : [0, 0.25, 0.5, 0.75, 1];
  const start = outer > 0 ? clamp01(inner / outer) : 0;
  const stops = steps.map((t) => {
    const offset = short(start + (1 - start) * t);
    return `<stop offset="${offset}" ${paint(from + (to - from) * raised(t, power))}/>`;
  });
  const circle = `cx="${short(x)}" cy="${short(y)}" r="${short(Math.max(outer, 0.1))}"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${stops.join('')}</radialGradient>`;
}

export function short(value: number): number {
  return Math.round(value * 100) / 100;
}
