/**
 * Turns the drawings in `art/` into the small masks the painter sculpts from. Run by hand when a
 * drawing is added or changed (`npm run bake -w @reverie/painter`); its output is committed, so
 * that no rasteriser is needed to paint, and every machine paints from the same bits.
 *
 * A drawing's own greys become tones; pure yellow (#ff0) becomes light. Flat drawings have holes
 * for inner lines: enclosed holes become dark lines, unless the manifest says the thing is open.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const longSide = 144;
const lit = 8;
const carved = 2;
/** Things one really sees through. */
const open = new Set([
  'bicycle',
  'ladder',
  'bridge',
  'ferris-wheel',
  'rocking-chair',
  'harp',
  'ring',
  'bare-tree',
  'key',
  'tree',
  'leafless-tree',
]);

/** Widest cut, in pixels, that still reads as a line; wider in some drawings than in most. */
const cutWidth: Readonly<Record<string, number>> = { deer: 3, bear: 3, dog: 6 };
/** Drawings taken for their outline alone. */
const outlines = new Set(['eagle']);

interface Mask {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

const art = new URL('../art/', import.meta.url);
const lines: string[] = [];
for (const file of readdirSync(art)
  .filter((name) => name.endsWith('.svg'))
  .sort()) {
  const id = file.replace('.svg', '');
  const mask = await bake(
    readFileSync(new URL(file, art)),
    open.has(id),
    cutWidth[id] ?? 2,
    outlines.has(id),
  );
  lines.push(`  '${id}': [${mask.width}, ${mask.height}, '${encodeRuns(mask.values)}'],`);
}
writeFileSync(
  new URL('../src/symbols/mask-data.ts', import.meta.url),
  `// Baked from the drawings in art/ by scripts/bake-masks.ts: do not edit.
/** Width, height, and runs in base64: a byte is a tone (high four bits) and its length less one. */
export const maskData: Readonly<Record<string, readonly [number, number, string]>> = {
${lines.join('\n')}
};
`,
);

async function bake(
  svg: Buffer,
  isOpen: boolean,
  reach: number,
  isOutline: boolean,
): Promise<Mask> {
  const { data, info } = await sharp(svg, { density: 120 })
    .resize(600, 600, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .resize(longSide - 4, longSide - 4, { fit: 'inside' })
    .extend({ top: 2, bottom: 2, left: 2, right: 2, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const outside = floodOutside(data, width, height);
  const greys: number[] = [];
  for (let i = 0; i < width * height; i++) if (isSolid(data, i)) greys.push(greyOf(data, i));
  greys.sort((one, other) => one - other);
  const dark = greys[Math.floor(greys.length * 0.04)] ?? 0;
  const bright = greys[Math.floor(greys.length * 0.96)] ?? 1;
  const isFlat = isOutline || bright - dark < 24;
  const closed =
    isFlat && !isOpen ? closeCuts(data, width, height, reach) : new Uint8Array(width * height);
  const values = new Uint8Array(width * height);
  for (let i = 0; i < values.length; i++) {
    if (isSolid(data, i))
      values[i] = isLit(data, i) ? lit : isFlat ? 5 : toneOf(greyOf(data, i), dark, bright);
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
  return 1 + Math.round(Math.min(1, Math.max(0, (grey - dark) / (bright - dark))) * 6);
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

function encodeRuns(values: Uint8Array): string {
  const bytes: number[] = [];
  for (let i = 0; i < values.length; ) {
    const value = values[i] ?? 0;
    let run = 1;
    while (run < 16 && values[i + run] === value) run++;
    bytes.push(value * 16 + run - 1);
    i += run;
  }
  return Buffer.from(bytes).toString('base64');
}
