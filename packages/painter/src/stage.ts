/** Where things of a setting belong, in shares of the picture's width and height. */
export interface Stage {
  readonly horizon: number;
  readonly light: { readonly x: number; readonly y: number; readonly radius: number };
  /** Where the hero's middle stands across the picture, and its feet down the picture. */
  readonly hero: { readonly x: number; readonly feet: number };
  /** Where floating things hang. */
  readonly aloft: { readonly x: number; readonly y: number };
  /** Where the dreamer's feet are, and the dreamer's height (a tenth where it is not given). */
  readonly dreamer: { readonly x: number; readonly feet: number; readonly tall?: number };
  /** Where boats and swimming birds float, down the picture, if not where the hero stands. */
  readonly water?: number;
  /** Whether stars may show: there is a sky, and no roof or water over it. */
  readonly isOpen: boolean;
  /** What feet stand on: land, wet ground that mirrors, water (the dreamer sits in a boat), or
   *  nothing at all. */
  readonly floor: 'land' | 'wet' | 'water' | 'none';
}
