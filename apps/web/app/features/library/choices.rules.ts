import {
  type Category,
  categories,
  type DreamType,
  dreamTypes,
  tagLimit,
  type WarnedFilter,
  warnedFilters,
} from '@reverie/contract/dreams.rules';
import {
  type LibrarySort,
  librarySorts,
  type Period,
  periods,
} from '@reverie/contract/library.rules';
import { countCharacters, isStorable } from '@reverie/contract/text.rules';
import { type Lead, leads, type Rooming, roomings } from '#features/library/rooms.rules.ts';
import { type Avoiding, avoidsNothing, readAvoiding } from '#reader/avoiding.rules.ts';

/** What a reader asks of the library, as its address says it. */
export type Choices = Avoiding & {
  q: string;
  /** Empty where none is asked for. */
  tag: string;
  category: Category | null;
  type: DreamType | null;
  period: Period | null;
  sort: LibrarySort;
  /** Null: as this reader prefers. */
  warned: WarnedFilter | null;
  rooms: Rooming;
  /** Whose words hang first; null: those of the reader's language. */
  lead: Lead | null;
  page: number;
};

export const noChoices: Choices = {
  q: '',
  tag: '',
  category: null,
  type: null,
  period: null,
  sort: 'recent',
  warned: null,
  ...avoidsNothing,
  rooms: 'moon',
  lead: null,
  page: 1,
};

const queryLimit = 200;

function oneOf<T extends string>(known: readonly T[], value: string | null): T | null {
  return known.find((each) => each === value) ?? null;
}

function tagIn(typed: string): string {
  const tag = typed.trim();
  return isStorable(tag) && countCharacters(tag) <= tagLimit ? tag : '';
}

/** Reads an address. What it says that is no choice here is left out: the page still stands. */
export function readChoices(search: URLSearchParams): Choices {
  const type = search.get('type');
  const page = search.get('page') ?? '';
  return {
    q: (search.get('q') ?? '').trim().slice(0, queryLimit),
    tag: tagIn(search.get('tag') ?? ''),
    category: oneOf(categories, search.get('category')),
    type: oneOf(dreamTypes, type === 'premonitory' ? 'prophetic' : type),
    period: oneOf(periods, search.get('period')),
    sort: oneOf(librarySorts, search.get('sort')) ?? 'recent',
    warned: oneOf(warnedFilters, search.get('warned')),
    ...readAvoiding(search),
    rooms: oneOf(roomings, search.get('rooms')) ?? 'moon',
    lead: oneOf(leads, search.get('lead')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The query of an address; what is as usual is not said. Begins with `?`, or is empty. */
export function queryOf(choices: Choices): string {
  const search = new URLSearchParams();
  const { page, sort, rooms, ...named } = choices;
  for (const [name, value] of Object.entries(named)) if (value) search.set(name, value);
  if (sort !== 'recent') search.set('sort', sort);
  if (rooms !== 'moon') search.set('rooms', rooms);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
}

/** Where a changed choice leads: to the first page of what it finds. */
export function pathWith(choices: Choices, change: Partial<Choices>): string {
  // Other rooms hang the same page anew.
  const page = 'rooms' in change ? choices.page : 1;
  return `/dreams${queryOf({ ...choices, page, ...change })}`;
}

/** Whether anything narrows or reorders what the library shows first. */
export function isChosen({ sort, rooms: _, lead: __, page: ___, ...named }: Choices): boolean {
  return sort !== 'recent' || Object.values(named).some(Boolean);
}
