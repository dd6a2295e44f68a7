import { borrowPlane } from '#plane-pool.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { inksOf, type Rgb } from '#press/inks.ts';
import { eachRow, type Plate, plateOf, type Sheet } from '#press/plate.ts';

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
    layFlat(plate, { rgb, sheet, mode: layer.mode, ...inksOf(drawing, layer), ...usual });
    onPlate(plate, layer);
  }
  return rgb;
}

/** In what a plate is laid, and on what. */
export interface FlatInks {
  readonly rgb: Float32Array;
  readonly sheet: Sheet;
  readonly mode: Layer['mode'];
  readonly light: Rgb;
  readonly dark: Rgb;
  /** The share of a shade that it has. */
  readonly reach: number;
  /** How strong a glaze is, and how much of what is below shines through it. */
  readonly own: number;
  readonly through: number;
}

const usual = { reach: 1, own: 0.55, through: 0.45 };

/** Lays a plate in flat colour on what is laid already; `reach` is the share of a shade it has. */
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
      rgb[pixel] = 1 - (1 - r) * (1 - inkRed * covered);
      rgb[pixel + 1] = 1 - (1 - g) * (1 - inkGreen * covered);
      rgb[pixel + 2] = 1 - (1 - b) * (1 - inkBlue * covered);
    } else {
      rgb[pixel] = r + (inkRed * own + r * inkRed * through - r) * covered;
      rgb[pixel + 1] = g + (inkGreen * own + g * inkGreen * through - g) * covered;
      rgb[pixel + 2] = b + (inkBlue * own + b * inkBlue * through - b) * covered;
    }
  }
}
