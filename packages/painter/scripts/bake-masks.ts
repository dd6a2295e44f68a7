/**
 * Turns the drawings in `art/` into the small masks the painter sculpts from. Run by hand when a
 * drawing is added or changed (`npm run bake -w @reverie/painter`); its output is committed, so
 * that no rasteriser is needed to paint, and every machine paints from the same bits.
 *
 * A drawing's own greys become tones; pure yellow (#ff0) becomes light. Flat drawings have holes
 * for inner lines: enclosed holes become dark lines, unless the thing is open. What comes as a
 * picture (PNG) was a photograph: its greys are smoothed first, since a brush paints no grain.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { symbolEntries } from '../src/symbols/manifest.ts';
import { litTone, tones, unpackMask } from '../src/symbols/mask-code.ts';
import { packMask } from './pack-mask.ts';

/** Pixels of a mask's longer side: things painted large need more. */
const longSide = { usual: 176, large: 232, photo: 208 };
const largeFrom = 330;
const carved = 3;
const plain = 8;
/** Things one really sees through. */
const open = new Set(
  'bicycle ladder bridge ferris-wheel ring key tree wheel cage glasses firework skeleton fountain scissors bag kettle'.split(
    ' ',
  ),
);
/** Widest cut, in pixels, that still reads as a line; wider in some drawings than in most. */
const cutWidth: Readonly<Record<string, number>> = { piano: 5 };
/** Drawings whose greys are meant as they are, and not stretched from black to white: the moon, and
 *  the dressed, whose greys say what is hair, cloth or skin. */
const exact = new Set([
  'moon',
  'dreamer',
  ...symbolEntries.filter(({ substance }) => substance === 'dressed').map(({ id }) => id),
]);
/** Drawings taken for their outline alone. */
const outlines = new Set(['panther', 'bat', 'dancer', 'monkey', 'mermaid']);

interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

const art = new URL('../art/', import.meta.url);
const lines: string[] = [];
for (const file of readdirSync(art)
  .filter((name) => /\.(svg|png)$/.test(name))
  .sort()) {
  const id = file.replace(/\.\w+$/, '');
  const mask = await bake(
    readFileSync(new URL(file, art)),
    open.has(id),
    cutWidth[id] ?? 2,
    outlines.has(id),
    exact.has(id),
    file.endsWith('.png'),
    sizeOf(id) < largeFrom
      ? longSide.usual
      : file.endsWith('.png')
        ? longSide.photo
        : longSide.large,
  );
  const packed = packMask(mask.values, mask.width, mask.height);
  if (!Buffer.from(mask.values).equals(unpackMask(packed, mask.width, mask.height)))
    throw new Error(`${id} does not unpack to what was packed`);
  lines.push(
    `  '${id}': [${mask.width}, ${mask.height}, '${Buffer.from(packed).toString('base64')}'],`,
  );
}
writeFileSync(
  new URL('../src/symbols/mask-data.ts', import.meta.url),
  `// Baked from the drawings in art/ by scripts/bake-masks.ts: do not edit.
/** Width, height, and the mask as packed by mask-code.ts, in base64. */
export const maskData: Readonly<Record<string, readonly [number, number, string]>> = {
${lines.join('\n')}
};
`,
);

function sizeOf(id: string): number {
  return symbolEntries.find((entry) => entry.id === id)?.size ?? 0;
}

async function bake(
  svg: Buffer,
  isOpen: boolean,
  reach: number,
  isOutline: boolean,
  isExact: boolean,
  isPhoto: boolean,
  side: number,
): Promise<Mask> {
  const { data, info } = await sharp(svg, isPhoto ? {} : { density: 120 })
    .resize(600, 600, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .resize(side - 4, side - 4, { fit: 'inside' })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const outside = floodOutside(data, width, height);
  const greys: number[] = [];
  for (let i = 0; i < width * height; i++) if (isSolid(data, i)) greys.push(greyOf(data, i));
  greys.sort((one, other) => one - other);
  const dark = isExact ? 0 : (greys[Math.floor(greys.length * 0.04)] ?? 0);
  const bright = isExact ? 255 : (greys[Math.floor(greys.length * 0.96)] ?? 1);
  const isFlat = isOutline || bright - dark < 24;
  const closed =
    isFlat && !isOpen ? closeCuts(data, width, height, reach) : new Uint8Array(width * height);
  const values = new Uint8Array(width * height);
  const grey = isPhoto ? smoothGreys(data, width, height) : (i: number) => greyOf(data, i);
  for (let i = 0; i < values.length; i++) {
    if (isSolid(data, i))
      values[i] = isLit(data, i) ? litTone : isFlat ? plain : toneOf(grey(i), dark, bright);
    else values[i] = closed[i] === 1 || (outside[i] === 0 && !isOpen) ? carved : 0;
  }
  return { width, height, values };
}

function isSolid(data: Buffer, i: number): boolean {
  return (data[i * 4 + 3] ?? 0) > 127;
}

function isLit(data: Buffer, i: number): boolean {
  return (data[i * 4] ?? 0) > 244 && (data[i * 4 + 1] ?? 0) > 244 && (data[i * 4 + 2] ?? 255) < 40;
}

function greyOf(data: Buffer, i: number): number {
  return (data[i * 4] ?? 0) * 0.3 + (data[i * 4 + 1] ?? 0) * 0.59 + (data[i * 4 + 2] ?? 0) * 0.11;
}

function toneOf(grey: number, dark: number, bright: number): number {
  return 1 + Math.round(Math.min(1, Math.max(0, (grey - dark) / (bright - dark))) * (tones - 1));
}

/** 1 where a cut is so thin that it reads as a line: grown and shrunk back, the shape covers it. */
function closeCuts(data: Buffer, width: number, height: number, reach: number): Uint8Array {
  const solid = new Uint8Array(width * height);
  for (let i = 0; i < solid.length; i++) solid[i] = isSolid(data, i) ? 1 : 0;
  const grown = spread(solid, 1);
  const shrunkBack = spread(grown, 0);
  return shrunkBack.map((value, i) => (value === 1 && solid[i] === 0 ? 1 : 0));

  function spread(from: Uint8Array, what: number): Uint8Array {
    const to = from.slice();
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        if (from[y * width + x] !== what) continue;
        for (let dy = -reach; dy <= reach; dy++) {
          for (let dx = -reach; dx <= reach; dx++) {
            const px = x + dx;
            const py = y + dy;
            const isNear = dx * dx + dy * dy <= reach * reach + 1;
            if (isNear && px >= 0 && py >= 0 && px < width && py < height)
              to[py * width + px] = what;
          }
        }
      }
    }
    return to;
  }
}

/** 1 where the border can be reached without crossing the drawing. */
function floodOutside(data: Buffer, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(width * height);
  const queue = [0];
  outside[0] = 1;
  while (queue.length > 0) {
    const i = queue.pop() ?? 0;
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= outside.length || outside[next] === 1 || isSolid(data, next))
        continue;
      outside[next] = 1;
      queue.push(next);
    }
  }
  return outside;
}

/** Greys averaged over the solid pixels around, near ones more. */
function smoothGreys(data: Buffer, width: number, height: number): (i: number) => number {
  return (i) => {
    const x = i % width;
    const y = (i - x) / width;
    let sum = 0;
    let weights = 0;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const px = x + dx;
        const py = y + dy;
        if (px < 0 || py < 0 || px >= width || py >= height) continue;
        if (!isSolid(data, py * width + px)) continue;
        const weight = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1);
        sum += greyOf(data, py * width + px) * weight;
        weights += weight;
      }
    }
    return sum / weights;
  };
}
