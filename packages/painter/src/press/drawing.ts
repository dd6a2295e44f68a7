import type { Path } from '#press/path.ts';

/**
 * What a print shows, as plain data: layers from the back to the front, each a shape in two colours
 * of the palette. Any look prints it; the same data go to a page, which can draw it layer by layer.
 */
export interface Drawing {
  /** Units: the shorter side is 1000. */
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly palette: Palette;
}

export interface Layer {
  /** What it is: `sky`, `dreamer.coat`. Not unique. */
  readonly id: string;
  readonly role: Role;
  readonly path: Path;
  /** Where it stands between the two colours of its role; 0 (the lighter one) unless told. */
  readonly tone?: Tone;
  /** 0..1, 1 unless told. */
  readonly alpha?: Tone;
  readonly relief?: Relief;
  /**
   * `over` unless told. `light` brightens what is below, as a beam does; `glaze` colours it, as
   * water does.
   */
  readonly mode?: 'over' | 'light' | 'glaze';
  /** A sheet of its own: paper casts its shadow, gouache has a dry edge, a carver clears around it. */
  readonly isSheet?: boolean;
  /** It shines: 0..1. No line is carved in it, and cut paper has a lamp behind it. */
  readonly glow?: number;
  /** Which way a carver's lines run; level lines unless told. */
  readonly grain?: Grain;
}

/** A share of the way from one colour to the other, alike everywhere or changing over the sheet. */
export type Tone = number | Ramp | Spread;

/** From one side to the other: `from` at (x0, y0), `to` at (x1, y1), alike beyond. */
export interface Ramp {
  readonly kind: 'ramp';
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly from: number;
  readonly to: number;
}

/** Round a point: `from` up to radius `inner`, `to` from radius `outer`. */
export interface Spread {
  readonly kind: 'spread';
  readonly x: number;
  readonly y: number;
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
  readonly to: number;
  /** Above 1: slow at first. 1 unless told; halves and whole numbers only. */
  readonly power?: number;
}

/** A body is darker on the side away from the light. */
export interface Relief {
  /** 0..1; below 0 the edge turned to the light is lit, as fur and dark things have it. */
  readonly depth: number;
  /** Towards the light, in units. */
  readonly dx: number;
  readonly dy: number;
  /** How round it is, in units. */
  readonly radius: number;
}

export type Grain =
  | { readonly kind: 'level' }
  | { readonly kind: 'upright' }
  /** As those below it run: a shade over everything has none of its own. */
  | { readonly kind: 'under' }
  /** Lines that fall to the right by `slope` units for each one across. */
  | { readonly kind: 'slant'; readonly slope: number }
  /** Rings round a point. */
  | { readonly kind: 'rings'; readonly x: number; readonly y: number };

/** `#rrggbb` */
export type Colour = `#${string}`;
/** The lighter and the darker colour of a role. */
export type Pair = readonly [light: Colour, dark: Colour];
export type Palette = { readonly paper: Colour } & Readonly<Record<Role, Pair>>;

/** What a colour is for. `told.red` and its like are colours that the dream names. */
export const roles = [
  ...[
    'sky',
    'cloud',
    'sun',
    'star',
    'far',
    'mid',
    'near',
    'ground',
    'water',
    'foam',
    'leaf',
    'bark',
  ],
  ...['wall', 'pattern', 'floor', 'wood', 'stone', 'metal', 'glass', 'night', 'lamp', 'fire'],
  ...['white', 'dark', 'accent', 'accent2', 'accent3', 'shadow', 'blood'],
  ...['skin1', 'skin2', 'skin3', 'skin4', 'hair1', 'hair2', 'hair3', 'hair4'],
  ...['told.red', 'told.orange', 'told.yellow', 'told.green', 'told.blue', 'told.violet'],
  ...['told.pink', 'told.brown', 'told.black', 'told.white', 'told.grey', 'told.gold'],
] as const;
export type Role = (typeof roles)[number];

export function ramp(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  from = 0,
  to = 1,
): Ramp {
  return { kind: 'ramp', x0, y0, x1, y1, from, to };
}

/** From top to bottom. */
export function fall(top: number, bottom: number, from = 0, to = 1): Ramp {
  return ramp([0, top], [0, bottom], from, to);
}

export function spread(
  [x, y]: readonly [number, number],
  inner: number,
  outer: number,
  from = 0,
  to = 1,
  power = 1,
): Spread {
  return { kind: 'spread', x, y, inner, outer, from, to, power };
}
