import { sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import type { WeekNamed } from '#features/guesses/engine.rules.ts';
import { dreamMotifs, motifDreams } from '#features/motifs/table.ts';
import { textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type Weeks = {
  days: readonly string[];
  /** Those of a round. */
  dreams: readonly string[];
  motifs: readonly string[];
  scope: Scope;
};

/**
 * Of the weeks of these days: how many dreamers others than those of a round told of, and what they
 * named. The round’s own dreamers are left out, all five, so that no week has one more than another.
 */
export async function listWeeks(
  db: Db,
  { days, dreams: ids, motifs, scope }: Weeks,
): Promise<WeekNamed[]> {
  const { rows } = await db.execute<{ at: number; motif: string | null; all: number }>(sql`
    with asked as (
      select at::int - 1 as at, date_trunc('week', day::timestamp)::date as week
      from unnest(${textArray(days)}::date[]) with ordinality d (day, at)
    ), left_out as (select owner_id from ${dreams} where id = any(${uuidArray(ids)}))
    select a.at, null as motif, count(distinct m.owner_id)::int as all
    from asked a join ${motifDreams} m on m.week = a.week and m.scope = ${scope}
    where m.owner_id not in (select owner_id from left_out) group by a.at
    union all
    select a.at, p.motif, count(distinct p.owner_id)::int as all
    from asked a join ${dreamMotifs} p on p.week = a.week and p.scope = ${scope}
    where p.motif = any(${textArray(motifs)}) and p.owner_id not in (select owner_id from left_out)
    group by a.at, p.motif`);
  return days.map((_, at) => {
    const own = rows.filter((row) => row.at === at);
    const named = own.flatMap(({ motif, all }) => (motif === null ? [] : [[motif, all] as const]));
    return {
      dreamers: own.find(({ motif }) => motif === null)?.all ?? 0,
      named: new Map(named),
    };
  });
}
