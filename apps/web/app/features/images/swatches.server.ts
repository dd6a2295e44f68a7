import { type ImagePalette, imagePalettes } from '@reverie/contract/images.rules';
import { paletteNamed, paletteNames } from '@reverie/painter/page';

/** Colours of a palette, from the sky down to the ground, then its light and its accent. */
export type Swatch = readonly [
  sky: string,
  haze: string,
  far: string,
  near: string,
  light: string,
  accent: string,
];
export type Swatches = Partial<Record<ImagePalette, Swatch>>;

/** What the press would print with, in little: 24 palettes, as the studio shows them. */
export const swatches: Swatches = Object.fromEntries(
  paletteNames.flatMap((name) => {
    if (!imagePalettes.includes(name)) return [];
    const { sky, far, near, sun, accent } = paletteNamed(name);
    const swatch: Swatch = [sky[1], sky[0], far[0], near[1], sun[0], accent[0]];
    return [[name, swatch]];
  }),
);
