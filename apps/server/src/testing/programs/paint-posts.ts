/**
 * Prints the pictures of the first posts anew, each from the dream, look and seed of its `post.json`,
 * and writes picture, placeholder and what the print shows beside them. With slugs, only those.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { previewSize } from '@reverie/contract/images.rules';
import { analyse } from '@reverie/oneirology';
import { compose, describePrint, lookNames, print, printSceneOf } from '@reverie/painter/press';
import sharp from 'sharp';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../../content/blog/', import.meta.url));
/** Nine of them have to travel with every copy of the sources. */
const quality = 52;

const told = z.looseObject({
  picture: z.looseObject({
    painting: z.object({ dream: z.string(), look: z.enum(lookNames), seed: z.int() }),
  }),
});

const asked = process.argv.slice(2);
for (const slug of asked.length > 0 ? asked : await readdir(folder)) await printPost(slug);

async function printPost(slug: string): Promise<void> {
  const file = join(folder, slug, 'post.json');
  const facts = told.parse(JSON.parse(await readFile(file, 'utf8')));
  const { dream, look, seed } = facts.picture.painting;
  const scene = printSceneOf(analyse(dream, { language: 'en' }));
  const composition = compose(scene, { seed, format: '1200x630' });
  const { data, width, height } = print(composition, { look, seed, width: previewSize.width });
  const pixels = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const picture = await pixels().avif({ quality, effort: 7 }).toBuffer();
  const blurred = await pixels().resize(16).blur(1).webp({ quality: 40, effort: 6 }).toBuffer();
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
  const shown = composition.scene;
  const alt = { fr: describePrint(shown, 'fr'), en: describePrint(shown, 'en') };
  const kept = { ...facts, picture: { ...facts.picture, alt, width, height, placeholder } };
  await writeFile(join(folder, slug, 'picture.avif'), picture);
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(`${slug}: ${picture.length} bytes, ${width} × ${height}, ${alt.en}\n`);
}
