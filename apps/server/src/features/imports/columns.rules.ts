import {
  categories,
  cleanTags,
  dreamTypes,
  recalls,
  tagCountLimit,
  tagLimit,
  warnings,
} from '@reverie/contract/dreams.rules';
import type { ImportField } from '@reverie/contract/imports.rules';
import { countCharacters } from '@reverie/contract/text.rules';
import { type Order, readDate } from '#features/imports/dates.rules.ts';
import type { Column, Entry } from '#features/imports/rules.ts';

/** Names people and programs give to columns, without accents. Ours come first. */
const names: Record<ImportField, readonly string[]> = {
  date: ['nuit', 'night', 'date', 'jour', 'day', 'date du reve', 'dream date', 'date de la nuit'],
  moment: [
    'moment',
    'dreamedat',
    'dreamed at',
    'datetime',
    'timestamp',
    'creationdate',
    'horodatage',
  ],
  title: ['titre', 'title', 'nom', 'name', 'heading', 'sujet', 'subject'],
  text: [
    ...['recit', 'report', 'texte', 'text', 'recit complet', 'full account', 'dream text'],
    ...['description', 'dream report', 'body', 'entry', 'note', 'notes', 'journal', 'dream_text'],
  ],
  content: ['reve', 'dream', 'content', 'contenu', 'resume', 'summary'],
  tags: ['tags', 'tag', 'etiquettes', 'mots cles', 'keywords', 'labels', 'themes'],
  types: ['types', 'type'],
  category: ['categorie', 'category'],
  mood: ['humeur', 'mood'],
  lucidity: ['lucidite', 'lucidity', 'lucid', 'lucide'],
  vividness: ['vivacite', 'vividness', 'clarte', 'clarity'],
  sleepQuality: ['sommeil', 'sleep quality', 'sleep', 'qualite du sommeil', 'sleep_quality'],
  recall: ['souvenir', 'recall', 'rappel'],
  warnings: ['avertissements', 'warnings'],
  city: ['ville', 'city', 'lieu', 'location', 'place'],
  country: ['pays', 'country'],
  bedtime: ['coucher', 'bedtime', 'bed time', 'heure de coucher'],
  rising: ['lever', 'rising', 'rise_time', 'rise time', 'wake time', 'heure de lever', 'reveil'],
  awakenings: ['reveils', 'awakenings'],
  naps: ['siestes', 'naps'],
  dayNote: ['veille', 'day before', 'day note', 'note du jour'],
  moodBefore: ['humeur au coucher', 'mood before'],
  moodAfter: ['humeur au lever', 'mood after'],
  nightQuality: ['qualite de la nuit', 'night quality'],
  hadNoRecall: ['sans souvenir', 'no recall'],
};
const fields = Object.entries(names) as [ImportField, readonly string[]][];

/** What the columns of a table tell, by their names; each field once. */
export function guessColumns(headers: readonly string[]): Column[] {
  const taken = new Set<ImportField>();
  const columns = headers.map((name): Column => {
    const plain = plainOf(name);
    const found = fields.find(([field, known]) => !taken.has(field) && known.includes(plain));
    if (found) taken.add(found[0]);
    return { name, field: found?.[0] ?? null };
  });
  // A table with one column of words tells the dream there, whatever it calls it.
  if (taken.has('text') || !taken.has('content')) return columns;
  return columns.map((column) =>
    column.field === 'content' ? { ...column, field: 'text' } : column,
  );
}

function plainOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9_]+/g, ' ').trim();
}

type Row = { cells: readonly string[]; place: string };
export type Reading = { columns: readonly Column[]; order: Order };

/** What a row says of a field, as it is written. */
export function cellsOf(cells: readonly string[], columns: readonly Column[]) {
  return (field: ImportField) => {
    const at = columns.findIndex((column) => column.field === field);
    return at === -1 ? '' : withoutApostrophe(cells[at] ?? '');
  };
}

/** A row of a table as an entry. */
export function entryOfRow({ cells, place }: Row, { columns, order }: Reading): Entry {
  const cell = cellsOf(cells, columns);
  const told = (field: ImportField) => cell(field).trim();
  const date = readDate(told('date'), order);
  const moment = readDate(told('moment'), order);
  const content = told('content');
  return {
    place,
    title: told('title') || null,
    text: told('text'),
    content: content || null,
    night: date.night ?? moment.night,
    moment: moment.moment ?? date.moment,
    reasons: date.night ? date.reasons : moment.reasons,
    facts: {
      tags: tagsOf(told('tags').split(/[,;]/)),
      types: chosen(dreamTypes, told('types')),
      category: chosen(categories, told('category'))[0] ?? null,
      recall: chosen(recalls, told('recall'))[0] ?? null,
      ...warned(told('warnings')),
      mood: numberIn(told('mood'), -2, 2),
      lucidity: numberIn(told('lucidity'), 0, 10),
      vividness: numberIn(told('vividness'), 0, 10),
      sleepQuality: numberIn(told('sleepQuality'), 1, 5),
      ...placeOf(told('city'), told('country')),
    },
  };
}

export function placeOf(city: unknown, country: unknown) {
  const short = (name: unknown) =>
    typeof name === 'string' && name.trim() !== '' && countCharacters(name) <= 80
      ? name.trim()
      : null;
  return { city: short(city), country: short(country) };
}

export function warned(written: string) {
  const found = chosen(warnings, written);
  const real = found.filter((each) => each !== 'none' && each !== 'undeclared');
  const said = real.length > 0 ? real : found.slice(0, 1);
  return said.length > 0 ? { warnings: said } : {};
}

/** Tags as a dream takes them: short ones, and so many. */
export function tagsOf(written: readonly unknown[]): string[] {
  const texts = written
    .filter((tag) => typeof tag === 'string')
    .map((tag) => tag.replace(/^#/, ''));
  const short = cleanTags(texts).filter((tag) => countCharacters(tag) <= tagLimit);
  return short.slice(0, tagCountLimit);
}

export function chosen<T extends string>(known: readonly T[], written: string): T[] {
  const said = written
    .toLowerCase()
    .split(/[,;]/)
    .map((word) => word.trim());
  return known.filter((each) => said.includes(each));
}

/** A whole number within its scale; a yes to lucidity is a high one. */
export function numberIn(written: string, least: number, most: number): number | null {
  if (/^(yes|oui|true|vrai)$/i.test(written)) return most >= 10 ? 8 : null;
  if (!/^-?\d+(?:[.,]\d+)?$/.test(written)) return null;
  const number = Math.round(Number(written.replace(',', '.')));
  return number >= least && number <= most ? number : null;
}

/** What an export wrote before a text that begins as a formula does. */
function withoutApostrophe(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
