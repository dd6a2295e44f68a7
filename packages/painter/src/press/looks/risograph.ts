import { clamp01 } from '#maths.ts';
import { type Rgb, rgbOf } from '#press/inks.ts';
import { flatColours } from '#press/looks/flat.ts';
import type { Look } from '#press/looks/look.ts';
import { marginOf, paperAt } from '#press/printing/paper.ts';
import { type LayRow, rowOf } from '#press/printing/pixels.ts';
import type { Sheet } from '#press/printing/plate.ts';
import { spotInksFor } from '#press/printing/spot-inks.ts';
import { stippleTile, tileSide } from '#press/printing/texture.ts';

/**
 * Three transparent inks, each a stencil of grain, a little out of register: the drawing's colours
 * are made again of what these inks can mix.
 */
export const risograph: Look = (drawing, sheet, seed) => {
  const colours = flatColours(drawing, sheet);
  const inks = spotInksFor(drawing.palette);
  const separate = separator(inks);
  for (let y = 0; y < sheet.height; y++) separate(rowOf(colours, sheet.width, y));
  // Nobody asks for the colours again: their shares of ink are in their place.
  const printRow = inkRows(colours, inks, rgbOf(drawing.palette.paper), sheet, seed);
  const leaveMargin = marginOf(drawing.palette.paper, sheet, 40);
  return (row, y) => {
    printRow(row, y);
    leaveMargin(row, y);
  };
};

/**
 * Puts in place of each colour of a row how much of each ink comes nearest to it: three rounds of one
 * ink after another. Neighbours of one colour have the same shares.
 */
function separator(inks: readonly Rgb[]): (colours: Float32Array) => void {
  const takes = Float64Array.from(inks.flat(), (part) => 1 - part);
  const [wanted, shares] = [new Float32Array(3), new Float32Array(3)];
  const [mixed, others] = [new Float64Array(3), new Float64Array(3)];

  function improve(n: number): void {
    const share = shares[n] ?? 0;
    let [up, down] = [0, 1e-6];
    for (let c = 0; c < 3; c++) {
      const take = takes[n * 3 + c] ?? 0;
      const other = (mixed[c] ?? 1) / Math.max(1 - share * take, 0.02);
      others[c] = other;
      const taken = other * take;
      up += (other - (wanted[c] ?? 0)) * taken;
      down += taken * taken;
    }
    const better = clamp01(up / down);
    for (let c = 0; c < 3; c++) {
      mixed[c] = (others[c] ?? 1) * (1 - better * (takes[n * 3 + c] ?? 0));
    }
    shares[n] = better;
  }

  return (colours) => {
    for (let at = 0; at < colours.length; at += 3) {
      const isNew =
        at === 0 ||
        colours[at] !== wanted[0] ||
        colours[at + 1] !== wanted[1] ||
        colours[at + 2] !== wanted[2];
      if (isNew) {
        for (let c = 0; c < 3; c++) {
          wanted[c] = colours[at + c] ?? 0;
          mixed[c] = 1;
          shares[c] = 0;
        }
        for (let round = 0; round < 3; round++) {
          for (let n = 0; n < 3; n++) improve(n);
        }
      }
      for (let n = 0; n < 3; n++) colours[at + n] = shares[n] ?? 0;
    }
  };
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
