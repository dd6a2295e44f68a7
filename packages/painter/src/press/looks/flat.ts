import { borrowPlane } from '#plane-pool.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { type Glaze, glazeOf, inksOf, lightOnDark, type Rgb } from '#press/inks.ts';
import { eachRow, type Plate, plateOf, type Sheet } from '#press/printing/plate.ts';

/**
 * A drawing's colours laid flat, as a separation for inks starts from them: red, green and blue of
 * 0..1 for each pixel. `onPlate` is told each layer as it is laid.
 */
export function flatColours(
  drawing: Drawing,
  sheet: Sheet,
  onPlate: (plate: Plate, layer: Layer) => void = () => {},
): Float32Array {
  const rgb = borrowPlane(sheet.width * sheet.height * 3).fill(1);
  for (const layer of drawing.layers) {
    const plate = plateOf(layer, sheet);
    if (!plate) continue;
    const inks = { ...inksOf(drawing, layer), ...glazeOf(layer), reach: 1 };
    layFlat(plate, { rgb, sheet, mode: layer.mode, ...inks });
    onPlate(plate, layer);
  }
  return rgb;
}

/** In what a plate is laid, and on what. */
export interface FlatInks extends Glaze {
  readonly rgb: Float32Array;
  readonly sheet: Sheet;
  readonly mode: Layer['mode'];
  readonly light: Rgb;
  readonly dark: Rgb;
  /** The share of a shade that it has. */
  readonly reach: number;
}

/** Lays a plate in flat colour on what is laid already. */
export function layFlat(plate: Plate, inks: FlatInks): void {
  eachRow(plate, (y, from, to) => layRow(plate, inks, y, from, to));
}

function layRow(plate: Plate, inks: FlatInks, y: number, from: number, to: number): void {
  const { left, top, width, mask, tone } = plate;
  const { rgb, sheet, mode, light, dark, reach, own, through } = inks;
  const [red, green, blue] = light;
  const [toRed, toGreen, toBlue] = [dark[0] - red, dark[1] - green, dark[2] - blue];
  for (let x = from; x < to; x++) {
    const i = y * width + x;
    const covered = mask[i] ?? 0;
    if (covered === 0) continue;
    const t = tone[i] ?? 0;
    const pixel = ((y + top) * sheet.width + x + left) * 3;
    const inkRed = red + toRed * t * reach;
    const inkGreen = green + toGreen * t * reach;
    const inkBlue = blue + toBlue * t * reach;
    const r = rgb[pixel] ?? 0;
    const g = rgb[pixel + 1] ?? 0;
    const b = rgb[pixel + 2] ?? 0;
    if (mode === undefined || mode === 'over') {
      rgb[pixel] = r + (inkRed - r) * covered;
      rgb[pixel + 1] = g + (inkGreen - g) * covered;
      rgb[pixel + 2] = b + (inkBlue - b) * covered;
    } else if (mode === 'light') {
      rgb[pixel] = r + (1 - r) * inkRed * covered * (lightOnDark + (1 - lightOnDark) * r);
      rgb[pixel + 1] = g + (1 - g) * inkGreen * covered * (lightOnDark + (1 - lightOnDark) * g);
      rgb[pixel + 2] = b + (1 - b) * inkBlue * covered * (lightOnDark + (1 - lightOnDark) * b);
    } else {
      rgb[pixel] = r + (inkRed * own + r * inkRed * through - r) * covered;
      rgb[pixel + 1] = g + (inkGreen * own + g * inkGreen * through - g) * covered;
      rgb[pixel + 2] = b + (inkBlue * own + b * inkBlue * through - b) * covered;
    }
  }
}
