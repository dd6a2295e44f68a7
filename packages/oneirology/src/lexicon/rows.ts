import { actionTable, changeTable } from '#lexicon/actions.ts';
import { figureTable } from '#lexicon/figures.ts';
import { emptyIdioms, idiomTable } from '#lexicon/idioms.ts';
import { noPlaces } from '#lexicon/no-places.ts';
import { parseTable } from '#lexicon/notation.ts';
import { symbolFamilies } from '#lexicon/symbols/all.ts';
import { tables } from '#lexicon/tables.ts';
import { idiomActTable } from '#lexicon/told-idioms.ts';
import { twoSenseRows } from '#lexicon/two-senses/rows.ts';
import { readVerbs } from '#lexicon/verb-pairs.ts';
import type { Language } from '#text/language.ts';

/** One row of the whole lexicon, both languages side by side. */
export interface LexiconRow {
  /** What its words stand for. Of an idiom, `idiom`: its key names the table it would stand in. */
  readonly table: string;
  /** The key `-` only takes its words away. */
  readonly key: string;
  readonly fr: string;
  readonly en: string;
}

/** Every row of every table, symbols first. */
export const lexiconRows: readonly LexiconRow[] = [
  ...symbolFamilies
    .flatMap(({ concepts }) => concepts)
    .map(({ id, fr, en }): LexiconRow => ({ table: 'symbol', key: id, fr, en })),
  ...tables.flatMap(([table, domain]) => rowsOf(domain, table)),
  ...rowsOf('idiom', `${idiomTable}${figureTable}${emptyIdioms}${noPlaces}`),
];

const allActs = `${actionTable}${idiomActTable}`;

/** What is done and what things are made to be: read apart from the rest, by whoever tells deeds. */
const deedRows = [...rowsOf('action', allActs), ...verbRows(), ...rowsOf('change', changeTable)];

/** Verbs that the table of acts has not: each is read as the first act that has it. */
function verbRows(): LexiconRow[] {
  const known = { fr: new Set<string>(), en: new Set<string>() };
  const bare = (term: string) =>
    term
      .trim()
      .replace(/!+$|=|\/[nva]\b/g, '')
      .replace(/\+[^\s]+/g, '');
  for (const { fr, en } of parseTable(allActs)) {
    for (const term of fr.split(',')) known.fr.add(bare(term));
    for (const term of en.split(',')) known.en.add(bare(term));
  }
  const unknown = (terms: readonly string[], language: Language) =>
    terms
      .filter((term) => {
        const isNew = !known[language].has(bare(term));
        known[language].add(bare(term));
        return isNew;
      })
      .join(', ');
  return readVerbs().map(({ act, fr, en }) => ({
    table: 'action',
    key: act,
    fr: unknown(fr.terms, 'fr'),
    en: unknown(en.terms, 'en'),
  }));
}

function rowsOf(table: string, written: string): LexiconRow[] {
  return parseTable(written).map(({ key, fr, en }) => ({
    table,
    key,
    fr: blank(fr),
    en: blank(en),
  }));
}

/** A lone dash says that one language has no word of its own for the row. */
function blank(cell: string): string {
  return cell === '-' ? '' : cell;
}

/** One language of the lexicon as `lexicon/written.ts` reads it: `table|key|terms`, a row a line. */
export function columnOf(language: Language): string {
  return [...lexiconRows, ...deedRows, ...twoSenseRows]
    .map((row) => ({ ...row, terms: compact(row[language]) }))
    .filter(({ terms }) => terms !== '')
    .map(({ table, key, terms }) => `${table}|${key}|${terms}`)
    .join('\n');
}

function compact(terms: string): string {
  return terms
    .split(',')
    .map((term) => term.replace(/\s+/g, ' ').trim())
    .filter((term) => term !== '')
    .join(',');
}

/** FNV-1a over every written term: two analyses with one hash were made from the same words. */
export function hashOfWords(): string {
  let hash = 0x811c9dc5;
  const written = [...lexiconRows, ...deedRows, ...twoSenseRows]
    .map(({ table, key, fr, en }) => `${table}|${key}|${fr}|${en}`)
    .join('\n');
  for (let index = 0; index < written.length; index += 1) {
    hash = Math.imul(hash ^ written.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
