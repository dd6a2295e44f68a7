import { tagKey } from '@reverie/contract/dreams.rules';
import type { Journal, JournalQuery, JournalReturned } from '@reverie/contract/journal';
import { excerptLimit } from '@reverie/contract/journal.rules';
import { nightAfter } from '@reverie/contract/nights.rules';
import { findTerms, symbolConcepts } from '@reverie/oneirology';
import type { Counted } from '#features/journal/queries.ts';
import { type Facet, personFacet, type Tallied } from '#features/journal-index/service.ts';

const concepts = new Map(symbolConcepts.map((concept) => [concept.id, concept]));

/** The first night and the last one a calendar names. */
const always = { from: '0001-01-01', to: '9999-12-31' };

/** The nights a query asks about; null where there are none. */
export function spanOf({ from, to, night }: JournalQuery): { from: string; to: string } | null {
  const first = [from, night].reduce<string>((a, b) => (b && b > a ? b : a), always.from);
  const last = [to, night].reduce<string>((a, b) => (b && b < a ? b : a), always.to);
  return first <= last ? { from: first, to: last } : null;
}

export function facetsAsked(query: JournalQuery, isTold: boolean): Facet[] {
  const { feeling, symbol, person, place, type, tag, visibility, lucid, painted } = query;
  return [
    ...(feeling ? [{ kind: 'feeling', value: feeling } as const] : []),
    ...(symbol ? [{ kind: 'symbol', value: tagKey(symbol) } as const] : []),
    ...(person && !isTold ? [personFacet(person)] : []),
    ...(place ? [{ kind: 'place', value: tagKey(place) } as const] : []),
    ...(type ? [{ kind: 'type', value: type } as const] : []),
    ...(tag ? [{ kind: 'tag', value: tagKey(tag) } as const] : []),
    ...(visibility ? [{ kind: 'visibility', value: visibility } as const] : []),
    ...(lucid ? [{ kind: 'lucid', value: lucid } as const] : []),
    ...(painted ? [{ kind: 'painted', value: painted } as const] : []),
  ];
}

/** The month after one: `2026-11-01` → `2026-12-01`. */
function monthEnd(month: string): string {
  const next = new Date(`${month}T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return nightAfter(next.toISOString().slice(0, 10), -1);
}

/** The month in which the row after `skip` others lies, and how many of them lie before it. */
export function monthAt(
  months: readonly Counted[],
  skip: number,
): { from: string; to: string; before: number } | null {
  let before = 0;
  for (const { at, dreams } of months) {
    if (before + dreams > skip) return { from: at, to: monthEnd(at), before };
    before += dreams;
  }
  return null;
}

type Text = { field: Journal['hits'][number]['field']; text: string };
type Range = { start: number; end: number };
type Lit = Pick<Journal['hits'][number], 'excerpt' | 'lit'>;

/** The beginning of a text that was found by a name it does not say itself. */
export function unlit(text: string): Lit {
  const cut = text.slice(0, excerptLimit);
  return { excerpt: cut === text ? text : `${cut.replace(/\s+\S*$/, '')} …`, lit: [] };
}

/** Where words stand in a text: an excerpt around the first of them. Null where they do not. */
export function litExcerpt(text: string, stems: ReadonlySet<string>): Lit | null {
  const ranges = findTerms(text, (term) => stems.has(term));
  return ranges.length > 0 ? excerptOf(text, ranges) : null;
}

function excerptOf(text: string, ranges: readonly Range[]): Lit {
  const isShort = text.length <= excerptLimit;
  const first = ranges[0] ?? { start: 0, end: 0 };
  const start = isShort ? 0 : wordStart(text, first.start - excerptLimit / 3);
  const end = isShort ? text.length : wordEnd(text, Math.max(start + excerptLimit, first.end));
  const opening = start > 0 ? '… ' : '';
  const shift = opening.length - start;
  return {
    excerpt: `${opening}${text.slice(start, end)}${end < text.length ? ' …' : ''}`,
    lit: ranges
      .filter((range) => range.start >= start && range.end <= end)
      .map((range) => ({ start: range.start + shift, end: range.end + shift })),
  };
}

/** The place where a word begins, not before that one. */
function wordStart(text: string, place: number): number {
  if (place <= 0) return 0;
  const next = text.slice(Math.floor(place)).search(/\s\S/u);
  return next < 0 ? 0 : Math.floor(place) + next + 1;
}

function wordEnd(text: string, place: number): number {
  if (place >= text.length) return text.length;
  const last = text.slice(0, place).search(/\s\S*$/u);
  return last <= 0 ? place : Math.max(last, 0);
}

/**
 * Where a dream was found: each word in the first of its texts that has it, so that a word of its
 * report is shown there and one of its title too.
 */
export function hitsOf(
  dreamId: string,
  texts: readonly Text[],
  words: readonly (readonly string[])[],
): Journal['hits'] {
  const hits: Journal['hits'] = [];
  const every = new Set(words.flat());
  let open = words.map((stems) => new Set(stems));
  for (const { field, text } of texts) {
    if (open.length === 0) return hits;
    // Each text is taken apart once: which stems it has comes with where they stand.
    const here = new Set<string>();
    const ranges = findTerms(text, (term) => every.has(term) && Boolean(here.add(term)));
    const left = open.filter((stems) => [...here].every((stem) => !stems.has(stem)));
    if (left.length < open.length) hits.push({ dreamId, field, ...excerptOf(text, ranges) });
    open = left;
  }
  return hits;
}

/**
 * How many words of a query a text spells as it was typed, accents and all: « mer » is not « mère »,
 * though a search for one finds the other.
 */
export function spelled(q: string, texts: readonly string[]): number {
  const wanted = wordsAsWritten(q);
  const here = wordsAsWritten(texts.join('\n'));
  // The last one may be a beginning; others may bear an ending.
  return wanted.filter((word) => here.some((each) => each.startsWith(word))).length;
}

function wordsAsWritten(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLocaleLowerCase('fr')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Shown of what came back in a moon. */
const returnedAtMost = 6;

/** What two dreams at least mention, the most met first. */
export function returnedIn(all: readonly Tallied[]): JournalReturned {
  const persons = new Set(
    all.flatMap(({ kind, value, dreams }) =>
      kind === 'person' && dreams > 1 ? [value.toLowerCase()] : [],
    ),
  );
  const returned = all
    .flatMap(({ kind, value: key, dreams, possible }) => {
      if ((kind !== 'symbol' && kind !== 'person') || dreams < 2) return [];
      const concept = kind === 'symbol' ? concepts.get(key) : null;
      if (concept === undefined) return [];
      const label = concept?.label ?? null;
      // A grandmother is read as somebody and as a symbol: she came back once.
      const names = label ? [label.fr, label.en] : [];
      if (names.some((name) => persons.has(name.toLowerCase()))) return [];
      return [{ kind, key, label, dreams, possible }];
    })
    .sort((a, b) => b.dreams - a.dreams || b.possible - a.possible || a.key.localeCompare(b.key))
    .slice(0, returnedAtMost);
  return { dreams: all.find(({ kind }) => kind === 'read')?.dreams ?? 0, returned };
}
