/**
 * Paints what networks show beside a link to a public page: one picture for each family of pages,
 * with the mark of the house. `npm run paint:previews --workspace packages/painter`, with names for
 * some of them only.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import { describe, paint, sceneOf } from '@reverie/painter';
import sharp from 'sharp';

const web = new URL('../../../apps/web/', import.meta.url);
const folder = new URL('public/previews/', web);
const tellings = new URL('app/head/previews.json', web);

/** In pixels, as networks ask for it; painted at twice that. */
const size = { width: 1200, height: 630 };
const mark = { size: 72, margin: 48 };
const mostBytes = 60_000;

/** The dreams that are painted, by the family of pages they stand for. */
const dreams = {
  house: {
    text: 'Cette nuit, je grimpe à une échelle posée sur les toits de la ville. La lune est énorme.',
    seed: 3,
  },
  library: {
    text: 'Une baleine vole au-dessus de la ville, la nuit. Je suis émerveillé.',
    seed: 1,
  },
  science: {
    text: 'Un cerf me regarde dans la forêt, la nuit. Je suis calme.',
    seed: 2,
  },
  guide: {
    text: 'Je marche dans une forêt, la nuit. Je tiens une lampe. Je suis émerveillé.',
    seed: 1,
  },
};

const wanted = new Set(process.argv.slice(2));
const told: Record<string, { fr: string; en: string }> = {};
mkdirSync(folder, { recursive: true });
for (const [name, { text, seed }] of Object.entries(dreams)) {
  const scene = sceneOf(analyse(text, { language: 'fr' }));
  told[name] = { fr: describe(scene, 'fr'), en: describe(scene, 'en') };
  if (wanted.size > 0 && !wanted.has(name)) continue;
  const large = paint(scene, {
    ...{ seed, style: 'gouache' as const },
    ...{ width: size.width * 2, height: size.height * 2 },
  });
  const raw = { width: large.width, height: large.height, channels: 4 } as const;
  const picture = await sharp(large.data, { raw }).resize(size.width).removeAlpha().toBuffer();
  await keep(name, picture);
}
writeFileSync(tellings, `${JSON.stringify(told, null, 2)}\n`);

/** As fine as its size allows. */
async function keep(name: string, picture: Buffer): Promise<void> {
  const signed = sharp(picture, { raw: { ...size, channels: 3 } }).composite([
    {
      input: await markOf(),
      left: mark.margin,
      top: size.height - mark.size - mark.margin,
    },
  ]);
  for (let quality = 84; quality >= 40; quality -= 4) {
    const file = await signed.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length > mostBytes) continue;
    writeFileSync(new URL(`${name}.jpg`, folder), file);
    console.log(`${name}.jpg: ${file.length} bytes`);
    return;
  }
  throw new Error(`${name} does not fit into ${mostBytes} bytes.`);
}

async function markOf(): Promise<Buffer> {
  const icon = readFileSync(new URL('public/icon.svg', web));
  return sharp(icon, { density: 300 }).resize(mark.size).png().toBuffer();
}
