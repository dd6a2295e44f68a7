import type { Colour } from '#press/drawing.ts';
import { rgbOf } from '#press/inks.ts';
import type { LayRow } from '#press/printing/pixels.ts';
import type { Sheet } from '#press/printing/plate.ts';
import { seamless, softNoise, tileOf, tileSide } from '#press/printing/texture.ts';

const clouds = seamless(64, 9);
const threads = seamless(2, 5);
const fibres = tileOf((x, y) => 0.985 + 0.03 * (threads(x, y) - 0.5) + 0.03 * (clouds(x, y) - 0.5));

/** Brightness of the bare paper at a pixel, about 1. */
export function paperAt(x: number, y: number): number {
  return fibres()[(y % tileSide) * tileSide + (x % tileSide)] ?? 1;
}

/** Leaves the paper bare around the print, `units` wide, along an edge no knife has cut. */
export function marginOf(paper: Colour, { width, height, scale }: Sheet, units: number): LayRow {
  const bare = rgbOf(paper);
  const wide = units * scale;
  const reach = Math.ceil(wide + 4 * scale);
  const wander = softNoise(3);
  return (row, y) => {
    const isInside = y >= reach && y < height - reach;
    for (let x = 0; x < width; x++) {
      if (isInside && x === reach) x = width - reach;
      const wobble = (wander(x / scale / 30, y / scale / 30) - 0.5) * 4 * scale;
      const isBare =
        x < wide + wobble ||
        y < wide + wobble ||
        x >= width - wide + wobble ||
        y >= height - wide + wobble;
      if (!isBare) continue;
      const light = paperAt(x, y);
      for (let channel = 0; channel < 3; channel++) {
        row[x * 3 + channel] = bare[channel as 0] * light;
      }
    }
  };
}
