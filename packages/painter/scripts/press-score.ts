/**
 * Scores what prints show against what dreams tell: `node --conditions=reverie-source
 * packages/painter/scripts/press-score.ts [TABLE] [wrong|all] [sketched]`. The tables were coded before a
 * run: settings by stage, hero, event and what must not be there as words of the English alternative
 * text. `-` where nothing is asked. With `wrong`, tells each miss. With `sketched`, the scenes are those
 * that a language model chose when it was asked as the server asks one (`TABLE.sketches.jsonl`).
 */
import { readFileSync } from 'node:fs';
import { analyse } from '@reverie/oneirology';
import { withDeeds } from '@reverie/oneirology/deeds';
import { type Sketch, sketchSchema } from '@reverie/oneirology/schema';
import { printSceneOf } from '#press/choosing/scene-of.ts';
import { compose } from '#press/compose/compose.ts';
import { describePrint } from '#press/describe/describe.ts';

/** Places drawn since the tables were coded, by what stood for them then: a court was an office. */
const stoodFor: Readonly<Partial<Record<string, readonly string[]>>> = {
  courtroom: ['office'],
  factory: ['office'],
  warehouse: ['office'],
  bar: ['restaurant'],
  nightclub: ['restaurant'],
  gym: ['square', 'abstract'],
  car: ['road', 'street'],
  poolside: ['pool'],
  cinema: ['theatre'],
  garage: ['parking'],
  stadium: ['square'],
  playground: ['square', 'garden'],
  schoolyard: ['square'],
  market: ['square'],
  farmyard: ['meadow'],
};

const [table = 'open', ...how] = process.argv.slice(2);
const wrong = how.find((one) => one === 'wrong' || one === 'all');
const file = new URL(`press-table/${table}.txt`, import.meta.url);
const rows = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readRow);

const sketches = how.includes('sketched') ? readSketches(table) : [];

const hits = { setting: 0, hero: 0, event: 0, forbidden: 0 };
const asked = { setting: 0, hero: 0, event: 0, forbidden: 0 };
const printed: { readonly stage: string; readonly words: string }[] = [];
const kinds = new Map<string, number>();
for (const [seed, row] of rows.entries()) {
  const read = withDeeds(row.dream, analyse(row.dream));
  const sketch = sketches[seed];
  const scene = printSceneOf(sketch ? { ...read, sketch } : read);
  const { scene: shown, stage, scheme, paletteName } = compose(scene, { seed });
  const words = describePrint(shown, 'en');
  printed.push({ stage, words });
  const [first = ''] = words.split('. ');
  const kind = [stage, scheme, paletteName].join(' ');
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  const misses: string[] = [];
  const mark = (what: keyof typeof hits, isAsked: boolean, isHit: boolean) => {
    if (!isAsked) return;
    asked[what] += 1;
    if (isHit) hits[what] += 1;
    if (isHit === (what === 'forbidden')) misses.push(what);
  };
  const places = [stage, ...(stoodFor[stage] ?? [])];
  mark(
    'setting',
    true,
    places.some((place) => row.stages.includes(place)),
  );
  mark('hero', row.hero !== null, row.hero?.test(first) ?? false);
  mark('event', row.event !== null, row.event?.test(words) ?? false);
  mark('forbidden', true, row.forbidden?.test(words) ?? false);
  if (wrong === 'all' || (wrong && misses.length > 0)) {
    console.log(`${misses.join(' ').padEnd(22)} ${row.dream}\n    [${stage}] ${words}`);
  }
}
// What chance and the commonness of rooms bring: each dream with the picture of the next one.
const next = { setting: 0, hero: 0, event: 0 };
for (const [n, row] of rows.entries()) {
  const other = printed[(n + 1) % printed.length];
  if (other === undefined) continue;
  if (row.stages.includes(other.stage)) next.setting += 1;
  if (row.hero?.test(other.words.split('. ')[0] ?? '')) next.hero += 1;
  if (row.event?.test(other.words)) next.event += 1;
}
console.log(
  `the next dream's picture: setting ${next.setting}, hero ${next.hero}, event ${next.event} of ${rows.length}`,
);
const share = (what: keyof typeof hits) =>
  `${what} ${hits[what]} of ${asked[what]} (${((100 * hits[what]) / asked[what]).toFixed(1)} %)`;
const same = [...kinds.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
const pairs = (rows.length * (rows.length - 1)) / 2;
const sharing = [...kinds.values()].filter((n) => n > 1).reduce((sum, n) => sum + n, 0);
console.log([share('setting'), share('hero'), share('event'), share('forbidden')].join('\n'));
console.log(
  `sameness ${((100 * same) / pairs).toFixed(2)} % of pairs, ${sharing} of ${rows.length} dreams share theirs with another`,
);

interface Row {
  readonly stages: readonly string[];
  readonly hero: RegExp | null;
  readonly event: RegExp | null;
  readonly forbidden: RegExp | null;
  readonly dream: string;
}

/** What a model chose for each dream of a table, by its row. */
function readSketches(name: string): readonly Sketch[] {
  const text = readFileSync(new URL(`press-table/${name}.sketches.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => sketchSchema.parse(JSON.parse(line).sketch));
}

function readRow(line: string): Row {
  const [stages = '', hero = '', event = '', forbidden = '', dream = ''] = line.split(' | ');
  const read = (words: string) => (words === '-' ? null : new RegExp(words, 'i'));
  return {
    stages: stages.split(','),
    hero: read(hero),
    event: read(event),
    forbidden: read(forbidden),
    dream,
  };
}
