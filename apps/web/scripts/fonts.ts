/**
 * Cuts the two families down to what French and English pages set: `npm run fonts -w @reverie/web`.
 * Its output is committed, so that neither a build nor a visitor needs the whole families.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

type Axis = number | { min: number; max: number };
type Cut = {
  from: string;
  to: string;
  axes: Record<string, Axis>;
  signs: string;
  format?: 'sfnt';
};

const require = createRequire(import.meta.url);
const target = new URL('../app/ui/fonts/', import.meta.url);

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const french = 'ÀÂÄÆÇÈÉÊËÎÏÔÖÙÛÜŸŒàâäæçèéêëîïôöùûüÿœ';
/** Letters of the neighbours whose names dreamers bear. */
const neighbours = 'ÁÅÃÍÌÑÓÒÕØÚÝáåãíìñóòõøúýß';
const typographic = '«»‹›‘’‚“”„–—…·•×−±°€£§©\u00a0\u202f\u2009\u2011';
const letters = ascii + french + neighbours + typographic;
const spoken = 'ÀÂÇÉÈÊÎÔŒàâæçèéêëîïôöùûüœ';
const stops = '«»‘’“”–—…\u00a0\u202f';
/**
 * What nearly every page sets. A cut of these alone fits in the first answer of a slow network, which
 * is 14 KB; the rest of the letters follow where a page has one of them.
 */
const core = `${ascii.replace(/[<>@[\\\]^_`{|}~]/g, '')}${spoken}${stops}·×−€\u2009\u2011`;
const rest = Array.from(letters)
  .filter((letter) => !core.includes(letter))
  .join('');
/** Italics only quote dreams: letters and stops, whatever else falls back to the upright cut. */
const quoted = `${ascii.replace(/[#$%&*+/<=>@[\\\]^_`{|}~]/g, '')}${spoken}${stops}`;

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
const display = { opsz: 60, wght: 300 };
const text = { opsz: 22, wght: 380 };

const cuts: Cut[] = [
  { from: newsreader, to: 'newsreader-display.woff2', axes: display, signs: core },
  { from: newsreader, to: 'newsreader-display-rest.woff2', axes: display, signs: rest },
  { from: newsreader, to: 'newsreader-text.woff2', axes: text, signs: core },
  { from: newsreader, to: 'newsreader-text-rest.woff2', axes: text, signs: rest },
  {
    from: newsreader.replace('normal', 'italic'),
    to: 'newsreader-italic.woff2',
    axes: text,
    signs: quoted,
  },
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'figtree.woff2',
    axes: { wght: { min: 400, max: 600 } },
    signs: letters,
  },
];

/** What books are set in, which are embedded whole signs at a time: every Latin one. */
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join('');
const latin = `${ascii}${between(0xa0, 0xff)}ŒœŸ${between(0x2010, 0x203a)}€−\u2009\u202f`;
const further = between(0x100, 0x17f) + between(0x1e00, 0x1eff);
const books = '../../../../server/fonts/';
const body = { opsz: 11, wght: 400 };
const italic = newsreader.replace('normal', 'italic');
cuts.push(
  { from: newsreader, to: `${books}newsreader-text.ttf`, axes: body, signs: latin, format: 'sfnt' },
  {
    from: newsreader.replace('latin', 'latin-ext'),
    to: `${books}newsreader-text-further.ttf`,
    axes: body,
    signs: further,
    format: 'sfnt',
  },
  {
    from: italic,
    to: `${books}newsreader-italic.ttf`,
    axes: { opsz: 14, wght: 400 },
    signs: latin,
    format: 'sfnt',
  },
  {
    from: newsreader,
    to: `${books}newsreader-display.ttf`,
    axes: display,
    signs: latin,
    format: 'sfnt',
  },
);

for (const { from, to, axes, signs, format = 'woff2' } of cuts) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, signs, {
    targetFormat: format,
    variationAxes: axes,
    // Kerning, accents, ligatures and figures for tables; the stylistic sets are never set.
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum'],
  });
  await writeFile(new URL(to, target), cut);
  console.log(`${fileURLToPath(new URL(to, target))}  ${(cut.length / 1024).toFixed(1)} KB`);
}

// For `fonts.css`, which says when the rest is fetched.
const points = Array.from(rest, (letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
const starts = points.filter((point) => !points.includes(point - 1));
const ranges = starts.map((start) => {
  let end = start;
  while (points.includes(end + 1)) end += 1;
  const hex = (point: number) => point.toString(16);
  return end === start ? `U+${hex(start)}` : `U+${hex(start)}-${hex(end)}`;
});
console.log(`unicode-range: ${ranges.join(', ')};`);
