/**
 * Paints the pictures of the first posts anew, each from the scene, style and seed of its
 * `post.json`, and writes picture and placeholder beside it. With slugs, only those.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { previewSize } from '@reverie/contract/images.rules';
import { isScene, paint, styles } from '@reverie/painter';
import sharp from 'sharp';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../../content/blog/', import.meta.url));
/** Nine of them have to travel with every copy of the sources. */
const quality = 52;

const told = z.looseObject({
  picture: z.looseObject({
    painting: z.object({
      scene: z.unknown().refine(isScene),
      style: z.enum(styles),
      seed: z.int(),
    }),
  }),
});

const asked = process.argv.slice(2);
for (const slug of asked.length > 0 ? asked : await readdir(folder)) await paintPost(slug);

async function paintPost(slug: string): Promise<void> {
  const file = join(folder, slug, 'post.json');
  const facts = told.parse(JSON.parse(await readFile(file, 'utf8')));
  const { scene, style, seed } = facts.picture.painting;
  if (!isScene(scene)) throw new Error(`${slug} has no scene.`);
  const { data, width, height } = paint(scene, { style, seed, ...previewSize });
  const pixels = () => sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const picture = await pixels().avif({ quality, effort: 7 }).toBuffer();
  const blurred = await pixels().resize(16).blur(1).webp({ quality: 40, effort: 6 }).toBuffer();
  const placeholder = `data:image/webp;base64,${blurred.toString('base64')}`;
  const kept = { ...facts, picture: { ...facts.picture, width, height, placeholder } };
  await writeFile(join(folder, slug, 'picture.avif'), picture);
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
  process.stdout.write(`${slug}: ${picture.length} bytes\n`);
}
