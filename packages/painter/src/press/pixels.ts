import type { Picture } from '#paint.ts';
import type { Sheet } from '#press/plate.ts';

/** Lays a row of a sheet: red, green and blue of 0..1 by turns, three numbers for each pixel. */
export type LayRow = (row: Float32Array, y: number) => void;

/** A print as opaque pixels, row by row: a whole sheet of numbers would be three times as large. */
export function pixelsOf({ width, height }: Sheet, layRow: LayRow): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  const row = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    layRow(row, y);
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      data[at] = Math.round((row[x * 3] ?? 0) * 255);
      data[at + 1] = Math.round((row[x * 3 + 1] ?? 0) * 255);
      data[at + 2] = Math.round((row[x * 3 + 2] ?? 0) * 255);
      data[at + 3] = 255;
    }
  }
  return { data, width, height };
}

/** A row of what is laid already. */
export function copyRow(rgb: Float32Array, width: number, row: Float32Array, y: number): void {
  row.set(rgb.subarray(y * width * 3, (y + 1) * width * 3));
}
