import { avoidedIn, type DreamLanguage, type WarnedFilter } from '@reverie/contract/dreams.rules';
import type {
  FeaturedDreams,
  LibraryAddresses,
  LibraryPage,
  LibraryQuery,
  LibraryStatistics,
} from '@reverie/contract/library';
import { addressPageSize, featuredLimit, rankingLimit } from '@reverie/contract/library.rules';
import type { Dreams } from '#features/dreams/service.ts';
import * as queries from '#features/library/queries.ts';
import {
  type Choice,
  facetOf,
  onePerDreamer,
  pagesOf,
  sidesOf,
  splitPart,
  startOf,
} from '#features/library/rules.ts';
import type { Search } from '#features/search/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/principal.ts';
import type { Scope } from '#platform/scope.ts';

export type LibraryParts = {
  database: Database;
  clock: Clock;
  dreams: Dreams;
  search: Search;
  /** Whose dreams a viewer meets on the shelves. */
  sharedScopesOf: (viewer: { userId: string } | null, warned?: WarnedFilter) => Scope[];
};

export type Library = ReturnType<typeof createLibrary>;

const hour = 3_600_000;

export function createLibrary(parts: LibraryParts) {
  const { database, clock, dreams, search, sharedScopesOf } = parts;
  const everybody = sharedScopesOf(null);
  /** Which dreams hang this hour, by facet. Whether they may still be seen is asked every time. */
  let hung = { hour: 0, places: new Map<string, number[]>() };

  /** Where the reader's choices begin, or null where nothing was told since. */
  async function shelfOf(principal: Principal | null, query: LibraryQuery) {
    const { period, timeZone, warned } = query;
    const from = period
      ? await queries.firstSince(database.read, startOf(period, clock.now(), timeZone))
      : 0;
    return from === null
      ? null
      : { scopes: sharedScopesOf(principal, warned), facet: facetOf(query), from };
  }

  type Sought = Pick<LibraryQuery, 'sort' | 'first'> & { q: string; tag: string };

  /**
   * Those of a shelf that bear the tag, if one is sought, and hold the words, if any are; where
   * neither is, as much of it as a ranking has.
   */
  async function findOn(shelf: queries.Shelf, { q, tag, sort, first }: Sought) {
    if (tag === '' && q === '') {
      const part = { skip: 0, take: rankingLimit };
      const seqs =
        sort === 'recent'
          ? await newestLed(shelf, part, first)
          : await queries.bestOf(database.read, shelf, { ...part, sort });
      return { seqs, isExact: seqs.length < rankingLimit };
    }
    if (tag === '') return findWords(shelf, { q, sort });
    const tagged = await search.bearing(shelf.scopes, tag);
    const held = q === '' ? tagged : await search.find(shelf.scopes, q, tagged.seqs);
    const seqs = await queries.onlyOf(database.read, shelf, { seqs: held.seqs, sort });
    return { seqs, isExact: tagged.isExact };
  }

  /** A shelf no longer than a ranking is searched whole; of a longer one, what search weighs. */
  async function findWords(shelf: queries.Shelf, { q, sort }: Pick<Sought, 'q' | 'sort'>) {
    const total = await queries.countShelf(database.read, shelf);
    const among =
      total <= rankingLimit
        ? await queries.newestOf(database.read, shelf, { skip: 0, take: rankingLimit })
        : undefined;
    const { seqs, isExact } = await search.find(shelf.scopes, q, among);
    return { seqs: await queries.onlyOf(database.read, shelf, { seqs, sort }), isExact };
  }

  /** The newest of a shelf: those of a reader's language first, where one is named. */
  async function newestLed(shelf: queries.Shelf, part: queries.Part, first?: DreamLanguage) {
    if (!first) return queries.newestOf(database.read, shelf, part);
    const [led, rest] = sidesOf(shelf.facet, first).map((facet) => ({ ...shelf, facet }));
    if (!led || !rest) return [];
    const [ofLed, ofRest] = splitPart(part, await queries.countShelf(database.read, led));
    return [
      ...(ofLed.take > 0 ? await queries.newestOf(database.read, led, ofLed) : []),
      ...(ofRest.take > 0 ? await queries.newestOf(database.read, rest, ofRest) : []),
    ];
  }

  return {
    /** A page of the shelves. What a viewer may not see is in no page and no total. */
    async browse(principal: Principal | null, query: LibraryQuery): Promise<LibraryPage> {
      const { page, pageSize, sort } = query;
      const q = query.q?.trim() ?? '';
      const tag = query.tag?.trim() ?? '';
      const shelf = await shelfOf(principal, query);
      if (!shelf) return { dreams: [], totalCount: 0, isTotalExact: true, pageCount: 0 };
      const skip = (page - 1) * pageSize;

      async function show(seqs: number[], totalCount: number, isTotalExact = true) {
        return {
          dreams: await dreams.at(principal, seqs, shelf?.scopes ?? []),
          totalCount,
          isTotalExact,
          pageCount: pagesOf(totalCount, pageSize, sort),
        };
      }

      const avoided = avoidedIn(query);
      if (q !== '' || tag !== '' || avoided) {
        const found = await findOn(shelf, { q, tag, sort, first: query.first });
        const { isExact } = found;
        const leftOut = { avoided, apart: principal?.apart ?? [] };
        const seqs = await search.leaveOut(shelf.scopes, found.seqs, leftOut);
        return show(seqs.slice(skip, skip + pageSize), seqs.length, isExact);
      }
      const total = await queries.countShelf(database.read, shelf);
      const end = sort === 'recent' ? total : Math.min(total, rankingLimit);
      const take = Math.min(pageSize, end - skip);
      if (take <= 0) return show([], total);
      const part = { skip, take };
      const seqs =
        sort === 'recent'
          ? await newestLed(shelf, part, query.first)
          : await queries.bestOf(database.read, shelf, { ...part, sort });
      return show(seqs, total);
    },

    /**
     * Painted dreams everybody may see, the warmest of the hour first and one of each dreamer
     * before a second of any; those told in the reader's language come before all others. The choice
     * holds for the hour, as far as its dreams stay shared.
     */
    async featured(
      principal: Principal | null,
      {
        limit,
        language,
        ...choice
      }: Choice & { limit: number; language?: DreamLanguage | undefined },
    ): Promise<FeaturedDreams> {
      const now = Math.floor(clock.now().getTime() / hour);
      if (hung.hour !== now) hung = { hour: now, places: new Map() };
      const facet = facetOf(choice);
      const show = async (seqs: readonly number[]) =>
        (await dreams.at(principal, seqs, everybody)).filter(({ image }) => image !== null);

      const place = `${facet} ${language ?? ''}`;
      const kept = await show(hung.places.get(place) ?? []);
      if (kept.length >= limit) return { dreams: kept.slice(0, limit) };
      const shelf = { scopes: everybody, facet, from: 0 };
      const painted = await queries.paintedOf(database.read, shelf, {
        limit: featuredLimit * 2,
        language,
      });
      const isFirst = (each: { language: DreamLanguage | null }) => each.language === language;
      const chosen = [
        ...onePerDreamer(painted.filter(isFirst)),
        ...onePerDreamer(painted.filter((each) => !isFirst(each))),
      ].map(({ seq }) => seq);
      hung.places.set(place, chosen);
      return { dreams: (await show(chosen)).slice(0, limit) };
    },

    async statistics(): Promise<LibraryStatistics> {
      return queries.readTotals(database.read);
    },

    /** Of what everybody may read, for every caller: search engines come as strangers. */
    async addresses(page: number): Promise<LibraryAddresses> {
      const shelf = { scopes: everybody, facet: facetOf({}), from: 0 };
      const total = await queries.countShelf(database.read, shelf);
      const pageCount = pagesOf(total, addressPageSize, 'recent');
      if (page > pageCount) return { dreams: [], pageCount };
      const part = { skip: (page - 1) * addressPageSize, take: addressPageSize };
      const seqs = await queries.newestOf(database.read, shelf, part);
      return { dreams: await queries.addressesAt(database.read, seqs, everybody), pageCount };
    },
  };
}
