import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import type { Grain, Layer } from '#press/drawing.ts';
import { brightness, inksOf, type Rgb, rgbOf } from '#press/inks.ts';
import type { Look } from '#press/looks/look.ts';
import { leaveMargin, paperAt } from '#press/paper.ts';
import { type Plate, plateOf, type Sheet } from '#press/plate.ts';
import { copied } from '#press/scratch.ts';
import { layeredNoise, seamless, softNoise, tileOf, tileSide } from '#press/texture.ts';
import { hashUnit } from '#random.ts';

/** Units between two carved lines. */
const period = 6.2;
/** Pixels that a line and its gap need to be lines, on however small a sheet. */
const leastPixels = 5.4;

/**
 * Flat pale colour under a dark key block. The block is carved: the darker a place, the less wood is
 * taken away, in lines that run along each surface.
 */
export const linocut: Look = (drawing, sheet, seed) => {
  const count = sheet.width * sheet.height;
  const block: Block = {
    colour: borrowPlane(count * 3),
    depth: borrowPlane(count),
    along: borrowPlane(count),
  };
  const clearing = Math.ceil(5 * sheet.scale);
  for (const layer of drawing.layers) {
    const plate = plateOf(layer, sheet, layer.isSheet ? clearing : 0);
    if (!plate) continue;
    if (layer.isSheet && layer.mode !== 'glaze') clearAround(block, plate, sheet);
    carve(block, sheet, plate, layer, inksOf(drawing, layer));
  }
  const rgb = pull(
    block,
    sheet,
    rgbOf(drawing.palette.paper),
    rgbOf(drawing.palette.dark[1]),
    seed,
  );
  leaveMargin(rgb, drawing.palette.paper, sheet, 40);
  return rgb;
};

interface Block {
  readonly colour: Float32Array;
  /** How dark the key block prints, 0..1. */
  readonly depth: Float32Array;
  /** Units across the carved lines. */
  readonly along: Float32Array;
}

/** A carver frees a form: a bright rim round what stands before something else. */
function clearAround({ depth }: Block, plate: Plate, sheet: Sheet): void {
  const { left, top, width, height, mask } = plate;
  const near = copied('near', mask);
  blur(near, width, height, Math.max(1, Math.round(2.2 * sheet.scale)));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rim = near[i] ?? 0;
      if ((mask[i] ?? 0) >= 0.5 || rim <= 0.06) continue;
      const pixel = (y + top) * sheet.width + x + left;
      depth[pixel] = (depth[pixel] ?? 0) * (1 - clamp01((rim - 0.06) * 6) * 0.9);
    }
  }
}

function carve(
  block: Block,
  sheet: Sheet,
  plate: Plate,
  layer: Layer,
  { light, dark }: { light: Rgb; dark: Rgb },
): void {
  const { left, top, width, height, mask, tone } = plate;
  const { colour, depth, along } = block;
  const [bright, dim] = [brightness(light), brightness(dark)];
  const [pale, deep] = [faded(light), faded(dark)];
  const across = acrossOf(layer.grain ?? { kind: 'level' });
  const isOwnGrain = layer.grain?.kind !== 'under';
  const mode = layer.mode ?? 'over';
  // A face is too small for lines: it is left nearly clear.
  const kept = layer.role.startsWith('skin') ? 0.35 : 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const covered = mask[i] ?? 0;
      if (covered === 0) continue;
      const t = tone[i] ?? 0;
      const pixel = (y + top) * sheet.width + x + left;
      const below = depth[pixel] ?? 0;
      const wanted = layer.glow
        ? 0
        : kept * cutDeep(clamp01((0.82 - bright - (dim - bright) * t) * 1.25));
      if (mode === 'light') depth[pixel] = below * (1 - covered * 0.8);
      else {
        // A shade without an edge of its own would be cut over everything, and hide what is there.
        const glazed = Math.max(below * 0.9, wanted * (isOwnGrain ? 0.75 : 0.46));
        // A shade over everything leaves clear what shines: no lines are cut in a moon.
        const shaded = isOwnGrain || below > 0.04 ? glazed : below;
        const carved = mode === 'glaze' ? shaded : wanted;
        depth[pixel] = below + (carved - below) * covered;
        if (isOwnGrain && covered > (mode === 'glaze' ? 0.3 : 0.5)) {
          along[pixel] = across((x + left) / sheet.scale, (y + top) / sheet.scale);
        }
      }
      for (let channel = 0; channel < 3; channel++) {
        const from = pale[channel as 0];
        const ink = from + (deep[channel as 0] - from) * t * 0.8;
        const under = colour[pixel * 3 + channel] ?? 0;
        if (mode === 'light') colour[pixel * 3 + channel] = 1 - (1 - under) * (1 - ink * covered);
        else {
          const laid = mode === 'glaze' ? ink * 0.6 + under * ink * 0.4 : ink;
          colour[pixel * 3 + channel] = under + (laid - under) * covered;
        }
      }
    }
  }
}

