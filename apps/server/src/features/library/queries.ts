import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import { type LibrarySort, rankingLimit } from '@reverie/contract/library.rules';
import { type SQL, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { dreamFacets, facetCounts, libraryTotals } from '#features/shelving/table.ts';
import { numberArray, textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import { type CountedList, findPageStart, totalOf } from '#platform/db/paging.ts';
import type { Scope } from '#platform/scope.ts';

/** A shelf of the library: the dreams of some scopes under one facet, from one place on. */
export type Shelf = { scopes: readonly Scope[]; facet: string; from: number };

export type Part = { skip: number; take: number };

type Ranking = Exclude<LibrarySort, 'recent'>;
const weights = {
  popular: sql.raw('heat'),
  discussed: sql.raw('comments'),
  analyzed: sql.raw('readings'),
} as const;

function places(rows: readonly { seq: string }[]): number[] {
  return rows.map(({ seq }) => Number(seq));
}

/** The place of the first dream told since a moment, or null where there is none. */
export async function firstSince(db: Db, moment: Date): Promise<number | null> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    select seq from ${dreams} where created_at >= ${moment.toISOString()}::timestamptz
    order by created_at, seq limit 1`);
  return rows[0] ? Number(rows[0].seq) : null;
}

function countedBy({ scopes, facet }: Omit<Shelf, 'from'>): CountedList {
  const of = sql`scope = any(${textArray(scopes)}) and facet = ${facet}`;
  return { counts: facetCounts, of };
}

/** How many dreams a shelf holds: whole buckets, and at most 256 rows where it begins. */
export async function countShelf(db: Db, { scopes, facet, from }: Shelf): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    from === 0
      ? sql`select ${totalOf(countedBy({ scopes, facet }))} as total`
      : sql`
        select ((
          select coalesce(sum(dreams), 0) from ${facetCounts}
          where scope = any(${textArray(scopes)}) and facet = ${facet} and level = 1
            and bucket > ${from}::bigint >> 16
        ) + (
          select coalesce(sum(dreams), 0) from ${facetCounts}
          where scope = any(${textArray(scopes)}) and facet = ${facet} and level = 2
            and bucket > ${from}::bigint >> 8 and bucket < ((${from}::bigint >> 16) + 1) << 8
        ) + (
          select count(*) from ${dreamFacets}
          where scope = any(${textArray(scopes)}) and facet = ${facet}
            and seq >= ${from} and seq < ((${from}::bigint >> 8) + 1) << 8
        ))::integer as total`,
  );
  return rows[0]?.total ?? 0;
}

/** Places of the newest dreams of a shelf, after `skip` others, at the same cost at any depth. */
export async function newestOf(db: Db, shelf: Shelf, { skip, take }: Part): Promise<number[]> {
  const start = await findPageStart(db, countedBy(shelf), skip);
  if (!start) return [];
  const { rows } = await db.execute<{ seq: string }>(sql`
    select page.seq from unnest(${textArray(shelf.scopes)}) as s (scope)
    cross join lateral (
      select f.seq from ${dreamFacets} f
      where f.scope = s.scope and f.facet = ${shelf.facet}
        and f.seq < ${start.below} and f.seq >= ${shelf.from}
      order by f.seq desc limit ${start.skip + take}
    ) page
    order by page.seq desc offset ${start.skip} limit ${take}`);
  return places(rows);
}

/**
 * The first places of a ranking, and the newest of the shelf behind them: what has no weight yet
 * stands after what has, newest first. Both are ranges of an index, `weighed` rows at most.
 */
function ranked(shelf: Shelf, sort: Ranking, weighed: number): SQL {
  const weight = weights[sort];
  const within = sql`f.scope = s.scope and f.facet = ${shelf.facet}`;
  return sql`(
    select r.seq, r.weight from unnest(${textArray(shelf.scopes)}) as s (scope)
    cross join lateral (
      select f.seq, f.${weight} as weight from ${dreamFacets} f
      where ${within} and f.${weight} > 0
      order by f.${weight} desc, f.seq desc limit ${weighed}
    ) r where r.seq >= ${shelf.from}
    union
    select n.seq, n.weight from unnest(${textArray(shelf.scopes)}) as s (scope)
    cross join lateral (
      select f.seq, f.${weight} as weight from ${dreamFacets} f
      where ${within} and f.seq >= ${shelf.from}
      order by f.seq desc limit ${weighed}
    ) n
  )`;
}

/**
 * Places of a page of a ranking. A period that holds more dreams than are weighed ranks those of
 * them that stand among the first of the whole shelf, then the newest others.
 */
export async function bestOf(
  db: Db,
  shelf: Shelf,
  { sort, skip, take }: Part & { sort: Ranking },
): Promise<number[]> {
  const weighed = shelf.from === 0 ? skip + take : rankingLimit;
  const { rows } = await db.execute<{ seq: string }>(sql`
    select seq from ${ranked(shelf, sort, weighed)} best
    order by weight desc, seq desc offset ${skip} limit ${take}`);
  return places(rows);
}

/** Those of some places that stand on a shelf, in one of its orders. */
export async function onlyOf(
  db: Db,
  { scopes, facet, from }: Shelf,
  { seqs, sort }: { seqs: readonly number[]; sort: LibrarySort },
): Promise<number[]> {
  if (seqs.length === 0) return [];
  const order = sort === 'recent' ? sql`seq desc` : sql`${weights[sort]} desc, seq desc`;
  const { rows } = await db.execute<{ seq: string }>(sql`
    select seq from ${dreamFacets}
    where scope = any(${textArray(scopes)}) and facet = ${facet}
      and seq = any(${numberArray(seqs)}) and seq >= ${from}
    order by ${order}`);
  return places(rows);
}

type Painted = { seq: number; ownerId: string; language: DreamLanguage | null };

/** Painted dreams of a shelf and whose they are: those told in a language first, then the warmest. */
export async function paintedOf(
  db: Db,
  shelf: Shelf,
  { limit, language }: { limit: number; language: DreamLanguage | undefined },
): Promise<Painted[]> {
  const { rows } = await db.execute<{
    seq: string;
    owner_id: string;
    language: DreamLanguage | null;
  }>(sql`
    select best.seq, d.owner_id, d.language from ${ranked(shelf, 'popular', limit * 8)} best
    join ${dreams} d on d.seq = best.seq
    where d.painting_id is not null
    order by coalesce(d.language = ${language ?? null}::text, false) desc,
      best.weight desc, best.seq desc
    limit ${limit}`);
  return rows.map((row) => ({
    seq: Number(row.seq),
    ownerId: row.owner_id,
    language: row.language,
  }));
}

/** Names of the dreams at some places, as far as they may still be met there. */
export async function addressesAt(
  db: Db,
  seqs: readonly number[],
  scopes: readonly Scope[],
): Promise<{ id: string; updatedAt: string }[]> {
  if (seqs.length === 0) return [];
  const { id, updatedAt, seq, scope } = dreams;
  const rows = await db
    .select({ id, updatedAt })
    .from(dreams)
    .where(sql`${seq} = any(${numberArray(seqs)}) and ${scope} = any(${textArray(scopes)})`)
    .orderBy(sql`${seq} desc`);
  return rows.map((row) => ({ id: row.id, updatedAt: row.updatedAt.toISOString() }));
}

export async function readTotals(db: Db) {
  const { dreams, dreamers, analyses } = libraryTotals;
  const [row] = await db.select({ dreams, dreamers, analyses }).from(libraryTotals);
  return row ?? { dreams: 0, dreamers: 0, analyses: 0 };
}
