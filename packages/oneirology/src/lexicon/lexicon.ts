import { figureTable } from '#lexicon/figures.ts';
import { emptyIdioms, idiomTable } from '#lexicon/idioms.ts';
import { FormIndex } from '#lexicon/index-of-forms.ts';
import type { LexiconMeaning } from '#lexicon/meanings.ts';
import { parseTable } from '#lexicon/notation.ts';
import { symbolFamilies } from '#lexicon/symbols/all.ts';
import { swallow } from '#lexicon/symbols/family.ts';
import { decodeIdiom, tables } from '#lexicon/tables.ts';
import type { Language } from '#text/language.ts';

/** One row of the whole lexicon. Without a meaning, the row only takes its words away. */
export interface LexiconRow {
  readonly domain: LexiconMeaning['domain'] | 'idiom';
  readonly key: string;
  readonly meaning: LexiconMeaning | undefined;
  readonly fr: string;
  readonly en: string;
  /** Whether its terms take their words away from every other table. */
  readonly isIdiom?: boolean;
}

/** Every row of every table, symbols first. */
export const lexiconRows: readonly LexiconRow[] = readRows();

function readRows(): LexiconRow[] {
  const symbols = symbolFamilies
    .flatMap((family) => family.concepts)
    .map((value): LexiconRow => {
      const meaning: LexiconMeaning = { domain: 'symbol', value };
      const { id: key, fr, en } = value;
      return { domain: 'symbol', key, meaning: key === swallow ? undefined : meaning, fr, en };
    });
  const others = tables.flatMap(([table, domain, decode]) =>
    parseTable(table).map(({ key, fr, en }): LexiconRow => {
      const meaning = key === swallow ? undefined : decode(key.split(' '));
      return { domain, key, meaning, fr: blank(fr), en: blank(en) };
    }),
  );
  const idioms = parseTable(`${idiomTable}${figureTable}${emptyIdioms}`).map(
    ({ key, fr, en }): LexiconRow => {
      const meaning = key === swallow ? undefined : decodeIdiom(key.split(' '));
      return { domain: meaning?.domain ?? 'idiom', key, meaning, fr, en, isIdiom: true };
    },
  );
  return [...symbols, ...others, ...idioms];
}

/** A lone dash says that one language has no word of its own for the row. */
function blank(cell: string): string {
  return cell === '-' ? '' : cell;
}

const misfortune = 'event-misfortune';

/**
 * What befalls somebody and how striving ends may be told in the same words: `couldn't open` is both,
 * and neither may take them from the other.
 */
function lanesOf({ domain, meaning }: LexiconRow): readonly string[] {
  if (domain !== 'event') return [domain];
  if (meaning === undefined) return [domain, misfortune];
  const isMisfortune = meaning.domain === 'event' && meaning.value.kind === 'misfortune';
  return [isMisfortune ? misfortune : domain];
}

const indexes = new Map<Language, FormIndex<LexiconMeaning>>();

/** The lexicon of a language, expanded into forms when that language is first read. */
export function lexiconOf(language: Language): FormIndex<LexiconMeaning> {
  const ready = indexes.get(language);
  if (ready !== undefined) return ready;
  const index = new FormIndex<LexiconMeaning>(language);
  for (const row of lexiconRows) {
    for (const lane of lanesOf(row)) index.add(lane, row.meaning, row[language], row.isIdiom);
  }
  indexes.set(language, index);
  return index;
}

/** FNV-1a over every written term: two analyses with one hash were made from the same words. */
export function lexiconHash(): string {
  let hash = 0x811c9dc5;
  const written = lexiconRows
    .map(({ domain, key, fr, en }) => `${domain}|${key}|${fr}|${en}`)
    .join('\n');
  for (let index = 0; index < written.length; index += 1) {
    hash = Math.imul(hash ^ written.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(16).padStart(8, '0');
}
