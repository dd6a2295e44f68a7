import { and, count, desc, eq, sql } from 'drizzle-orm';
import { motifFigures, motifFollows } from '#features/motif-pages/table.ts';
import { dreamMotifs, motifDreams } from '#features/motifs/table.ts';
import { textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

type Follow = { userId: string; motif: string };

const isFollow = ({ userId, motif }: Follow) =>
  and(eq(motifFollows.userId, userId), eq(motifFollows.motif, motif));

export async function isFollowed(db: Db, follow: Follow): Promise<boolean> {
  const rows = await db.select().from(motifFollows).where(isFollow(follow));
  return rows.length > 0;
}

export async function countFollowed(db: Db, userId: string): Promise<number> {
  const isTheirs = eq(motifFollows.userId, userId);
  const [row] = await db.select({ all: count() }).from(motifFollows).where(isTheirs);
  return row?.all ?? 0;
}

export async function insertFollow(db: Db, follow: Follow, now: Date): Promise<void> {
  await db
    .insert(motifFollows)
    .values({ ...follow, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteFollow(db: Db, follow: Follow): Promise<void> {
  await db.delete(motifFollows).where(isFollow(follow));
}

/** The latest first. */
export async function listFollowed(db: Db, userId: string) {
  const isTheirs = eq(motifFollows.userId, userId);
  return db.select().from(motifFollows).where(isTheirs).orderBy(desc(motifFollows.createdAt));
}

type Seen = { scopes: readonly Scope[]; apart: readonly string[] };
type Places = Seen & { motifs: readonly string[]; below: number; take: number };

/** Places of the newest dreams that name any of these, as far as somebody may meet them. */
export async function placesOf(
  db: Db,
  { motifs, scopes, apart, below, take }: Places,
): Promise<number[]> {
  if (motifs.length === 0) return [];
  const { rows } = await db.execute<{ seq: string }>(sql`
    select distinct newest.seq from unnest(${textArray(motifs)}) as asked (motif)
    cross join lateral (
      select p.seq from ${dreamMotifs} p
      where p.motif = asked.motif and p.scope = any(${textArray(scopes)}) and p.seq < ${below}
        and not (p.owner_id = any(${uuidArray(apart)}))
      order by p.seq desc limit ${take}
    ) newest
    order by newest.seq desc limit ${take}`);
  return rows.map(({ seq }) => Number(seq));
}

/** Where a dream stands among those that somebody may meet; null where they do not. */
export async function placeOf(
  db: Db,
  dreamId: string,
  { scopes, apart }: Seen,
): Promise<number | null> {
  const isMet = sql`${motifDreams.scope} = any(${textArray(scopes)})
    and not (${motifDreams.ownerId} = any(${uuidArray(apart)}))`;
  const [row] = await db
    .select({ seq: motifDreams.seq })
    .from(motifDreams)
    .where(and(eq(motifDreams.dreamId, dreamId), isMet));
  return row?.seq ?? null;
}

export async function listFigures(db: Db) {
  return db.select().from(motifFigures);
}

export async function findFigures(db: Db, motif: string) {
  const [row] = await db.select().from(motifFigures).where(eq(motifFigures.motif, motif));
  return row ?? null;
}

export async function replaceFigures(
  db: Db,
  rows: (typeof motifFigures.$inferInsert)[],
): Promise<void> {
  await db.delete(motifFigures);
  if (rows.length > 0) await db.insert(motifFigures).values(rows);
}

type Counting = { scopes: readonly Scope[]; least: number };
/** One thing that dreams with a motif have, and how many dreamers it stands for. */
type Counted = { motif: string; name: string; dreamers: number };

const everybodys = (scopes: readonly Scope[]) =>
  sql`p.scope = any(${textArray(scopes)}) and p.owner_id <> ${nobodyId}::uuid`;

export async function countMotifs(db: Db, { scopes, least }: Counting) {
  const { rows } = await db.execute<{ motif: string; dreams: number; dreamers: number }>(sql`
    select p.motif, count(*)::int as dreams, count(distinct p.owner_id)::int as dreamers
    from ${dreamMotifs} p where ${everybodys(scopes)}
    group by p.motif having count(distinct p.owner_id) >= ${least}`);
  return rows;
}

/** The words motifs come in, folded to small letters. */
export async function countWords(db: Db, { scopes, least }: Counting): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select p.motif, lower(w.word) as name, count(distinct p.owner_id)::int as dreamers
    from ${dreamMotifs} p
    join ${motifDreams} d on d.dream_id = p.dream_id
    cross join lateral jsonb_array_elements(d.entry -> 'named') n
    cross join lateral jsonb_array_elements_text(n -> 'words') as w (word)
    where ${everybodys(scopes)} and n ->> 'item' = 'symbol:' || p.motif and (n ->> 'shown')::boolean
    group by p.motif, lower(w.word) having count(distinct p.owner_id) >= ${least}`);
  return rows;
}

export async function countFeelings(db: Db, { scopes, least }: Counting): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select p.motif, substr(i.item, 9) as name, count(distinct p.owner_id)::int as dreamers
    from ${dreamMotifs} p
    join ${motifDreams} d on d.dream_id = p.dream_id
    cross join lateral jsonb_array_elements_text(d.entry -> 'items') as i (item)
    where ${everybodys(scopes)} and i.item like 'emotion:%'
    group by p.motif, i.item having count(distinct p.owner_id) >= ${least}`);
  return rows;
}

/** By the middle of the week of their night: four seasons of three months, from December. */
export async function countSeasons(db: Db, { scopes, least }: Counting): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    select p.motif, s.name, count(distinct p.owner_id)::int as dreamers
    from ${dreamMotifs} p
    cross join lateral (
      select (array['winter', 'spring', 'summer', 'autumn'])
        [(extract(month from p.week + 3)::int % 12) / 3 + 1] as name
    ) s
    where ${everybodys(scopes)}
    group by p.motif, s.name having count(distinct p.owner_id) >= ${least}`);
  return rows;
}
