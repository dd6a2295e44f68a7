import { clamp01 } from '#maths.ts';
import { blur } from '#planes.ts';
import type { Layer } from '#press/drawing.ts';
import { cover } from '#press/printing/fill.ts';
import { copied, scratch } from '#press/printing/scratch.ts';
import { layTones } from '#press/printing/tone.ts';

/** The sheet that is printed on, in pixels; a unit of the drawing is `scale` of them. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/**
 * A layer cut for the press: where it covers the sheet, and its tone there, in a box of pixels. Its
 * planes are the next plate's: one is printed before another is cut.
 */
export interface Plate {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** 0..1, `alpha` included. */
  readonly mask: Float32Array;
  /** 0..1, `relief` included; only where `mask` is above 0. */
  readonly tone: Float32Array;
  /** Of each row, the first pixel whose `mask` may be above 0 and the one after the last. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/**
 * Goes through the rows of a plate that cover anything, and which of their pixels may. A row is laid by
 * a function of its own: a loop over a whole plate would be put into machine code anew while it runs,
 * plate after plate.
 */
export function eachRow(
  { height, from, to }: Plate,
  layRow: (y: number, from: number, to: number) => void,
): void {
  for (let y = 0; y < height; y++) {
    const [first, after] = [from[y] ?? 0, to[y] ?? 0];
    if (first < after) layRow(y, first, after);
  }
}

/** Goes through all rows of a plate: what lies beside what it covers is looked at too. */
export function eachWholeRow({ height }: Plate, layRow: (y: number) => void): void {
  for (let y = 0; y < height; y++) layRow(y);
}

/** Null where nothing of the layer lies on the sheet. `around`: pixels kept free around it. */
export function plateOf(layer: Layer, sheet: Sheet, around = 0): Plate | null {
  const { scale } = sheet;
  const margin = Math.max(around, reliefMargin(layer, scale));
  const plane = (length: number) => scratch('mask', length);
  const covered = cover(layer.path, scale, sheet.width, sheet.height, plane, margin);
  if (!covered) return null;
  const { data: mask, ...box } = covered;
  const plate = { ...box, mask, tone: scratch('tone', mask.length) };
  layTone(plate, layer, scale);
  return plate;
}

/** A body's roundness is seen from how open it is around: that must lie within the box. */
function reliefMargin({ relief }: Layer, scale: number): number {
  if (!relief) return 0;
  const reach = Math.max(Math.abs(relief.dx), Math.abs(relief.dy)) + relief.radius * 2;
  return Math.ceil(reach * scale);
}

function layTone(plate: Plate, layer: Layer, scale: number): void {
  const { left, top, width, mask, tone } = plate;
  const shade = layer.relief ? reliefOf(plate, layer, scale) : null;
  const tones = new Float64Array(width);
  const alphas = layer.alpha === undefined ? null : new Float64Array(width);
  const xs = Float64Array.from(tones, (_, x) => (x + left + 0.5) / scale);
  eachRow(plate, (y, from, to) => {
    const unitY = (y + top + 0.5) / scale;
    layTones(tones, layer.tone ?? 0, xs, unitY, from, to);
    if (alphas) layTones(alphas, layer.alpha ?? 1, xs, unitY, from, to);
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      const covered = mask[i] ?? 0;
      if (covered === 0) continue;
      tone[i] = clamp01((tones[x] ?? 0) + (shade?.[i] ?? 0));
      if (alphas) mask[i] = covered * clamp01(alphas[x] ?? 0);
    }
  });
}

/** How much darker (above 0) or lighter each place is for the body's roundness. */
function reliefOf(plate: Plate, layer: Layer, scale: number): Float32Array {
  const { width, height, mask } = plate;
  const { depth, dx, dy, radius } = layer.relief ?? { depth: 0, dx: 0, dy: 0, radius: 0 };
  const soft = copied('soft', mask);
  blur(soft, width, height, radius * scale);
  const [px, py] = [Math.round(dx * scale), Math.round(dy * scale)];
  const shade = scratch('shade', width * height);
  // Beyond the box nothing is covered.
  const open = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 1 : 1 - (soft[y * width + x] ?? 0);
  eachRow(plate, (y, from, to) => {
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      if ((mask[i] ?? 0) === 0) continue;
      shade[i] = depth * (open(x - px, y - py) * 1.2 - open(x + px, y + py) * 0.7);
    }
  });
  return shade;
}
