/**
 * Dreams of the open table to be looked at: `FROM=0 COUNT=24 npm run press -w packages/painter --
 * packages/painter/scripts/press-open.ts gouache`; ROWS=3,7, ROWS=3,7, FORMAT, SCHEME and TABLE too.
 */
import { readFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';
import { formatNames } from '#press/formats.ts';
import { schemeNames } from '#press/schemes.ts';

const { FROM = 0, COUNT = 24, FORMAT, SCHEME, TABLE = 'open' } = process.env;
const format = formatNames.find((name) => name === FORMAT) ?? '4:5';
const scheme = schemeNames.find((name) => name === SCHEME);
const table = readFileSync(new URL(`press-table/${TABLE}.txt`, import.meta.url), 'utf8');
const dreams = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

const rows = process.env.ROWS?.split(',').map(Number);
const asked = rows ?? Array.from({ length: Number(COUNT) }, (_, n) => Number(FROM) + n);

export const drawings = asked
  .filter((seed) => seed < dreams.length)
  .map((seed) => {
    const dream = dreams[seed]?.split(' | ')[4] ?? '';
    const scene = printSceneOf(withDeeds(dream, analyse(dream)));
    const drawing = compose(scene, { seed, format, ...(scheme && { scheme }) });
    const { stage, paletteName } = drawing;
    console.log(
      `${seed} ${stage} ${drawing.scheme} ${paletteName}: ${describePrint(drawing.scene, 'en')}`,
    );
    return { name: String(seed), drawing };
  });
