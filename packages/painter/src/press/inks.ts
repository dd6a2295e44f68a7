import type { Colour, Drawing, Layer, Role } from '#press/drawing.ts';

export type Rgb = readonly [number, number, number];

/** A colour as three shares of 0..1, as screens encode them. */
export function rgbOf(colour: Colour): Rgb {
  const bits = Number.parseInt(colour.slice(1), 16);
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255];
}

/** Three shares of 0..1 as a colour. */
export function colourOf(shares: Rgb): Colour {
  const bits = shares.reduce((sum, share) => sum * 256 + Math.round(share * 255), 0);
  return `#${bits.toString(16).padStart(6, '0')}`;
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

/** Of a light, the share that what is black throws back: a lit room has darks, and no mist. */
export const lightOnDark = 0.3;

/** A glaze: how much of its own colour it has, and how much of what is below shines through. */
export interface Glaze {
  readonly own: number;
  readonly through: number;
}

const wash: Glaze = { own: 0.6, through: 0.4 };
const shade: Glaze = { own: 0.3, through: 0.9 };
const shades: ReadonlySet<Role> = new Set(['night', 'shadow', 'dark']);

/** Water takes things into its colour; a shade leaves them theirs, and makes no grey of it. */
export function glazeOf({ role }: Pick<Layer, 'role'>): Glaze {
  return shades.has(role) ? shade : wash;
}
