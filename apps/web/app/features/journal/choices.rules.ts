import { dreamTypes, visibilities } from '@reverie/contract/dreams.rules';
import { journalFilters, journalOrders } from '@reverie/contract/journal.rules';
import { isStorable } from '@reverie/contract/text.rules';

export const views = ['wall', 'frieze', 'year', 'list'] as const;
export type View = (typeof views)[number];

export const feelings = ['happiness', 'sadness', 'anger', 'apprehension', 'confusion'] as const;

export const filterNames = [...journalFilters, 'from', 'to', 'night'] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** What a dreamer asks of their journal, as its address says it. */
export type Choices = {
  view: View;
  q: string;
  filters: Filters;
  sort: (typeof journalOrders)[number];
  page: number;
  /** Any night of the moon that is looked at. */
  moon: string | null;
  year: number | null;
};

const known: Partial<Record<FilterName, readonly string[]>> = {
  feeling: feelings,
  type: dreamTypes,
  visibility: visibilities,
  lucid: ['yes', 'no'],
  painted: ['yes', 'no'],
};
const longest: Partial<Record<FilterName, number>> = { tag: 30 };
const dated: readonly FilterName[] = ['from', 'to', 'night'];

export function isNight(text: string | null): text is string {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) && text > '0001-01-31';
}

/** Reads an address. What it says that is no choice here is left out: the page still stands. */
export function readChoices(search: URLSearchParams): Choices {
  const filters: Filters = {};
  for (const name of filterNames) {
    const value = filterIn(name, search.get(name));
    if (value) filters[name] = value;
  }
  const page = search.get('page') ?? '';
  const year = search.get('year') ?? '';
  const moon = search.get('moon');
  return {
    view: views.find((each) => each === search.get('view')) ?? 'wall',
    q: (search.get('q') ?? '').trim().slice(0, 200),
    filters,
    sort: journalOrders.find((each) => each === search.get('sort')) ?? 'newest',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    moon: isNight(moon) ? moon : null,
    year: /^[1-9]\d{3}$/.test(year) ? Number(year) : null,
  };
}

function filterIn(name: FilterName, typed: string | null): string | null {
  const value = (typed ?? '').trim();
  if (dated.includes(name)) return isNight(value) ? value : null;
  const among = known[name];
  if (among) return among.find((each) => each === value) ?? null;
  return value.length <= (longest[name] ?? 80) && isStorable(value) ? value : null;
}

/** The address of choices; what is as usual is not said. */
export function pathOf({ view, q, filters, sort, page, moon, year }: Choices): string {
  const search = new URLSearchParams();
  if (view !== 'wall') search.set('view', view);
  if (q) search.set('q', q);
  for (const name of filterNames) if (filters[name]) search.set(name, filters[name]);
  if (sort !== 'newest') search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  if (moon) search.set('moon', moon);
  if (year) search.set('year', String(year));
  const written = search.toString();
  return written === '' ? '/journal' : `/journal?${written}`;
}

/** Whether the page is a list: searched, filtered, or asked for as one. */
export function isList({ view, q, filters }: Choices): boolean {
  return view === 'list' || q !== '' || Object.keys(filters).length > 0;
}

export const nothingChosen: Choices = {
  ...{ view: 'wall', q: '', filters: {}, sort: 'newest' },
  ...{ page: 1, moon: null, year: null },
};
