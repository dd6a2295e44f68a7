import type { Colour, Drawing, Layer } from '#press/drawing.ts';

export type Rgb = readonly [number, number, number];

/** A colour as three shares of 0..1, as screens encode them. */
export function rgbOf(colour: Colour): Rgb {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

export function inksOf(drawing: Drawing, layer: Layer): { light: Rgb; dark: Rgb } {
  const [light, dark] = drawing.palette[layer.role];
  return { light: rgbOf(light), dark: rgbOf(dark) };
}

/** How bright an eye finds it, 0..1. */
export function brightness([red, green, blue]: Rgb): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** Whether ink and wash has its one colour there: what gives light, and what the dream calls red. */
export function isWarm({ role, glow }: Layer): boolean {
  if (role === 'lamp' || role === 'sun') return glow !== undefined && glow > 0;
  return /^(?:fire|blood|told\.red|told\.orange)$/.test(role);
}
