import { clamp01 } from '#maths.ts';
import { blur } from '#planes.ts';
import type { Layer } from '#press/drawing.ts';
import { cover } from '#press/fill.ts';
import { copied, scratch } from '#press/scratch.ts';
import { toneAt } from '#press/tone.ts';

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
}

/** Null where nothing of the layer lies on the sheet. `around`: pixels kept free around it. */
export function plateOf(layer: Layer, sheet: Sheet, around = 0): Plate | null {
  const { scale } = sheet;
  const covered = cover(layer.path, scale, sheet.width, sheet.height, (length) =>
    scratch('cover', length),
  );
  if (!covered) return null;
  const margin = Math.max(around, reliefMargin(layer, scale));
  const left = Math.max(0, covered.left - margin);
  const top = Math.max(0, covered.top - margin);
  const width = Math.min(sheet.width, covered.left + covered.width + margin) - left;
  const height = Math.min(sheet.height, covered.top + covered.height + margin) - top;
  const mask = scratch('mask', width * height);
  for (let y = 0; y < covered.height; y++) {
    const row = covered.data.subarray(y * covered.width, (y + 1) * covered.width);
    mask.set(row, (y + covered.top - top) * width + covered.left - left);
  }
  const plate = { left, top, width, height, mask, tone: scratch('tone', width * height) };
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
  const { left, top, width, height, mask, tone } = plate;
  const at = toneAt(layer.tone ?? 0);
  const alphaAt = layer.alpha === undefined ? null : toneAt(layer.alpha);
  const shade = layer.relief ? reliefOf(plate, layer, scale) : null;
  for (let y = 0; y < height; y++) {
    const unitY = (y + top + 0.5) / scale;
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const covered = mask[i] ?? 0;
      if (covered === 0) continue;
      const unitX = (x + left + 0.5) / scale;
      tone[i] = clamp01(at(unitX, unitY) + (shade?.[i] ?? 0));
      if (alphaAt) mask[i] = covered * clamp01(alphaAt(unitX, unitY));
    }
  }
}

/** How much darker (above 0) or lighter each place is for the body's roundness. */
function reliefOf({ width, height, mask }: Plate, layer: Layer, scale: number): Float32Array {
  const { depth, dx, dy, radius } = layer.relief ?? { depth: 0, dx: 0, dy: 0, radius: 0 };
  const soft = copied('soft', mask);
  blur(soft, width, height, radius * scale);
  const [px, py] = [Math.round(dx * scale), Math.round(dy * scale)];
  const shade = scratch('shade', width * height);
  // Beyond the box nothing is covered.
  const open = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? 1 : 1 - (soft[y * width + x] ?? 0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if ((mask[i] ?? 0) === 0) continue;
      shade[i] = depth * (open(x - px, y - py) * 1.2 - open(x + px, y + py) * 0.7);
    }
  }
  return shade;
}
