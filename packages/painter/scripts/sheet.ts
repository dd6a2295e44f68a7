/**
 * Paints thirty dreams in every style, to be looked at: `npm run sheet -w packages/painter -- [size]
 * [style …]` writes `sheet.png` and `sheet.html` into the ignored folder `.sheets`. With `keep` as
 * its only word it paints each dream once, and four of them in all styles, into
 * `docs/pictures/painter-sheet.webp`, as fine as 1.5 MB allow.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, paint, type Scene, type Style, styles } from '@reverie/painter';
import sharp, { type Sharp } from 'sharp';
import { sheetDreams } from './sheet-dreams.ts';

interface Tile {
  readonly input: Buffer;
  readonly left: number;
  readonly top: number;
}

const folder = new URL('../.sheets/', import.meta.url);
const kept = new URL('../../../docs/pictures/painter-sheet.webp', import.meta.url);
const mostBytes = 1_500_000;

if (process.argv[2] === 'keep') await keepSheet(440);
else await paintMatrix(Number(process.argv[2] ?? 256), process.argv.slice(3));

/** Every dream in every style asked for, one dream a row in each of two halves. */
async function paintMatrix(size: number, asked: readonly string[]): Promise<void> {
  const shown = styles.filter((style) => asked.length === 0 || asked.includes(style));
  const rows = Math.ceil(sheetDreams.length / 2);
  const tiles: Tile[] = [];
  for (const [n, { scene, seed }] of sheetDreams.entries()) {
    for (const [s, style] of shown.entries()) {
      const column = (n < rows ? 0 : shown.length) + s;
      const input = await encode(scene, style, seed, size);
      tiles.push({ input, left: column * size, top: (n % rows) * size });
    }
  }
  mkdirSync(folder, { recursive: true });
  const sheet = await join(tiles, shown.length * 2 * size, rows * size);
  await sheet.png().toFile(new URL('sheet.png', folder).pathname);
  writeFileSync(new URL('sheet.html', folder), pageOf());
}

async function keepSheet(size: number): Promise<void> {
  const columns = 6;
  const rows = sheetDreams.length / columns;
  const tiles: Tile[] = [];
  for (const [n, { scene, seed, style }] of sheetDreams.entries()) {
    const input = await encode(scene, style, seed, size);
    tiles.push({ input, left: (n % columns) * size, top: Math.floor(n / columns) * size });
  }
  const width = columns * size;
  const small = Math.floor(width / (styles.length * 2));
  for (const [n, { scene, seed }] of sheetDreams.slice(0, 4).entries()) {
    for (const [s, style] of styles.entries()) {
      const input = await encode(scene, style, seed, small);
      const left = ((n % 2) * styles.length + s) * small;
      tiles.push({ input, left, top: rows * size + Math.floor(n / 2) * small });
    }
  }
  const sheet = await join(tiles, width, rows * size + 2 * small);
  for (let quality = 90; quality >= 40; quality -= 4) {
    const file = await sheet.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length > mostBytes) continue;
    writeFileSync(kept, file);
    console.log(`docs/pictures/painter-sheet.webp: ${file.length} bytes at quality ${quality}.`);
    return;
  }
  throw new Error('The sheet does not fit into 1.5 MB.');
}

/** Painted at twice the size, as thumbnails are made from large pictures. */
async function encode(scene: Scene, style: Style, seed: number, size: number): Promise<Buffer> {
  const large = size * 2;
  const { data, width, height } = paint(scene, { seed, style, width: large, height: large });
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(size)
    .png()
    .toBuffer();
}

/** The composed sheet, flat, so that it can be written more than once. */
async function join(tiles: Tile[], width: number, height: number): Promise<Sharp> {
  const background = { r: 0, g: 0, b: 0 };
  const { data, info } = await sharp({ create: { width, height, channels: 3, background } })
    .composite(tiles)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** The sheet with what each picture says, in both languages. */
function pageOf(): string {
  const lines = sheetDreams.map(
    ({ scene }) =>
      `<li lang="fr">${describe(scene, 'fr')}<p lang="en">${describe(scene, 'en')}</p></li>`,
  );
  return `<!doctype html>
<meta charset="utf-8">
<title>Reverie: ${sheetDreams.length} dreams</title>
<style>body{background:#111;color:#ddd;font:16px/1.5 serif}img{max-width:100%}</style>
<img src="sheet.png" alt="">
<ol>${lines.join('\n')}</ol>
`;
}
