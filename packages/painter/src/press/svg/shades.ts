import { clamp01 } from '#maths.ts';
import type { Colour, Layer, Palette } from '#press/drawing.ts';
import { brightness, colourOf, isWarm, rgbOf } from '#press/inks.ts';
import { blend } from '#press/palettes/palette-of.ts';
import type { LookName } from '#press/print.ts';
import { mixOf, separatorFor } from '#press/printing/separation.ts';
import { spotInksFor } from '#press/printing/spot-inks.ts';

/** Colours as a look's inks make them. */
export interface Shades {
  readonly paper: Colour;
  /** The key block's, or the brush's. */
  readonly key: Colour;
  /** A layer's colour at a tone. */
  at(layer: Layer, tone: number): Colour;
}

const rice = '#f6efdd';
const black = '#1a1b21';
const cinnabar = '#d1452b';

export function shadesOf(palette: Palette, look: LookName): Shades {
  const ofInk = inkOf(palette, look);
  return {
    paper: look === 'ink' ? rice : palette.paper,
    key: look === 'ink' ? black : palette.dark[1],
    at: (layer, tone) => {
      const [light, dark] = palette[layer.role];
      return ofInk(blend(light, dark, clamp01(tone)), layer);
    },
  };
}

function inkOf(palette: Palette, look: LookName): (colour: Colour, layer: Layer) => Colour {
  if (look === 'ink') {
    return (colour, layer) =>
      isWarm(layer) ? cinnabar : blend(black, rice, washed(brightness(rgbOf(colour))));
  }
  if (look !== 'risograph') return (colour) => colour;
  const inks = spotInksFor(palette);
  const sharesOf = separatorFor(inks);
  const paper = rgbOf(palette.paper);
  return (colour) => {
    const [red, green, blue] = mixOf(inks, sharesOf(...rgbOf(colour)));
    return colourOf([red * paper[0], green * paper[1], blue * paper[2]]);
  };
}

/** Six washes, opened so that a night is not all ink. */
function washed(bright: number): number {
  return Math.round(bright * (2 - bright) * 6) / 6;
}
