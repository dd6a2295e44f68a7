import type { Drawing } from '#press/drawing.ts';
import type { LayRow } from '#press/printing/pixels.ts';
import type { Sheet } from '#press/printing/plate.ts';

/**
 * Lays a drawing on a sheet, and tells what each row of the print then is. Rows may be asked once, in
 * any order.
 */
export type Look = (drawing: Drawing, sheet: Sheet, seed: number) => LayRow;
