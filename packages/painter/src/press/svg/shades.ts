import { clamp01 } from '#maths.ts';
import type { Colour, Layer, Palette } from '#press/drawing.ts';
import { brightness, isWarm, type Rgb, rgbOf } from '#press/inks.ts';
import { blend } from '#press/palettes/palette-of.ts';
import type { LookName } from '#press/print.ts';
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
  return (colour) => inSpots(rgbOf(colour), inks, rgbOf(palette.paper));
}

/** Six washes, opened so that a night is not all ink. */
function washed(bright: number): number {
  return Math.round(bright * (2 - bright) * 6) / 6;
}

/** The nearest colour that transparent inks make together. */
function inSpots(wanted: Rgb, inks: readonly Rgb[], paper: Rgb): Colour {
  const shares = inks.map(() => 0);
  const through = (channel: 0 | 1 | 2, without = -1) =>
    inks.reduce(
      (kept, ink, n) => (n === without ? kept : kept * (1 - (shares[n] ?? 0) * (1 - ink[channel]))),
      1,
    );
  for (let round = 0; round < 4; round++) {
    for (const [n, ink] of inks.entries()) {
      let [up, down] = [0, 1e-6];
      for (const channel of [0, 1, 2] as const) {
        const others = through(channel, n);
        const takes = others * (1 - ink[channel]);
        up += (others - wanted[channel]) * takes;
        down += takes * takes;
      }
      shares[n] = clamp01(up / down);
    }
  }
  const mixed = ([0, 1, 2] as const).map((channel) => paper[channel] * through(channel));
  const bits = mixed.reduce((sum, share) => sum * 256 + Math.round(clamp01(share) * 255), 0);
  return `#${bits.toString(16).padStart(6, '0')}`;
}
