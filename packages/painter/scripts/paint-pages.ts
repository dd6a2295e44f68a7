/**
 * Paints what hangs on public pages: the sample dream of the home in every style, and the view at
 * the head of the page about Reverie. `npm run paint:pages --workspace packages/painter`, with
 * `home` or `about` for one of them. Each picture is as fine as its size allows.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import { type AnyScene, type AnyStyle, describe, paint, sceneOf } from '@reverie/painter';
import { lookNames } from '@reverie/painter/press';
import sharp from 'sharp';

const features = new URL('../../../apps/web/app/features/', import.meta.url);
const wanted = process.argv[2];

type Wish = {
  /** Below the features of the web, without its extension. */
  path: string;
  scene: AnyScene;
  seed: number;
  style: AnyStyle;
  /** In pixels; painted at twice that, as thumbnails are made from large pictures. */
  width: number;
  height: number;
  mostBytes: number;
};

if (wanted !== 'about') await paintHome();
if (wanted !== 'home') await paintAbout();

async function paintHome(): Promise<void> {
  const sample: { fr: string } = JSON.parse(
    readFileSync(new URL('home/sample-dream.json', features), 'utf8'),
  );
  const scene = sceneOf(analyse(sample.fr));
  const square = (style: AnyStyle, width: number, mostBytes: number) =>
    keep({
      path: `home/pictures/${style}-${width}`,
      ...{ scene, seed: 2, style, width, height: width, mostBytes },
    });
  for (const style of lookNames) await square(style, 360, 25_000);
  tell('home/pictures/alt.json', scene);
}

async function paintAbout(): Promise<void> {
  const dream =
    'À l’aube, une baleine immense nage dans le ciel au-dessus du lac. Je la regarde depuis le ponton. Je suis heureux.';
  const scene = sceneOf(analyse(dream, { language: 'fr' }));
  await keep({
    path: 'about/pictures/whale-1248',
    ...{ scene, seed: 2, style: 'gouache', width: 1248, height: 655, mostBytes: 90_000 },
  });
  tell('about/pictures/alt.json', scene);
}

async function keep({ path, scene, seed, style, width, height, mostBytes }: Wish): Promise<void> {
  const large = paint(scene, { seed, style, width: width * 2, height: height * 2 });
  const raw = { width: large.width, height: large.height, channels: 4 } as const;
  const picture = sharp(large.data, { raw }).resize(width);
  for (let quality = 76; ; quality -= 6) {
    if (quality < 24) throw new Error(`${path} does not fit into ${mostBytes} bytes.`);
    const file = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length > mostBytes) continue;
    writeFileSync(new URL(`${path}.webp`, features), file);
    console.log(`${path}.webp: ${file.length} bytes`);
    return;
  }
}

/** What the picture shows, for those who do not see it. */
function tell(path: string, scene: AnyScene): void {
  const alt = { fr: describe(scene, 'fr'), en: describe(scene, 'en') };
  writeFileSync(new URL(path, features), `${JSON.stringify(alt, null, 2)}\n`);
}
