import { clamp01 } from '#maths.ts';
import { type Rgb, rgbOf } from '#press/inks.ts';
import { flatColours } from '#press/looks/flat.ts';
import type { Look } from '#press/looks/look.ts';
import { marginOf, paperAt } from '#press/printing/paper.ts';
import { type LayRow, rowOf } from '#press/printing/pixels.ts';
import type { Sheet } from '#press/printing/plate.ts';
import { separatorFor } from '#press/printing/separation.ts';
import { spotInksFor } from '#press/printing/spot-inks.ts';
import { stippleTile, tileSide } from '#press/printing/texture.ts';

/**
 * Three transparent inks, each a stencil of grain, a little out of register: the drawing's colours
 * are made again of what these inks can mix.
 */
export const risograph: Look = (drawing, sheet, seed) => {
  const colours = flatColours(drawing, sheet);
  const inks = spotInksFor(drawing.palette);
  const sharesOf = separatorFor(inks);
  for (let y = 0; y < sheet.height; y++) separate(rowOf(colours, sheet.width, y), sharesOf);
  // Nobody asks for the colours again: their shares of ink are in their place.
  const printRow = inkRows(colours, inks, rgbOf(drawing.palette.paper), sheet, seed);
  const leaveMargin = marginOf(drawing.palette.paper, sheet, 40);
  return (row, y) => {
    printRow(row, y);
    leaveMargin(row, y);
  };
};

/** Puts in place of each colour of a row how much of each ink comes nearest to it. */
function separate(colours: Float32Array, sharesOf: ReturnType<typeof separatorFor>): void {
  let last: Rgb = [Number.NaN, 0, 0];
  let shares: Float32Array = new Float32Array(3);
  for (let at = 0; at < colours.length; at += 3) {
    const red = colours[at] ?? 0;
    const green = colours[at + 1] ?? 0;
    const blue = colours[at + 2] ?? 0;
    // Neighbours of one colour have the same shares.
    if (red !== last[0] || green !== last[1] || blue !== last[2]) {
      last = [red, green, blue];
      shares = sharesOf(red, green, blue);
    }
    for (let n = 0; n < 3; n++) colours[at + n] = shares[n] ?? 0;
  }
}

/** Rows of the paper, one ink after another printed on it. */
function inkRows(
  shares: Float32Array,
  inks: readonly Rgb[],
  paper: Rgb,
  { width, height, scale }: Sheet,
  seed: number,
): LayRow {
  const stipple = stippleTile();
  const slips = [
    [0, 0],
    [Math.round(1.6 * scale), Math.round(-1.1 * scale)],
    [Math.round(-1.2 * scale), Math.round(1.7 * scale)],
  ];
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      const bare = paperAt(x, y);
      for (let channel = 0; channel < 3; channel++) {
        row[x * 3 + channel] = paper[channel as 0] * bare;
      }
    }
    for (const [n, ink] of inks.entries()) printInk(row, y, n, ink);
  };

  function printInk(row: Float32Array, y: number, n: number, [red, green, blue]: Rgb): void {
    const [slipX = 0, slipY = 0] = slips[n] ?? [];
    const fromRow = Math.max(0, Math.min(height - 1, y + slipY)) * width;
    const tileRow = ((y + n * 131) % tileSide) * tileSide;
    const [takesRed, takesGreen, takesBlue] = [1 - red, 1 - green, 1 - blue];
    for (let x = 0; x < width; x++) {
      const fromX = Math.max(0, Math.min(width - 1, x + slipX));
      const share = shares[(fromRow + fromX) * 3 + n] ?? 0;
      const grain = stipple[tileRow + ((x + n * 83 + (seed & 63)) % tileSide)] ?? 0;
      // The drum lays a film, and its screen only roughens it: all grain would be all grey.
      const screened = clamp01((share - grain) * 1.9 + 0.5);
      const laid = (share * 0.52 + screened * 0.48) * 0.96;
      row[x * 3] = (row[x * 3] ?? 0) * (1 - laid * takesRed);
      row[x * 3 + 1] = (row[x * 3 + 1] ?? 0) * (1 - laid * takesGreen);
      row[x * 3 + 2] = (row[x * 3 + 2] ?? 0) * (1 - laid * takesBlue);
    }
  }
}
