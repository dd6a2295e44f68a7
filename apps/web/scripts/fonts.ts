/**
 * Cuts the two families down to what French and English pages set: `npm run fonts -w @reverie/web`.
 * Its output is committed, so that neither a build nor a visitor needs the whole families.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Axis = number | { min: number; max: number };
type Cut = { from: string; to: string; axes: Record<string, Axis>; signs: string };

const require = createRequire(import.meta.url);
const target = new URL('../app/ui/fonts/', import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ';
/** Letters of the neighbours whose names dreamers bear. */
const neighbours = 'ÁÅÃÍÌÑÓÒÕØÚÝáåãíìñóòõøúýß';
const typographic = '«»‹›‘’‚“”„–—…·•×−±°€£§©\u00a0\u202f\u2009\u2011';
const letters = ascii + french + neighbours + typographic;
const spoken = 'ÀÂÇÉÈÊÔàâçèéêëîïôùûœ';
/** Italics only quote dreams: letters and stops, whatever else falls back to the upright cut. */
const quoted = `${ascii.replace(/[#$%&*+/<=>@[\\\]^_`{|}~]/g, '')}${spoken}«»‘’“”–—…\u00a0\u202f`;

const cuts: Cut[] = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-display.woff2',
    axes: { opsz: 60, wght: 300 },
    signs: letters,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'newsreader-text.woff2',
    axes: { opsz: 22, wght: 380 },
    signs: letters,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'newsreader-italic.woff2',
    axes: { opsz: 22, wght: 380 },
    signs: quoted,
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    axes: { wght: { min: 400, max: 600 } },
    signs: letters,
  },
];

for (const { from, to, axes, signs } of cuts) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, signs, {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Kerning, accents, ligatures and figures for tables; the stylistic sets are never set.
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  });
  await writeFile(new URL(to, target), cut);
  console.log(`${fileURLToPath(new URL(to, target))}  ${(cut.length / 1024).toFixed(1)} KB`);
}
