/**
 * `npm run shots`: photographs every route at three widths, dark and light, in both languages, into
 * the folder `shots` (ignored), from a server furnished with the demonstration community's dreams,
 * and prints a few to PDF.
 *
 *     npm run shots -- --only='^blog' --sample --cut
 *
 * `--only` takes a pattern of names, `--sample` each page once a width (both modes and languages
 * come up), `--cut` cuts long pages into pieces as high as the window.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openBrowser } from '#browser.ts';
import { furnish } from '#furnish.ts';
import { isSampled, looks, openLook, photograph, print, type Visitor } from '#photograph.ts';
import { openServer } from '#server.ts';
import { listPrints, listShots } from '#shot-list.ts';
import { frenchDreams } from '../apps/server/src/demo/dreams-fr.ts';
import { longDreams } from '../apps/server/src/demo/long-dreams.ts';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sample: { type: 'boolean', default: false },
    cut: { type: 'boolean', default: false },
  },
});
const wanted = new RegExp(options.only);
const folder = fileURLToPath(new URL('../shots/', import.meta.url));
const visitors: Visitor[] = [
  { isOwn: false, hasChosen: true },
  { isOwn: true, hasChosen: true },
  { isOwn: false, hasChosen: false },
];
/** Enough to fill a wall and small enough to be painted while one waits. */
const dreamsTold = 14;

const { browser, origin } = await openBrowser();
const server = await openServer();
let count = 0;
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const told = [...frenchDreams.slice(0, dreamsTold - 1), ...longDreams.slice(0, 1)];
  const { token, dream } = await furnish(server, told);
  const studio = { browser, origin: server.origin, token, folder };
  const shots = listShots(dream);
  for (const look of looks) {
    for (const visitor of visitors) {
      const page = await openLook(studio, visitor, look);
      for (const [place, shot] of shots.entries()) {
        const isMissed = options.sample && !isSampled(place, look);
        const isOther = shot.isOwn !== visitor.isOwn || shot.hasChosen !== visitor.hasChosen;
        if (isMissed || isOther || !wanted.test(shot.name)) continue;
        const words = [shot.name, look.language, look.scheme, look.width].join('-');
        await photograph(page, shot, join(folder, words), options.cut);
        count += 1;
      }
      await page.context().close();
    }
  }
  for (const page of listPrints(dream).filter(({ name }) => wanted.test(name))) {
    await print(studio, page);
    count += 1;
  }
  console.log(`${count} pages in ${folder}, taken with ${origin}.`);
} finally {
  await browser.close();
  await server.close();
}
