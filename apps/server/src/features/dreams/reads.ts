import type { Dream, DreamList, DreamSearch, DreamsBeside } from '@reverie/contract/dreams';
import {
  type Avoided,
  type Avoiding,
  avoidedIn,
  avoidingReach,
  type DreamReader,
  type WarnedFilter,
} from '@reverie/contract/dreams.rules';
import {
  maySee,
  ownerScope,
  ownScopes,
  scopesOf,
  sharedScopesOf,
  strangerTo,
} from '#features/dreams/policy.ts';
import * as queries from '#features/dreams/queries.ts';
import { countsOf, presentDream, presentNeighbour } from '#features/dreams/rules.ts';
import { trulyOf } from '#features/dreams/table.ts';
import type { Search } from '#features/search/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demand } from '#platform/http/verdict.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';
import type { Seal } from '#platform/seal/seal.ts';

type Page = { page: number; pageSize: number; warned?: WarnedFilter } & Avoiding;

type InCommunity = {
  /** Places of what is shared there, in the order it is shown. */
  places: readonly number[];
  dreamers: readonly string[];
  q: string | undefined;
  tag: string | undefined;
  page: number;
  pageSize: number;
} & Avoiding;

export type ReadParts = { database: Database; clock: Clock; search: Search; seal: Seal };

