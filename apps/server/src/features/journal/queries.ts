import { sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

export type Span = { ownerId: string; from: string; to: string };
export type Counted = { at: string; dreams: number };

type CountRow = { at: string; dreams: number };

/** How many dreams each month of a span has, in order: those at its edges as far as it reaches. */
export async function countMonths(db: Db, { ownerId, from, to }: Span): Promise<Counted[]> {
  const { rows } = await db.execute<CountRow>(sql`
    with edges as (
      select date_trunc('month', ${from}::date)::date as first,
        date_trunc('month', ${to}::date)::date as last
    )
    select m.month::text as at, m.dreams from journal_months m, edges
    where m.owner_id = ${ownerId} and m.month > edges.first and m.month < edges.last
      and m.dreams > 0
    union all
    select date_trunc('month', n.night)::date::text, sum(n.dreams)::integer
    from journal_nights n, edges
    where n.owner_id = ${ownerId} and n.night between ${from}::date and ${to}::date
      and n.night < edges.first + interval '1 month' and n.dreams > 0
    group by 1
    union all
    select date_trunc('month', n.night)::date::text, sum(n.dreams)::integer
    from journal_nights n, edges
    where n.owner_id = ${ownerId} and n.night between ${from}::date and ${to}::date
      and n.night >= edges.last and edges.last > edges.first and n.dreams > 0
    group by 1
    order by 1`);
  return rows;
}

/** How many dreams each night of a span has, in order. */
export async function countNights(db: Db, { ownerId, from, to }: Span): Promise<Counted[]> {
  const { rows } = await db.execute<CountRow>(sql`
    select night::text as at, dreams from journal_nights
    where owner_id = ${ownerId} and night between ${from} and ${to} and dreams > 0 order by night`);
  return rows;
}

export type Rest = Span & { isNewestFirst: boolean; skip: number; take: number };

/** Places of the dreams of a span, by nights, after so many others. */
export async function listPlaces(db: Db, rest: Rest): Promise<number[]> {
  const { ownerId, from, to, isNewestFirst, skip, take } = rest;
  const way = isNewestFirst ? sql`desc` : sql`asc`;
  const { rows } = await db.execute<{ seq: string }>(sql`
    select seq from dreams
    where owner_id = ${ownerId} and scope is not null and night between ${from} and ${to}
    order by night ${way}, seq ${way} offset ${skip} limit ${take}`);
  return rows.map(({ seq }) => Number(seq));
}

export type Extent = { first: string | null; last: string | null; dreams: number; nights: number };

/** From when to when somebody kept dreams, and how many of how many nights. */
export async function findExtent(db: Db, ownerId: string): Promise<Extent> {
  const own = sql`from journal_nights n where n.owner_id = ${ownerId} and n.dreams > 0`;
  const { rows } = await db.execute<Extent>(sql`
    select (select n.night::text ${own} order by n.night limit 1) as first,
      (select n.night::text ${own} order by n.night desc limit 1) as last,
      coalesce(sum(dreams), 0)::integer as dreams, coalesce(sum(nights), 0)::integer as nights
    from journal_months where owner_id = ${ownerId}`);
  return rows[0] ?? { first: null, last: null, dreams: 0, nights: 0 };
}

export type Backlog = { reached: number; until: number };

type BacklogRow = { reached: string; until: string };

function backlogOf([row]: BacklogRow[]): Backlog {
  return { reached: Number(row?.reached ?? 0), until: Number(row?.until ?? 0) };
}

/** How far the dreams of before have come into the index. */
export async function findBacklog(db: Db): Promise<Backlog> {
  const { rows } = await db.execute<BacklogRow>(sql`select reached, until from journal_backlog`);
  return backlogOf(rows);
}

/** The same, held: one process works at it. */
export async function holdBacklog(db: Db): Promise<Backlog> {
  const { rows } = await db.execute<BacklogRow>(
    sql`select reached, until from journal_backlog for update`,
  );
  return backlogOf(rows);
}

export async function setReached(db: Db, reached: number): Promise<void> {
  await db.execute(sql`update journal_backlog set reached = ${reached}`);
}

/** Whether one of somebody's dreams still waits to come into the index. */
export async function isWaiting(db: Db, ownerId: string, backlog: Backlog): Promise<boolean> {
  const { rows } = await db.execute<{ waits: boolean }>(sql`
    select exists (
      select 1 from dreams where owner_id = ${ownerId}
        and seq > ${backlog.reached} and seq <= ${backlog.until}
    ) as waits`);
  return rows[0]?.waits ?? false;
}
