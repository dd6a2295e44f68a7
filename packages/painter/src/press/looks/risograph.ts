import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { type Rgb, rgbOf } from '#press/inks.ts';
import { flatColours } from '#press/looks/flat.ts';
import type { Look } from '#press/looks/look.ts';
import { leaveMargin, paperAt } from '#press/paper.ts';
import type { Sheet } from '#press/plate.ts';
import { spotInksFor } from '#press/spot-inks.ts';
import { stippleTile, tileSide } from '#press/texture.ts';

/**
 * Three transparent inks, each a stencil of grain, a little out of register: the drawing's colours
 * are made again of what these inks can mix.
 */
export const risograph: Look = (drawing, sheet, seed) => {
  const wanted = flatColours(drawing, sheet);
  const paper = rgbOf(drawing.palette.paper);
  const inks = spotInksFor(drawing.palette);
  const shares = borrowPlane(sheet.width * sheet.height * 3);
  for (let i = 0; i < sheet.width * sheet.height; i++) {
    separate(wanted, i * 3, inks, shares);
  }
  // Nobody asks for the wanted colours again: the print is laid in their place.
  const rgb = printInks(shares, wanted, inks, paper, sheet, seed);
  leaveMargin(rgb, drawing.palette.paper, sheet, 40);
  return rgb;
};

/** How much of each ink comes nearest to a colour: three rounds of one ink after another. */
function separate(
  wanted: Float32Array,
  at: number,
  inks: readonly Rgb[],
  shares: Float32Array,
): void {
  const mixed = [1, 1, 1];
  for (let round = 0; round < 3; round++) {
    for (const [n, ink] of inks.entries()) {
      const share = shares[at + n] ?? 0;
      let [up, down] = [0, 1e-6];
      for (let channel = 0; channel < 3; channel++) {
        const own = 1 - share * (1 - ink[channel as 0]);
        const others = (mixed[channel] ?? 1) / Math.max(own, 0.02);
        const takes = others * (1 - ink[channel as 0]);
        up += (others - (wanted[at + channel] ?? 0)) * takes;
        down += takes * takes;
      }
      const better = clamp01(up / down);
      for (let channel = 0; channel < 3; channel++) {
        const own = Math.max(1 - share * (1 - ink[channel as 0]), 0.02);
        mixed[channel] = ((mixed[channel] ?? 1) / own) * (1 - better * (1 - ink[channel as 0]));
      }
      shares[at + n] = better;
    }
  }
}

function printInks(
  shares: Float32Array,
  rgb: Float32Array,
  inks: readonly Rgb[],
  paper: Rgb,
  { width, height, scale }: Sheet,
  seed: number,
): Float32Array {
  const stipple = stippleTile();
  const slips = [
    [0, 0],
    [Math.round(1.6 * scale), Math.round(-1.1 * scale)],
    [Math.round(-1.2 * scale), Math.round(1.7 * scale)],
  ];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = (y * width + x) * 3;
      const bare = paperAt(x, y);
      for (let channel = 0; channel < 3; channel++) {
        rgb[pixel + channel] = paper[channel as 0] * bare;
      }
      for (const [n, ink] of inks.entries()) {
        const [slipX = 0, slipY = 0] = slips[n] ?? [];
        const fromX = Math.max(0, Math.min(width - 1, x + slipX));
        const fromY = Math.max(0, Math.min(height - 1, y + slipY));
        const share = shares[(fromY * width + fromX) * 3 + n] ?? 0;
        const tileX = (x + n * 83 + (seed & 63)) % tileSide;
        const grain = stipple[((y + n * 131) % tileSide) * tileSide + tileX] ?? 0;
        // The drum lays a film, and its screen only roughens it: all grain would be all grey.
        const screened = clamp01((share - grain) * 1.9 + 0.5);
        const laid = (share * 0.52 + screened * 0.48) * 0.96;
        for (let channel = 0; channel < 3; channel++) {
          rgb[pixel + channel] = (rgb[pixel + channel] ?? 0) * (1 - laid * (1 - ink[channel as 0]));
        }
      }
    }
  }
  return rgb;
}
