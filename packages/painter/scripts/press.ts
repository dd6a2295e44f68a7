/**
 * Prints what the press's modules draw, to be looked at: `npm run press -w packages/painter -- FILE
 * [look …]` imports FILE, whose export `drawings` is a list of `{ name, drawing }`, and writes them
 * side by side, a row for each drawing and a column for each look, to `.sheets/press.png`.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Drawing } from '#press/drawing.ts';
import { type LookName, lookNames, print } from '#press/print.ts';

const [file = '', ...asked] = process.argv.slice(2);
const folder = new URL('../.sheets/', import.meta.url);
const width = Number(process.env.WIDTH ?? 512);
const shown = lookNames.filter((look) => asked.length === 0 || asked.includes(look));
const columns = Number(process.env.COLUMNS ?? shown.length);

const { drawings }: { drawings: readonly { name: string; drawing: Drawing }[] } = await import(
  pathToFileURL(resolve(process.env.INIT_CWD ?? '.', file)).href
);
const tiles = [];
let tallest = 0;
for (const { name, drawing } of drawings) {
  for (const look of shown) tiles.push(await printed(name, drawing, look));
}

const composed = tiles.map((input, n) => ({
  input,
  left: (n % columns) * (width + 8),
  top: Math.floor(n / columns) * (tallest + 8),
}));
mkdirSync(folder, { recursive: true });
const sheet = new URL('press.png', folder).pathname;
await sharp({
  create: {
    width: Math.min(columns, tiles.length) * (width + 8),
    height: Math.ceil(tiles.length / columns) * (tallest + 8),
    channels: 3,
    background: '#1a1a1a',
  },
})
  .composite(composed)
  .png()
  .toFile(sheet);
console.log(sheet);

async function printed(name: string, drawing: Drawing, look: LookName): Promise<Buffer> {
  const from = performance.now();
  const picture = print(drawing, { look, seed: 7, width });
  console.log(name, look, `${Math.round(performance.now() - from)} ms`);
  tallest = Math.max(tallest, picture.height);
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  return sharp(Buffer.from(picture.data.buffer), { raw }).png().toBuffer();
}
