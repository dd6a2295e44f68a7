import type { Drawing } from '#press/drawing.ts';
import type { Sheet } from '#press/plate.ts';

/** Prints a drawing on a sheet: red, green and blue of 0..1 for each pixel, row by row. */
export type Look = (drawing: Drawing, sheet: Sheet, seed: number) => Float32Array;
