import { clamp01 } from '#maths.ts';
import { borrowPlane } from '#plane-pool.ts';
import { blur } from '#planes.ts';
import type { Grain, Layer } from '#press/drawing.ts';
import { brightness, inksOf, type Rgb, rgbOf } from '#press/inks.ts';
import { layFlat } from '#press/looks/flat.ts';
import type { Look } from '#press/looks/look.ts';
import { marginOf, paperAt } from '#press/printing/paper.ts';
import type { LayRow } from '#press/printing/pixels.ts';
import { eachRow, eachWholeRow, type Plate, plateOf, type Sheet } from '#press/printing/plate.ts';
import { copied } from '#press/printing/scratch.ts';
import { layeredNoise, seamless, softNoise, tileOf, tileSide } from '#press/printing/texture.ts';
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
    way: new Uint16Array(borrowPlane(Math.ceil(count / 2)).buffer, 0, count),
    ways: [() => 0],
  };
  const clearing = Math.ceil(5 * sheet.scale);
  for (const layer of drawing.layers) {
    const plate = plateOf(layer, sheet, layer.isSheet ? clearing : 0);
    if (!plate) continue;
    if (layer.isSheet && layer.mode !== 'glaze') clearAround(block, plate, sheet);
    const { light, dark } = inksOf(drawing, layer);
    const knife = knifeFor(block, layer, light, dark);
    eachRow(plate, (y, from, to) => carveRow(block, sheet, plate, knife, y, from, to));
    const colour = { mode: layer.mode, light: faded(light), dark: faded(dark) };
    layFlat(plate, { rgb: block.colour, sheet, ...colour, ...underKey });
  }
  const { paper, dark } = drawing.palette;
  const pullRow = pulledRows(block, sheet, rgbOf(paper), rgbOf(dark[1]), seed);
  const leaveMargin = marginOf(paper, sheet, 40);
  return (row, y) => {
    pullRow(row, y);
    leaveMargin(row, y);
  };
};

/** How colour is laid that a key block brings the dark to. */
const underKey = { reach: 0.8, own: 0.6, through: 0.4 };

interface Block {
  readonly colour: Float32Array;
  /** How dark the key block prints, 0..1. */
  readonly depth: Float32Array;
  /** Which of `ways` the lines of a pixel run; the first is that of bare wood. */
  readonly way: Uint16Array;
  readonly ways: Across[];
}

/** How many units across the carved lines a place is. */
type Across = (x: number, y: number) => number;

/** A carver frees a form: a bright rim round what stands before something else. */
function clearAround({ depth }: Block, plate: Plate, sheet: Sheet): void {
  const { left, top, width, height, mask } = plate;
  const near = copied('soft', mask);
  blur(near, width, height, Math.max(1, Math.round(2.2 * sheet.scale)));
  eachWholeRow(plate, (y) => {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const rim = near[i] ?? 0;
      if ((mask[i] ?? 0) >= 0.5 || rim <= 0.06) continue;
      const pixel = (y + top) * sheet.width + x + left;
      depth[pixel] = (depth[pixel] ?? 0) * (1 - clamp01((rim - 0.06) * 6) * 0.9);
    }
  });
}

/** How a layer is carved. */
interface Knife {
  readonly mode: Layer['mode'];
  /** Its place among the ways that lines run; 0 where it has none of its own. */
  readonly way: number;
  readonly isClear: boolean;
  /** How much of its darkness is left standing. */
  readonly kept: number;
  /** How bright its lighter and its darker colour are. */
  readonly bright: number;
  readonly dim: number;
}

function knifeFor(
  { ways }: Block,
  { grain, mode, role, glow }: Layer,
  light: Rgb,
  dark: Rgb,
): Knife {
  const isOwnGrain = grain?.kind !== 'under';
  return {
    mode,
    way: isOwnGrain ? ways.push(acrossOf(grain ?? { kind: 'level' })) - 1 : 0,
    isClear: Boolean(glow),
    // A face is too small for lines: it is left nearly clear.
    kept: role.startsWith('skin') ? 0.35 : 1,
    bright: brightness(light),
    dim: brightness(dark),
  };
}

