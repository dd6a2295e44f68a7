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
    lay(rgb, sheet, plate, layer, inksOf(drawing, layer));
    onPlate(plate, layer);
  }
  return rgb;
}

function lay(
  rgb: Float32Array,
  sheet: Sheet,
  plate: Plate,
  { mode = 'over' }: Layer,
  { light, dark }: ReturnType<typeof inksOf>,
): void {
  for (let y = 0; y < plate.height; y++) {
    for (let x = 0; x < plate.width; x++) {
      const i = y * plate.width + x;
      const covered = plate.mask[i] ?? 0;
      if (covered === 0) continue;
      const t = plate.tone[i] ?? 0;
      const pixel = ((y + plate.top) * sheet.width + x + plate.left) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const from = light[channel as 0];
        const ink = from + (dark[channel as 0] - from) * t;
        const below = rgb[pixel + channel] ?? 0;
        if (mode === 'light') rgb[pixel + channel] = 1 - (1 - below) * (1 - ink * covered);
        else {
          const laid = mode === 'glaze' ? ink * 0.55 + below * ink * 0.45 : ink;
          rgb[pixel + channel] = below + (laid - below) * covered;
        }
      }
    }
  }
}