/** What is light is cleared and what is dark is left standing, more than paint would have it. */
function cutDeep(share: number): number {
  return share * 0.35 + share * share * (3 - 2 * share) * 0.65;
}

/** Inks under a key block are paler: it brings the dark. */
function faded([red, green, blue]: Rgb): Rgb {
  const fade = (share: number) => share * 0.42 + Math.sqrt(share) * 0.58;
  return [fade(red), fade(green), fade(blue)];
}

/** How many units across the lines a place is. */
function acrossOf(grain: Grain): (x: number, y: number) => number {
  const wander = (x: number, y: number) => (layeredNoise(x / 60, y / 60, 21, 2) - 0.4) * 16;
  if (grain.kind === 'level' || grain.kind === 'under') return (x, y) => y + wander(x, y) * 0.7;
  if (grain.kind === 'upright') return (x, y) => x + wander(x, y) * 0.7;
  if (grain.kind === 'rings') {
    return (x, y) => {
      const [dx, dy] = [x - grain.x, y - grain.y];
      return Math.sqrt(dx * dx + dy * dy) + wander(x, y);
    };
  }
  const length = Math.sqrt(1 + grain.slope * grain.slope);
  return (x, y) => (y - grain.slope * x) / length + wander(x, y);
}

const planks = seamless(64, 41);
const speckle = seamless(2, 8);
const wood = tileOf(
  (x, y) => 0.95 + 0.1 * (planks(x, (y * 16) % tileSide) - 0.5) + 0.05 * (speckle(x, y) - 0.5),
);

/** Prints the colours on paper, and the key block over them, not quite in register. */
function pull(
  { colour, depth, along }: Block,
  { width, height, scale }: Sheet,
  paper: Rgb,
  key: Rgb,
  seed: number,
): Float32Array {
  const rgb = borrowPlane(width * height * 3);
  const [slipX, slipY] = [Math.round(1.4 * scale), -Math.round(scale)];
  for (let y = 0; y < height; y++) {
    const fromY = Math.max(0, Math.min(height - 1, y + slipY));
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const from = fromY * width + Math.max(0, Math.min(width - 1, x + slipX));
      const grain = wood.data[(y % tileSide) * tileSide + (x % tileSide)] ?? 1;
      const bare = paperAt(x, y);
      const ink = inkAt(depth[i] ?? 0, along[i] ?? 0, x, y, scale, seed);
      for (let channel = 0; channel < 3; channel++) {
        const under =
          paper[channel as 0] * bare * (1 - (1 - (colour[from * 3 + channel] ?? 1)) * grain);
        rgb[i * 3 + channel] = under + (key[channel as 0] - under) * ink;
      }
    }
  }
  return rgb;
}

/** How much of the key block's ink a place takes. */
function inkAt(
  depth: number,
  along: number,
  x: number,
  y: number,
  scale: number,
  seed: number,
): number {
  if (depth < 0.06) return 0;
  if (depth > 0.98) return 0.95;
  const phase = along / Math.max(period, leastPixels / scale);
  const ridge = Math.abs(2 * (phase - Math.floor(phase)) - 1);
  const grain = 9 * Math.max(scale, leastPixels / period);
  const hand =
    (softNoise(x / grain, y / grain, 71) - 0.5) * 0.34 +
    (hashUnit(x >> 1, y >> 1, seed) - 0.5) * 0.1;
  const line = clamp01((1.25 * depth - 0.12 - ridge - hand * (depth < 0.9 ? 1 : 0.2)) * 5 + 0.5);
  return Math.max(line, clamp01((depth - 0.86) * 14)) * 0.95;
}
