import { borrowPlane } from '#plane-pool.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { inksOf } from '#press/inks.ts';
import { type Plate, plateOf, type Sheet } from '#press/plate.ts';

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
    layFlat(rgb, sheet, plate, layer, inksOf(drawing, layer));
    onPlate(plate, layer);
  }
  return rgb;
}

/** How strong a glaze is, and how much of what is below shines through it. */
interface Glaze {
  readonly own: number;
  readonly through: number;
}

const usual: Glaze = { own: 0.55, through: 0.45 };

/** Lays a plate in flat colour on what is laid already; `reach` is the share of a shade it has. */
export function layFlat(
  rgb: Float32Array,
  sheet: Sheet,
  plate: Plate,
  { mode = 'over' }: Layer,
  { light, dark }: ReturnType<typeof inksOf>,
  reach = 1,
  { own, through }: Glaze = usual,
): void {
  const [red, green, blue] = light;
  const [toRed, toGreen, toBlue] = [dark[0] - red, dark[1] - green, dark[2] - blue];
  for (let y = 0; y < plate.height; y++) {
    const end = plate.to[y] ?? 0;
    for (let x = plate.from[y] ?? 0; x < end; x++) {
      const i = y * plate.width + x;
      const covered = plate.mask[i] ?? 0;
      if (covered === 0) continue;
      const t = plate.tone[i] ?? 0;
      const pixel = ((y + plate.top) * sheet.width + x + plate.left) * 3;
      const inkRed = red + toRed * t * reach;
      const inkGreen = green + toGreen * t * reach;
      const inkBlue = blue + toBlue * t * reach;
      const r = rgb[pixel] ?? 0;
      const g = rgb[pixel + 1] ?? 0;
      const b = rgb[pixel + 2] ?? 0;
      if (mode === 'over') {
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
}