/** Dreams as a viewer meets them: what the viewer may not see is in no answer. */
export function createReads({ database, clock, search, seal }: ReadParts) {
  const findPage = queries.prepareList(database.read);
  const seen = queries.prepareSeen(database.read);

  /** The dream as one viewer meets it; only its owner's copy opens the report. */
  function present(principal: Principal | null, row: queries.SeenDream): Dream {
    return presentDream(principal, row, { seal, now: clock.now() });
  }

  /** Refuses what the viewer may not see, as if it did not exist. */
  async function find(
    principal: Principal | null,
    id: string,
    db: Db = database.read,
  ): Promise<queries.SeenDream> {
    const row = await seen.find(db, { id, viewerId: principal?.userId ?? null });
    if (!row) throw new Problem('not_found');
    demand(maySee(principal, row));
    return row;
  }

  /** Of a page of places, in that order, what is within the scopes. */
  async function show(
    principal: Principal | null,
    { seqs, scopes, apart }: { seqs: readonly number[]; scopes: readonly Scope[]; apart: string[] },
  ): Promise<Dream[]> {
    const viewerId = principal?.userId ?? null;
    const rows = await seen.at(database.read, { seqs, scopes, viewerId, apart });
    const rowAt = new Map(rows.map((row) => [row.seq, row]));
    return seqs.flatMap((seq) => {
      const row = rowAt.get(seq);
      return row ? [present(principal, row)] : [];
    });
  }

  /** The newest of a viewer's scopes but for what is avoided: among the newest `avoidingReach`. */
  async function listWithout(
    principal: Principal | null,
    { page, pageSize, warned }: Page,
    avoided: Avoided,
  ): Promise<DreamList> {
    const scopes = scopesOf(principal, warned);
    const newest = await queries.newestIn(database.read, { scopes, limit: avoidingReach });
    const { apart } = viewerOf(principal);
    const seqs = await search.leaveOut(scopes, newest, { avoided, apart });
    const shown = seqs.slice((page - 1) * pageSize, page * pageSize);
    return {
      totalCount: seqs.length,
      dreams: await show(principal, { seqs: shown, scopes, apart: [...apart] }),
    };
  }

  return {
    present,

    /** The dream a viewer asks about, for features that show something of it. */
    find,

    /** How often it was liked, read and commented on, as its readers are told. */
    countsOf: (row: queries.SeenDream) => countsOf(row, clock.now()),

    async list(principal: Principal | null, asked: Page): Promise<DreamList> {
      const { page, pageSize, warned } = asked;
      const avoided = avoidedIn(asked);
      if (avoided) return listWithout(principal, asked, avoided);
      const { rows, totalCount } = await findPage({
        scopes: scopesOf(principal, warned),
        ...viewerOf(principal),
        skip: (page - 1) * pageSize,
        take: pageSize,
      });
      return { totalCount, dreams: rows.map((row) => present(principal, row)) };
    },

    /** What one dreamer published, as far as this viewer may meet it; nothing else is counted. */
    async publishedBy(
      principal: Principal | null,
      ownerId: string,
      { page, pageSize, warned }: Page,
    ): Promise<DreamList> {
      const by = { ownerId, scopes: sharedScopesOf(principal, warned) };
      const part = { skip: (page - 1) * pageSize, take: pageSize };
      const viewerId = principal?.userId ?? null;
      const [rows, totalCount] = await Promise.all([
        queries.publishedBy(database.read, { ...by, ...part, viewerId }),
        queries.countPublishedBy(database.read, by),
      ]);
      return { totalCount, dreams: rows.map((row) => present(principal, row)) };
    },

    async search(
      principal: Principal | null,
      { q, page, pageSize, warned, ...avoiding }: Page & { q: string },
    ): Promise<DreamSearch> {
      const scopes = scopesOf(principal, warned);
      const found = await search.find(scopes, q);
      const viewer = viewerOf(principal);
      const { isExact } = found;
      const leftOut = { avoided: avoidedIn(avoiding), apart: viewer.apart };
      const seqs = await search.leaveOut(scopes, found.seqs, leftOut);
      const rows = await seen.at(database.read, {
        seqs: seqs.slice((page - 1) * pageSize, page * pageSize),
        scopes,
        ...viewer,
      });
      return {
        totalCount: seqs.length,
        isTotalExact: isExact,
        dreams: rows.map((row) => present(principal, row)),
      };
    },

    /** Dreams by their places, in that order; places that are not within the scopes are left out. */
    async at(
      principal: Principal | null,
      seqs: readonly number[],
      scopes: readonly Scope[],
    ): Promise<Dream[]> {
      return show(principal, { seqs, scopes, apart: [...viewerOf(principal).apart] });
    },

    /** Of the same dreamer's nights, those before and after; nobody is led to a warning unasked. */
    async beside(principal: Principal | null, id: string): Promise<DreamsBeside> {
      const { ownerId, night, seq, communityId } = await find(principal, id);
      const isOwn = principal?.userId === ownerId;
      // Dreams of accounts that are gone have one name, and not one dreamer; a pseudonym hides its own.
      const isHidden = ownerId === nobodyId || (communityId !== null && !isOwn);
      if (isHidden) return { before: null, after: null };
      const scopes = isOwn ? ownScopes(ownerId) : sharedScopesOf(principal, 'without');
      const at = { ownerId, night, seq, scopes };
      const [before, after] = await Promise.all(
        (['before', 'after'] as const).map((side) =>
          queries.findBeside(database.read, { ...at, side }),
        ),
      );
      const presented = (row: queries.NeighbourRow | null = null) =>
        row && presentNeighbour(isOwn ? trulyOf(seal, row) : row);
      return { before: presented(before), after: presented(after) };
    },

    /** A page of what is shared in a community, in that order, with every word of `q` where there is one. */
    async inCommunity(
      principal: Principal,
      { places, dreamers, q, tag, page, pageSize, ...avoiding }: InCommunity,
    ): Promise<DreamList> {
      // They are found among their dreamers' own: no other list meets them.
      const scopes = dreamers.map(ownerScope);
      const found = q === undefined ? null : await search.find(scopes, q, places);
      const kept = found && new Set(found.seqs);
      const avoided = avoidedIn(avoiding);
      let seqs = kept ? places.filter((seq) => kept.has(seq)) : [...places];
      if (tag !== undefined) seqs = await search.onlyBearing(scopes, seqs, tag);
      // Nobody is kept apart there.
      if (avoided) seqs = await search.leaveOut(scopes, seqs, { avoided, apart: [] });
      const shown = seqs.slice((page - 1) * pageSize, page * pageSize);
      const dreams = await show(principal, { seqs: shown, scopes, apart: [] });
      return { totalCount: seqs.length, dreams };
    },

    /** Who reads: the caller, or whom a dreamer asks to see their own dream as. Nobody else may ask. */
    async readerOf(
      principal: Principal | null,
      id: string,
      as: DreamReader | undefined,
    ): Promise<Principal | null> {
      if (as === undefined) return principal;
      const dream = await find(principal, id);
      if (principal?.userId !== dream.ownerId) throw new Problem('not_found');
      return strangerTo(principal, dream, as);
    },

    async get(principal: Principal | null, id: string): Promise<Dream> {
      return present(principal, await find(principal, id));
    },
  };
}

function viewerOf(principal: Principal | null) {
  return { viewerId: principal?.userId ?? null, apart: principal?.apart ?? [] };
}
