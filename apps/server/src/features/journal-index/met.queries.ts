import { sql } from 'drizzle-orm';
import type { Term } from '#features/journal-index/rules.ts';
import { textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

const terms = (values: readonly Term[]) => sql`${textArray(values)}::bigint[]`;

export type Tally = { term: Term; dreams: number; sealed: Uint8Array };

/** Which of these have no tally yet. */
export async function untallied(
  db: Db,
  ownerId: string,
  among: readonly Term[],
): Promise<Set<Term>> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select t.term::text as term from unnest(${terms(among)}) as t (term)
    where not exists (
      select 1 from journal_tallies j where j.owner_id = ${ownerId} and j.term = t.term
    )`);
  return new Set(rows.map(({ term }) => term));
}

export async function insertTallies(
  db: Db,
  ownerId: string,
  tallies: readonly Omit<Tally, 'dreams'>[],
): Promise<void> {
  const hex = tallies.map(({ sealed }) => Buffer.from(sealed).toString('hex'));
  await db.execute(sql`
    insert into journal_tallies (owner_id, term, sealed)
    select ${ownerId}, term, decode(sealed, 'hex')
    from unnest(${terms(tallies.map(({ term }) => term))}, ${textArray(hex)}) as t (term, sealed)
    order by term on conflict do nothing`);
}

/** Puts a dream under these and no others. */
export async function replaceMet(
  db: Db,
  { dreamId, ownerId, met }: { dreamId: string; ownerId: string; met: readonly Term[] },
): Promise<void> {
  await db.execute(sql`
    delete from journal_met where dream_id = ${dreamId} and term <> all(${terms(met)})`);
  await db.execute(sql`
    insert into journal_met (term, dream_id, owner_id, is_living)
    select t.term, d.id, ${ownerId}, d.scope is not null
    from unnest(${terms(met)}) as t (term), dreams d where d.id = ${dreamId}
    order by 1 on conflict do nothing`);
}

export async function listTallies(db: Db, ownerId: string): Promise<Tally[]> {
  const { rows } = await db.execute<Tally>(sql`
    select term::text as term, dreams, sealed from journal_tallies
    where owner_id = ${ownerId} and dreams > 0`);
  return rows;
}

/** In how many living dreams any of these is met. */
export async function countAny(db: Db, any: readonly Term[]): Promise<number> {
  const { rows } = await db.execute<{ dreams: number }>(sql`
    select count(distinct dream_id)::integer as dreams from journal_met
    where term = any(${terms(any)}) and is_living`);
  return rows[0]?.dreams ?? 0;
}

/** Of the living dreams any of these is met in: how many hold each other term. */
export async function countBeside(
  db: Db,
  any: readonly Term[],
): Promise<{ term: Term; dreams: number }[]> {
  const { rows } = await db.execute<{ term: string; dreams: number }>(sql`
    select m.term::text as term, count(*)::integer as dreams
    from (
      select distinct dream_id from journal_met where term = any(${terms(any)}) and is_living
    ) here join journal_met m using (dream_id)
    group by m.term`);
  return rows;
}

/** Of the living dreams of some nights: how many hold each term. */
export async function countBetween(
  db: Db,
  { ownerId, from, to }: { ownerId: string; from: string; to: string },
): Promise<{ term: Term; dreams: number }[]> {
  const { rows } = await db.execute<{ term: string; dreams: number }>(sql`
    select m.term::text as term, count(*)::integer as dreams
    from dreams d join journal_met m on m.dream_id = d.id
    where d.owner_id = ${ownerId} and d.scope is not null and d.night between ${from} and ${to}
    group by m.term`);
  return rows;
}

/** What these are, under their seals. */
export async function listTalliesAt(
  db: Db,
  ownerId: string,
  among: readonly Term[],
): Promise<Tally[]> {
  const { rows } = await db.execute<Tally>(sql`
    select term::text as term, dreams, sealed from journal_tallies
    where owner_id = ${ownerId} and term = any(${terms(among)})`);
  return rows;
}

/** The newest living dreams any of these is met in, oldest of them first. */
export async function listNewest(
  db: Db,
  any: readonly Term[],
  limit: number,
): Promise<{ id: string; seq: number }[]> {
  const { rows } = await db.execute<{ id: string; seq: string }>(sql`
    select d.id, d.seq from dreams d
    where d.id in (select dream_id from journal_met where term = any(${terms(any)}) and is_living)
    order by d.dreamed_at desc, d.seq desc limit ${limit}`);
  return rows.map(({ id, seq }) => ({ id, seq: Number(seq) })).toReversed();
}

export async function deleteMet(db: Db, ownerId: string): Promise<void> {
  await db.execute(sql`delete from journal_met where owner_id = ${ownerId}`);
  await db.execute(sql`delete from journal_tallies where owner_id = ${ownerId}`);
}

/** Forgets what nothing is under any more. */
export async function forgetEmptyTallies(db: Db): Promise<void> {
  await db.execute(sql`
    delete from journal_tallies t
    where t.dreams = 0 and not exists (select 1 from journal_met m where m.term = t.term)`);
}
