import { entryVersion, type SeriesEntry } from '@reverie/oneirology';
import { eq, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { dreamMotifs, motifDreams } from '#features/motifs/table.ts';
import type { Placed } from '#features/neighbours/rules.ts';
import { dreamNeighbours, neighboursDue } from '#features/neighbours/table.ts';
import { numberArray, textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Scope } from '#platform/scope.ts';

/** Of each thing a dream names, so many of the newest dreams are looked at. */
const newestOf = 1_500;

type Leads = { motifs: readonly string[]; weights: readonly number[]; ownerId: string };

/** The dreams of others that share the rarest things, those that share most of them first. */
export async function candidates(
  db: Db,
  { motifs, weights, ownerId, limit }: Leads & { limit: number },
): Promise<Placed[]> {
  if (motifs.length === 0) return [];
  const { rows } = await db.execute<{ seq: string; entry: SeriesEntry }>(sql`
    select m.seq::text as seq, m.entry
    from (
      select p.seq, sum(l.weight) as weight
      from unnest(${textArray(motifs)}, ${sql.param([...weights])}::float8[]) as l (motif, weight)
      cross join lateral (
        select seq, owner_id from ${dreamMotifs} where motif = l.motif
        order by seq desc limit ${newestOf}
      ) p
      where p.owner_id <> ${ownerId} or p.owner_id = ${nobodyId}
      group by p.seq order by weight desc, p.seq desc limit ${limit}
    ) found
    join ${motifDreams} m on m.seq = found.seq and m.version = ${entryVersion}`);
  return rows.map(({ seq, entry }) => ({ seq: Number(seq), entry }));
}

export async function findPlaced(db: Db, seq: number) {
  const { ownerId, entry } = motifDreams;
  const [row] = await db
    .select({ ownerId, entry })
    .from(motifDreams)
    .where(eq(motifDreams.seq, seq));
  return row ?? null;
}

/** Only one server looks for neighbours at a time: what it writes is of two dreams. */
export async function holdSearch(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('neighbours', 0))`);
}

/** The one that has been due longest; null where none is. */
export async function takeDue(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    delete from ${neighboursDue}
    where seq = (select seq from ${neighboursDue} order by since limit 1)
    returning seq::text as seq`);
  return rows[0] ? Number(rows[0].seq) : null;
}

export async function markDue(db: Db, seqs: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into ${neighboursDue} (seq) select unnest(${numberArray(seqs)}) order by 1
    on conflict (seq) do nothing`);
}

/** Takes dreams out of each other's sight; who is left with few neighbours is due again. */
export async function forget(db: Db, seqs: readonly number[], few: number): Promise<void> {
  await db.execute(sql`
    with cut as (
      delete from ${dreamNeighbours}
      where seq = any(${numberArray(seqs)}) or near = any(${numberArray(seqs)}) returning seq
    ), lost as (
      select seq, count(*) as gone from cut where seq <> all(${numberArray(seqs)}) group by seq
    )
    insert into ${neighboursDue} (seq)
    select l.seq from lost l
    where (select count(*) from ${dreamNeighbours} n where n.seq = l.seq) - l.gone < ${few}
    on conflict (seq) do nothing`);
  await db.execute(sql`delete from ${neighboursDue} where seq = any(${numberArray(seqs)})`);
}

type Found = { seq: number; near: readonly { seq: number; score: number }[]; most: number };

/** Keeps the nearest of a dream, and puts it among those of the others where it is nearer than their last. */
export async function keep(db: Db, { seq, near, most }: Found): Promise<void> {
  const list = sql`unnest(${numberArray(near.map((one) => one.seq))},
    ${sql.param(near.map(({ score }) => score))}::float4[]) as c (seq, score)`;
  await db.execute(sql`delete from ${dreamNeighbours} where seq = ${seq}`);
  if (near.length === 0) return;
  await db.execute(sql`
    insert into ${dreamNeighbours} (seq, near, score)
    select ${seq}::bigint, c.seq, c.score from ${list} order by c.score desc, c.seq desc limit ${most}`);
  await db.execute(sql`
    insert into ${dreamNeighbours} (seq, near, score)
    select c.seq, ${seq}::bigint, c.score from ${list}
    cross join lateral (
      select count(*) as known, min(n.score) as last from ${dreamNeighbours} n where n.seq = c.seq
    ) has
    where has.known < ${most} or c.score > has.last
    on conflict (seq, near) do update set score = excluded.score`);
  await db.execute(sql`
    delete from ${dreamNeighbours} d using (
      select n.seq, n.near, row_number() over (
        partition by n.seq order by n.score desc, n.near desc) as place
      from ${dreamNeighbours} n where n.seq = any(${numberArray(near.map((one) => one.seq))})
    ) beyond
    where beyond.place > ${most} and d.seq = beyond.seq and d.near = beyond.near`);
}

type Seen = { scopes: readonly Scope[]; apart: readonly string[] };

/** The neighbours of a dream that somebody may meet, the nearest first. */
export async function listNear(
  db: Db,
  { seq, scopes, apart }: Seen & { seq: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ near: string }>(sql`
    select n.near::text as near from ${dreamNeighbours} n join ${dreams} d on d.seq = n.near
    where n.seq = ${seq} and d.scope = any(${textArray(scopes)})
      and not (d.owner_id = any(${uuidArray(apart)}))
    order by n.score desc, n.near desc`);
  return rows.map(({ near }) => Number(near));
}

/** What comparing asks of these dreams, in no order. */
export async function listEntries(db: Db, seqs: readonly number[]): Promise<Placed[]> {
  if (seqs.length === 0) return [];
  const { seq, entry } = motifDreams;
  return db
    .select({ seq, entry })
    .from(motifDreams)
    .where(sql`${seq} = any(${numberArray(seqs)}) and ${motifDreams.version} = ${entryVersion}`);
}

/** Of some places, those that somebody may meet. */
export async function onlyMet(
  db: Db,
  { seqs, scopes, apart }: Seen & { seqs: readonly number[] },
): Promise<Set<number>> {
  if (seqs.length === 0) return new Set();
  const { rows } = await db.execute<{ seq: string }>(sql`
    select d.seq::text as seq from ${dreams} d
    where d.seq = any(${numberArray(seqs)}) and d.scope = any(${textArray(scopes)})
      and not (d.owner_id = any(${uuidArray(apart)}))`);
  return new Set(rows.map(({ seq }) => Number(seq)));
}
