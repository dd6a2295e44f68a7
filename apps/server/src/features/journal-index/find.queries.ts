import { type SQL, sql } from 'drizzle-orm';
import type { Term } from '#features/journal-index/rules.ts';
import { textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

const terms = (values: readonly Term[]) => sql`${textArray(values)}::bigint[]`;

export type Range = { from: string; to: string };
export type Order = 'newest' | 'oldest';
/** A dream's place in a journal. */
export type Place = { night: string; seq: number };

/** How many postings each condition has, `limit` at most. */
export async function countPostings(
  db: Db,
  conditions: readonly (readonly Term[])[],
  { from, to, limit }: Range & { limit: number },
): Promise<number[]> {
  const counted = conditions.map(
    (any) => sql`(
      select count(*)::integer from unnest(${terms(any)}) as t (term) cross join lateral (
        select 1 from journal_terms p
        where p.term = t.term and p.night between ${from} and ${to} limit ${limit}
      ) hit)`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counted, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}

type Window = Range & {
  ownerId: string;
  /** Terms any of which a dream is under, walked in the order of nights. */
  walked: readonly Term[];
  /** Of each of these too. */
  others: readonly (readonly Term[])[];
  order: Order;
  after: Place | null;
  limit: number;
};

/** The next dreams under a condition, and which of them satisfy all others and are not in the bin. */
export async function walk(db: Db, window: Window): Promise<(Place & { isFound: boolean })[]> {
  const { ownerId, walked, others, from, to, order, after, limit } = window;
  const way = order === 'newest' ? sql`desc` : sql`asc`;
  const further: SQL = !after
    ? sql`true`
    : order === 'newest'
      ? sql`(p.night, p.seq) < (${after.night}::date, ${after.seq}::bigint)`
      : sql`(p.night, p.seq) > (${after.night}::date, ${after.seq}::bigint)`;
  const also = others.map(
    (any) => sql`and exists (
      select 1 from unnest(${terms(any)}) as o (term)
      join journal_terms p on p.term = o.term and p.night = c.night and p.seq = c.seq)`,
  );
  const { rows } = await db.execute<{ night: string; seq: string; found: boolean }>(sql`
    with candidates as (
      select distinct hit.night, hit.seq from unnest(${terms(walked)}) as t (term)
      cross join lateral (
        select distinct p.night, p.seq from journal_terms p
        where p.term = t.term and p.night between ${from} and ${to} and ${further}
        order by p.night ${way}, p.seq ${way} limit ${limit}
      ) hit
      order by hit.night ${way}, hit.seq ${way} limit ${limit}
    )
    select c.night::text as night, c.seq, (exists (
        select 1 from dreams d
        where d.seq = c.seq and d.owner_id = ${ownerId} and d.scope is not null
      ) ${sql.join(also, sql` `)}) as found
    from candidates c order by c.night ${way}, c.seq ${way}`);
  return rows.map(({ night, seq, found }) => ({ night, seq: Number(seq), isFound: found }));
}

/** The newest of what somebody wrote beside dreams that is under every condition. */
export async function findEntries(
  db: Db,
  {
    ownerId,
    kind,
    conditions,
    limit,
  }: { ownerId: string; kind: string; conditions: readonly (readonly Term[])[]; limit: number },
): Promise<{ ref: string; night: string }[]> {
  const [first = [], ...others] = conditions;
  const also = others.map(
    (any) => sql`and exists (select 1 from unnest(${terms(any)}) as o (term)
      join journal_terms p on p.term = o.term and p.night = c.night and p.seq = 0
        and p.entry_id = c.entry_id)`,
  );
  const { rows } = await db.execute<{ ref: string; night: string }>(sql`
    select distinct e.ref, c.night::text as night
    from unnest(${terms(first)}) as t (term)
    cross join lateral (
      select p.night, p.entry_id from journal_terms p where p.term = t.term
      order by p.night desc limit 500
    ) c
    join journal_entries e on e.id = c.entry_id
    where e.owner_id = ${ownerId} and e.kind = ${kind} ${sql.join(also, sql` `)}
    order by 2 desc, 1 limit ${limit}`);
  return rows;
}
