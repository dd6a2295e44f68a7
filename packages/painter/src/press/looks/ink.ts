import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import type { Layer } from '#press/drawing.ts';
import { brightness, isWarm, type Rgb, rgbOf } from '#press/inks.ts';
import { flatColours } from '#press/looks/flat.ts';
import type { Look } from '#press/looks/look.ts';
import { marginOf, paperAt } from '#press/printing/paper.ts';
import { eachRow, type Plate, type Sheet } from '#press/printing/plate.ts';
import { copied } from '#press/printing/scratch.ts';
import { seamless, tileOf, tileSide } from '#press/printing/texture.ts';

/** Rice paper, ink that is never quite black, and one colour: that of a seal. */
const rice = '#f6efdd';
const black: Rgb = [0.1, 0.105, 0.13];
const cinnabar: Rgb = [0.82, 0.27, 0.17];

/**
 * Ink and wash: greys that bleed into each other in few steps, a brush line round what stands by
 * itself, and one colour left: the light's.
 */
export const ink: Look = (drawing, sheet, seed) => {
  const { width, height, scale } = sheet;
  const count = width * height;
  const line = borrowPlane(count);
  const warmth = borrowPlane(count);
  const colours = flatColours(drawing, sheet, (plate, layer) => {
    if (layer.mode !== 'light' && !isShade(layer)) layLine(line, sheet, plate, layer);
    layWarmth(warmth, sheet, plate, layer);
  });
  // Nobody asks for a colour again once its brightness is known: greys are laid in their place.
  const fine = colours.subarray(0, count);
  for (let i = 0; i < count; i++) {
    const at = (channel: number) => colours[i * 3 + channel] ?? 0;
    fine[i] = brightness([at(0), at(1), at(2)]);
  }
  const [deep, pale] = range(fine);
  const wash = colours.subarray(count, 2 * count);
  wash.set(fine);
  blur(wash, width, height, 4 * scale, 2);
  const paper = rgbOf(rice);
  const [flows, grains] = [flow(), grain()];
  const leaveMargin = marginOf(rice, sheet, 34);
  return (row, y) => {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const place =
        ((y + (seed & 255)) % tileSide) * tileSide + ((x + ((seed >> 8) & 255)) % tileSide);
      const flowing = flows[place] ?? 0;
      const tooth = grains[place] ?? 0;
      const tone = clamp01(((wash[i] ?? 0) * 0.35 + (fine[i] ?? 0) * 0.65 - deep) / (pale - deep));
      const dry = inky(dryness(tone, flowing));
      const grey = clamp01(dry * 0.95 + dry * (tooth - 0.5) * 0.2 + (flowing - 0.5) * 0.12 * dry);
      const stroke = clamp01((line[i] ?? 0) * (0.8 + tooth * 0.6)) * 0.92;
      const warm = (warmth[i] ?? 0) * (1 - stroke);
      const shade = Math.max(grey, stroke);
      const bare = paperAt(x, y);
      for (let channel = 0; channel < 3; channel++) {
        const sheetTone = paper[channel as 0] * bare;
        const washed = sheetTone + (black[channel as 0] - sheetTone) * shade;
        const red =
          sheetTone +
          (cinnabar[channel as 0] - sheetTone) * clamp01(0.66 + dry * 0.5 + (tooth - 0.5) * 0.3);
        row[x * 3 + channel] = washed + (red - washed) * warm;
      }
    }
    leaveMargin(row, y);
  };
};

/** A shade over everything hides no line and no colour. */
function isShade({ grain }: Layer): boolean {
  return grain?.kind === 'under';
}

/** Five washes, each a little darker; where one ends wanders with the flow. */
function dryness(tone: number, flowing: number): number {
  // A night would be all ink: its middle tones are opened until paper shines through.
  const open = tone * (1.62 - 0.62 * tone);
  const level = open * 5 + (flowing - 0.5) * 0.9;
  const step = Math.floor(level);
  const t = clamp01((level - step - 0.25) / 0.5);
  const washed = clamp01((step + t * t * (3 - 2 * t)) / 5);
  return clamp01(1 - (open * 0.45 + washed * 0.55));
}

/** Paper stays white and the brush is full: what lies between leans to one or the other. */
function inky(share: number): number {
  return share * 0.4 + share * share * (3 - 2 * share) * 0.6;
}

/** A line along the edge of what stands by itself, hidden where something is laid over it. */
function layLine(line: Float32Array, sheet: Sheet, plate: Plate, layer: Layer): void {
  const { left, top, width, height, mask } = plate;
  const isDrawn = layer.isSheet === true && !layer.glow;
  const weights = weight();
  const soft = isDrawn ? copied('soft', mask) : null;
  if (soft) blur(soft, width, height, Math.max(1, 2.2 * sheet.scale), 1);
  eachRow(plate, (y, from, to) => {
    for (let x = from; x < to; x++) {
      const i = y * width + x;
      const covered = mask[i] ?? 0;
      if (covered === 0) continue;
      const pixel = (y + top) * sheet.width + x + left;
      const below = line[pixel] ?? 0;
      const place = ((y + top) % tileSide) * tileSide + ((x + left) % tileSide);
      const pressed = 0.5 + (weights[place] ?? 0);
      // Beyond the sheet's edge nothing is cut, so a shape that leaves it has no line there.
      const isAtEdge =
        x + left < 3 || y + top < 3 || x + left > sheet.width - 4 || y + top > sheet.height - 4;
      const edge = soft && !isAtEdge ? clamp01((0.94 - (soft[i] ?? 0)) * 3.2 * pressed) : 0;
      line[pixel] = below * (1 - covered) + edge * covered;
    }
  });
}

function layWarmth(warmth: Float32Array, sheet: Sheet, plate: Plate, layer: Layer): void {
  if (layer.mode === 'light' || isShade(layer)) return;
  const { left, top, width, mask } = plate;
  const wanted = isWarm(layer) ? 1 : 0;
  eachRow(plate, (y, from, to) => {
    for (let x = from; x < to; x++) {
      const covered = mask[y * width + x] ?? 0;
      if (covered === 0) continue;
      const pixel = (y + top) * sheet.width + x + left;
      const below = warmth[pixel] ?? 0;
      warmth[pixel] = below + (wanted - below) * covered;
    }
  });
}

/** The tones between which all but a fiftieth of the picture lies. */
function range(plane: Float32Array): readonly [number, number] {
  const counts = new Uint32Array(256);
  for (const value of plane) {
    const step = Math.round(clamp01(value) * 255);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  const edge = plane.length / 50;
  let [low, below] = [0, counts[0] ?? 0];
  while (low < 255 && below < edge) below += counts[++low] ?? 0;
  let [high, above] = [255, counts[255] ?? 0];
  while (high > 0 && above < edge) above += counts[--high] ?? 0;
  return [low / 255, Math.max(high, low + 40) / 255];
}

const [broad, middle, close] = [seamless(64, 401), seamless(32, 402), seamless(16, 403)];
const flow = tileOf((x, y) => broad(x, y) * 0.55 + middle(x, y) * 0.3 + close(x, y) * 0.15);
const [rough, fibrous] = [seamless(2, 404), seamless(4, 405)];
const grain = tileOf((x, y) => rough(x, y) * 0.6 + fibrous(x, y) * 0.4);
const [sway, tremble] = [seamless(64, 406), seamless(8, 407)];
const weight = tileOf((x, y) => sway(x, y) * 0.75 + tremble(x, y) * 0.35);
