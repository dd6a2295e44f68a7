import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import type { Drawing, Layer } from '#press/drawing.ts';
import { type Glaze, glazeOf, inksOf, lightOnDark } from '#press/inks.ts';
import type { Look } from '#press/looks/look.ts';
import { marginOf } from '#press/printing/paper.ts';
import { type LayRow, rowOf } from '#press/printing/pixels.ts';
import { eachRow, type Plate, plateOf, type Sheet } from '#press/printing/plate.ts';
import { copied } from '#press/printing/scratch.ts';
import { seamless, stippleTile, tileOf, tileSide } from '#press/printing/texture.ts';

/** Flat opaque colour, its shade stippled, its edges dry where a sheet of it ends. */
export const gouache: Look = (drawing, sheet, seed) => {
  const rgb = borrowPlane(sheet.width * sheet.height * 3);
  layGouache(rgb, drawing, sheet, seed);
  return gouacheRows(rgb, drawing, sheet);
};

/** Lays some layers of a drawing, all unless told, on what is laid already. */
export function layGouache(
  rgb: Float32Array,
  drawing: Drawing,
  sheet: Sheet,
  seed: number,
  layers: readonly Layer[] = drawing.layers,
): void {
  for (const layer of layers) {
    const plate = plateOf(layer, sheet);
    if (!plate) continue;
    if (layer.isSheet) dryEdge(plate, sheet.scale);
    const brush = {
      ...{ rgb, sheet, plate, mode: layer.mode, inks: inksOf(drawing, layer), seed },
      ...glazeOf(layer),
    };
    eachRow(plate, (y, from, to) => layRow(brush, y, from, to));
  }
}

/** The rows of a sheet on which a drawing is laid. */
export function gouacheRows(rgb: Float32Array, drawing: Drawing, sheet: Sheet): LayRow {
  const leaveMargin = gouacheMargin(drawing, sheet);
  return (row, y) => {
    row.set(rowOf(rgb, sheet.width, y));
    leaveMargin(row, y);
  };
}

export function gouacheMargin(drawing: Drawing, sheet: Sheet): LayRow {
  return marginOf(drawing.palette.paper, sheet, 34);
}

const streaks = seamless(64, 300);
const ribbons = seamless(64, 301);
const flecks = seamless(8, 310);
const bristles = tileOf((x, y) => {
  const streak =
    streaks(x, (y * 8) % tileSide) * 0.6 + ribbons((x * 2) % tileSide, (y * 8) % tileSide) * 0.4;
  return 1 + 0.05 * (streak - 0.5) + 0.035 * (flecks(x, y) - 0.5);
});
const dryness = tileOf(seamless(4, 12));

/** Paint does not reach quite to the edge of what it covers. */
function dryEdge(plate: Plate, scale: number): void {
  const { width, height, left, top, mask } = plate;
  const dries = dryness();
  const soft = copied('soft', mask);
  blur(soft, width, height, Math.max(1, Math.round(1.6 * scale)), 1);
  eachRow(plate, (y, from, to) => {
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      const near = soft[i] ?? 0;
      if ((mask[i] ?? 0) === 0 || near >= 0.75) continue;
      const dried = dries[((y + top) % tileSide) * tileSide + ((x + left) % tileSide)] ?? 0;
      mask[i] = (mask[i] ?? 0) * clamp01((near - 0.5 * dried + 0.1) * 4);
    }
  });
}

/** Half-way between two pigments light is lost, and no colour: mixed as light they would be grey. */
const fuller = 1.1;

/** A layer as a brush has it: where it goes, and its colours. */
interface Brush extends Glaze {
  readonly rgb: Float32Array;
  readonly sheet: Sheet;
  readonly plate: Plate;
  readonly mode: Layer['mode'];
  readonly inks: ReturnType<typeof inksOf>;
  readonly seed: number;
}

function layRow(
  { rgb, sheet, plate, mode, inks, seed, own, through }: Brush,
  y: number,
  from: number,
  to: number,
) {
  const { left, top, width, mask, tone } = plate;
  const stipple = stippleTile();
  const brushes = bristles();
  const [red, green, blue] = inks.light;
  const [toRed, toGreen, toBlue] = [inks.dark[0] - red, inks.dark[1] - green, inks.dark[2] - blue];
  const tileRow = ((y + top + (seed & 255)) % tileSide) * tileSide;
  for (let x = from; x < to; x++) {
    const i = y * width + x;
    const covered = mask[i] ?? 0;
    if (covered === 0) continue;
    const place = tileRow + ((x + left + ((seed >> 8) & 255)) % tileSide);
    const grain = stipple[place] ?? 0;
    const smooth = tone[i] ?? 0;
    const rough = clamp01((smooth - (grain * 0.86 + 0.07)) * 1.6 + 0.5);
    const t = smooth * 0.7 + rough * 0.3;
    const brush = brushes[place] ?? 1;
    const pixel = ((y + top) * sheet.width + x + left) * 3;
    const midRed = red + toRed * t;
    const midGreen = green + toGreen * t;
    const midBlue = blue + toBlue * t;
    const grey = 0.3 * midRed + 0.59 * midGreen + 0.11 * midBlue;
    const full = 1 + t * (1 - t) * fuller;
    const inkRed = clamp01(grey + (midRed - grey) * full) * brush;
    const inkGreen = clamp01(grey + (midGreen - grey) * full) * brush;
    const inkBlue = clamp01(grey + (midBlue - grey) * full) * brush;
    const r = rgb[pixel] ?? 0;
    const g = rgb[pixel + 1] ?? 0;
    const b = rgb[pixel + 2] ?? 0;
    if (mode === undefined || mode === 'over') {
      rgb[pixel] = r + (inkRed - r) * covered;
      rgb[pixel + 1] = g + (inkGreen - g) * covered;
      rgb[pixel + 2] = b + (inkBlue - b) * covered;
    } else if (mode === 'light') {
      const share = covered * (0.76 + 0.48 * grain);
      rgb[pixel] = r + (1 - r) * inkRed * share * (lightOnDark + (1 - lightOnDark) * r);
      rgb[pixel + 1] = g + (1 - g) * inkGreen * share * (lightOnDark + (1 - lightOnDark) * g);
      rgb[pixel + 2] = b + (1 - b) * inkBlue * share * (lightOnDark + (1 - lightOnDark) * b);
    } else {
      // A shade thins out in specks, not in mist.
      const share = covered + (0.5 - grain) * 0.45 * Math.min(covered, 1 - covered);
      rgb[pixel] = r + (inkRed * (own + through * r) - r) * share;
      rgb[pixel + 1] = g + (inkGreen * (own + through * g) - g) * share;
      rgb[pixel + 2] = b + (inkBlue * (own + through * b) - b) * share;
    }
  }
}
