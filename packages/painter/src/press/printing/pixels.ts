import type { Picture } from '#paint.ts';
import type { Sheet } from '#press/printing/plate.ts';

/** Lays a row of a sheet: red, green and blue of 0..1 by turns, three numbers for each pixel. */
export type LayRow = (row: Float32Array, y: number) => void;

/** A print as opaque pixels, row by row: a whole sheet of numbers would be three times as large. */
export function pixelsOf({ width, height }: Sheet, layRow: LayRow): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  const row = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    layRow(row, y);
    fillRow(data, y * width * 4, row);
  }
  return { data, width, height };
}

/** An array of clamped bytes rounds and clamps by itself. */
function fillRow(data: Uint8ClampedArray, start: number, row: Float32Array): void {
  for (let i = 0, at = start; i < row.length; i += 3, at += 4) {
    data[at] = (row[i] ?? 0) * 255;
    data[at + 1] = (row[i + 1] ?? 0) * 255;
    data[at + 2] = (row[i + 2] ?? 0) * 255;
    data[at + 3] = 255;
  }
}

/** A row of a sheet `width` pixels wide: what is laid there, not a copy. */
export function rowOf(rgb: Float32Array, width: number, y: number): Float32Array {
  return rgb.subarray(y * width * 3, (y + 1) * width * 3);
}
