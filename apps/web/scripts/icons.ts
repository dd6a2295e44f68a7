/**
 * Draws the icons of the installed application from the one in `public/icon.svg`:
 * `npm run icons -w @reverie/web`. Its output is committed.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const icon = await readFile(new URL('icon.svg', folder), 'utf8');
/** Side of the drawing, in its own units. */
const side = 32;

type Drawing = { name: string; size: number; share: number | null };
/** `share` is how much of a full ground the drawing takes: a device cuts what lies around it. */
const drawings: Drawing[] = [
  { name: 'icon-192.png', size: 192, share: null },
  { name: 'icon-512.png', size: 512, share: null },
  { name: 'icon-180.png', size: 180, share: 0.92 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.76 },
];

for (const { name, size, share } of drawings) {
  const svg = share === null ? icon : onFullGround(share);
  const density = (72 * size) / side;
  await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toFile(fileURLToPath(new URL(name, folder)));
}

function onFullGround(share: number): string {
  const shown = side / share;
  const margin = (side - shown) / 2;
  const frame = `viewBox="${margin} ${margin} ${shown} ${shown}"`;
  const ground = `<rect x="${margin}" y="${margin}" width="${shown}" height="${shown}"`;
  return icon
    .replace(/viewBox="[^"]*"/, frame)
    .replace(/<rect width="32" height="32" rx="8"/, ground);
}
