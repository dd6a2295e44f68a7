/**
 * Prints 48 dreams of the open table in the five looks, and sets the older painter's oil beside
 * gouache for the blind comparison: `npm run painter:sheet -- [width]` writes `sheet.html`,
 * `pairs.html` and their pictures into the ignored folder `.sheets`. In each pair the order is
 * drawn by lot; `pairs.html` tells it at its foot.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import sharp from 'sharp';
import type { Picture } from '#paint.ts';
import { paint } from '#paint.ts';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { lookNames, print } from '#press/print.ts';
import { createRandom } from '#random.ts';
import { sceneOf } from '#scene-of.ts';

const width = Number(process.argv[2] ?? 320);
const folder = new URL('../.sheets/', import.meta.url);
mkdirSync(new URL('pairs/', folder), { recursive: true });
const table = readFileSync(new URL('press-table/open.txt', import.meta.url), 'utf8');
const rows = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const dreams = Array.from({ length: 48 }, (_, n) => {
  const seed = Math.floor((n * rows.length) / 48);
  return { seed, text: rows[seed]?.split(' | ')[4] ?? '' };
});

const random = createRandom(48, 'pairs');
const sheet: string[] = [];
const pairs: string[] = [];
const key: string[] = [];
for (const [n, { seed, text }] of dreams.entries()) {
  const analysis = analyse(text);
  const drawing = compose(printSceneOf(withDeeds(text, analysis)), { seed });
  const cells: string[] = [];
  for (const look of lookNames) {
    const name = `${n}-${look}.webp`;
    await save(name, print(drawing, { look, seed, width }));
    cells.push(`<img src="${name}" alt="" width="${width}" loading="lazy">`);
  }
  const words = `<p lang="fr">${describePrint(drawing.scene, 'fr')}</p><p lang="en">${describePrint(drawing.scene, 'en')}</p>`;
  sheet.push(`<section><h2>${text}</h2><div>${cells.join('')}</div>${words}</section>`);
  const size = { width: 480, height: 600 };
  const isNewFirst = random.next() < 0.5;
  const older = paint(sceneOf(analysis), { seed, style: 'oil', ...size });
  const newer = print(drawing, { look: 'gouache', seed, width: 480 });
  await save(`pairs/${n}-a.webp`, isNewFirst ? newer : older);
  await save(`pairs/${n}-b.webp`, isNewFirst ? older : newer);
  key.push(`${n} ${isNewFirst ? 'A' : 'B'}`);
  const figure = (side: string) =>
    `<figure><img src="pairs/${n}-${side}.webp" alt="" width="360"><figcaption>${side.toUpperCase()}</figcaption></figure>`;
  pairs.push(`<section><h2>${n}. ${text}</h2><div>${figure('a')}${figure('b')}</div></section>`);
}
const style =
  '<style>body{background:#111;color:#ddd;font:16px/1.5 serif;margin:2rem}div{display:flex;gap:8px;flex-wrap:wrap}h2{font-size:1.1rem}</style>';
const page = (title: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><title>${title}</title>${style}<h1>${title}</h1>${body}`;
writeFileSync(new URL('sheet.html', folder), page('48 dreams in five looks', sheet.join('\n')));
const foot = `<details><summary>Which are prints</summary><p>${key.join(', ')}</p></details>`;
writeFileSync(
  new URL('pairs.html', folder),
  page('Which tells the dream?', pairs.join('\n') + foot),
);
console.log(new URL('sheet.html', folder).pathname);

async function save(name: string, { data, width: wide, height }: Picture): Promise<void> {
  const raw = { width: wide, height, channels: 4 as const };
  await sharp(Buffer.from(data.buffer), { raw })
    .webp({ quality: 88 })
    .toFile(new URL(name, folder).pathname);
}