function carveRow(
  block: Block,
  sheet: Sheet,
  plate: Plate,
  knife: Knife,
  y: number,
  from: number,
  to: number,
): void {
  const { depth, way } = block;
  const { left, top, width, mask, tone } = plate;
  const { mode, way: own, isClear, kept, bright, dim } = knife;
  const isOwnGrain = own > 0;
  for (let x = from; x < to; x++) {
    const i = y * width + x;
    const covered = mask[i] ?? 0;
    if (covered === 0) continue;
    const pixel = (y + top) * sheet.width + x + left;
    const below = depth[pixel] ?? 0;
    if (mode === 'light') {
      depth[pixel] = below * (1 - covered * 0.8);
      continue;
    }
    const wanted = isClear
      ? 0
      : kept * cutDeep(clamp01((0.82 - bright - (dim - bright) * (tone[i] ?? 0)) * 1.25));
    // A shade without an edge of its own would be cut over everything, and hide what is there.
    const glazed = Math.max(below * 0.9, wanted * (isOwnGrain ? 0.75 : 0.46));
    // A shade over everything leaves clear what shines: no lines are cut in a moon.
    const shaded = isOwnGrain || below > 0.04 ? glazed : below;
    const carved = mode === 'glaze' ? shaded : wanted;
    depth[pixel] = below + (carved - below) * covered;
    if (isOwnGrain && covered > (mode === 'glaze' ? 0.3 : 0.5)) way[pixel] = own;
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

function acrossOf(grain: Grain): Across {
  const noise = layeredNoise(21, 2);
  const wander = (x: number, y: number) => (noise(x / 60, y / 60) - 0.4) * 16;
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

/** Rows of the colours on paper, and of the key block over them, not quite in register. */
function pulledRows(
  { colour, depth, way, ways }: Block,
  { width, height, scale }: Sheet,
  paper: Rgb,
  key: Rgb,
  seed: number,
): LayRow {
  const [slipX, slipY] = [Math.round(1.4 * scale), -Math.round(scale)];
  const grains = wood();
  const lineAt = linesOf(scale, seed);
  return (row, y) => {
    const fromY = Math.max(0, Math.min(height - 1, y + slipY));
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const from = fromY * width + Math.max(0, Math.min(width - 1, x + slipX));
      const grain = grains[(y % tileSide) * tileSide + (x % tileSide)] ?? 1;
      const bare = paperAt(x, y);
      const deep = depth[i] ?? 0;
      const isLined = deep >= 0.06 && deep <= 0.98;
      const across = isLined ? (ways[way[i] ?? 0]?.(x / scale, y / scale) ?? 0) : 0;
      const ink = isLined ? lineAt(deep, across, x, y) : deep > 0.98 ? 0.95 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const under =
          paper[channel as 0] * bare * (1 - (1 - (colour[from * 3 + channel] ?? 1)) * grain);
        row[x * 3 + channel] = under + (key[channel as 0] - under) * ink;
      }
    }
  };
}

/** How much of the key block's ink a pixel takes where lines are carved, `along` units across them. */
function linesOf(scale: number, seed: number) {
  const apart = Math.max(period, leastPixels / scale);
  const grain = 9 * Math.max(scale, leastPixels / period);
  const unsteady = softNoise(71);
  return (depth: number, along: number, x: number, y: number): number => {
    const phase = Math.fround(along) / apart;
    const ridge = Math.abs(2 * (phase - Math.floor(phase)) - 1);
    const hand =
      (unsteady(x / grain, y / grain) - 0.5) * 0.34 + (hashUnit(x >> 1, y >> 1, seed) - 0.5) * 0.1;
    const line = clamp01((1.25 * depth - 0.12 - ridge - hand * (depth < 0.9 ? 1 : 0.2)) * 5 + 0.5);
    return Math.max(line, clamp01((depth - 0.86) * 14)) * 0.95;
  };
}
