import type { Dream } from '@reverie/contract/dreams';
import { pageSizeLimit, type WarnedFilter } from '@reverie/contract/dreams.rules';
import type { Client } from '@reverie/sdk';
import { type Avoiding, askedOf } from '#reader/avoiding.rules.ts';

export type DreamPage = {
  dreams: Dream[];
  totalCount: number;
  isTotalExact: boolean;
};

export const pageSize = 20;

/** Pages a list can be come back to at once. */
export const pagesLimit = 25;

/** What a list shows: everything or what holds some words, with or without warned dreams. */
export type Asked = { query: string; warned: WarnedFilter } & Avoiding;
type Wanted = Asked & { page?: number; size?: number };

/** A page of the dreams this viewer may see: all, or those that hold every word of the query. */
export async function listDreams(
  api: Client,
  { query, warned, page = 1, size = pageSize, ...avoiding }: Wanted,
): Promise<DreamPage> {
  const wanted = { warned, page, pageSize: size, ...askedOf(avoiding) };
  if (query !== '') return api.dreams.search({ q: query, ...wanted });
  return { ...(await api.dreams.list(wanted)), isTotalExact: true };
}

/** The first pages of a list as one, for a reader who comes back to it. */
export async function listPages(api: Client, asked: Asked & { pages: number }): Promise<DreamPage> {
  const size = Math.min(asked.pages * pageSize, pageSizeLimit);
  const calls = Math.ceil((asked.pages * pageSize) / size);
  const parts = await Promise.all(
    Array.from({ length: calls }, (_, part) => listDreams(api, { ...asked, page: part + 1, size })),
  );
  const [first] = parts;
  if (!first) throw new Error('a list has a first page');
  // A dream told between two calls pushes another onto the next part: each is shown once.
  const dreams = new Map(parts.flatMap((part) => part.dreams.map((dream) => [dream.id, dream])));
  return { ...first, dreams: [...dreams.values()] };
}
