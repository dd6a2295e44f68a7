import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#platform/db/database.ts';

/**
 * A list whose pages have numbers: its rows stand by `seq`, newest first, and a table counts them, in
 * all (level 0), per 65,536 places (level 1) and per 256 (level 2). Its triggers or consumers keep it.
 */
export type CountedList = {
  counts: SQLWrapper;
  /** Which of its rows are the list's, by columns of that table. */
  of: SQL;
};

/** Where a page begins: among the rows below a place, after so many others. */
export type PageStart = { below: number; skip: number };

/** How many rows a list has: an expression. */
export function totalOf({ counts, of }: CountedList): SQL<number> {
  return sql<number>`(
    select coalesce(sum(dreams), 0)::integer from ${counts}
    where ${of} and level = 0 and bucket = 0)`;
}

/**
 * Where the row after `skip` others lies, at the same cost at any depth: the counts say in which 256
 * places, and only those are walked. Null where the list ends before.
 */
export async function findPageStart(
  db: Db,
  { counts, of }: CountedList,
  skip: number,
): Promise<PageStart | null> {
  if (skip === 0) return { below: Number.MAX_SAFE_INTEGER, skip };
  const { rows } = await db.execute<{ below: string; before: string }>(sql`
    with wide as (
      select bucket, sum(dreams) as here,
        sum(sum(dreams)) over (order by bucket desc) as upto
      from ${counts} where ${of} and level = 1
      group by bucket
    ), wide_start as (
      select bucket, upto - here as before from wide
      where upto > ${skip} order by bucket desc limit 1
    ), narrow as (
      select bucket, sum(dreams) as here,
        sum(sum(dreams)) over (order by bucket desc) as upto
      from ${counts}
      where ${of} and level = 2
        and bucket between (select bucket * 256 from wide_start)
          and (select bucket * 256 + 255 from wide_start)
      group by bucket
    )
    select (n.bucket + 1) * 256 as below, w.before + n.upto - n.here as before
    from narrow n, wide_start w
    where w.before + n.upto > ${skip} order by n.bucket desc limit 1`);
  const row = rows[0];
  return row ? { below: Number(row.below), skip: skip - Number(row.before) } : null;
}
