import { inArray, type SQL, sql } from 'drizzle-orm';
import { analysisFeedback } from '#features/analysis/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { dreamEngagement } from '#features/engagement/table.ts';
import {
  dreamFacets,
  facetCounts,
  libraryDreamers,
  libraryTotals,
  shelvedDreams,
} from '#features/shelving/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

/** As much of a shared dream as the shelves hold. */
export type Shelved = typeof shelvedDreams.$inferSelect;

/** What dreams are now, as far as they are shared by these scopes. */
export async function readShared(
  db: Db,
  { ids, scopes }: { ids: readonly string[]; scopes: readonly Scope[] },
): Promise<Shelved[]> {
  const { id, seq, ownerId, scope, category, types, language, analysisStatus } = dreams;
  const rows = await db
    .select({ dreamId: id, seq, ownerId, scope, category, types, language, analysisStatus })
    .from(dreams)
    .where(sql`${inArray(id, [...ids])} and ${inArray(scope, [...scopes])}`);
  return rows.flatMap(({ analysisStatus: status, scope: own, ...row }) =>
    own === null ? [] : [{ ...row, scope: own, isAnalysed: status === 'done' }],
  );
}

/** What the shelves hold of dreams. */
export async function readShelved(db: Db, ids: readonly string[]): Promise<Shelved[]> {
  return db
    .select()
    .from(shelvedDreams)
    .where(inArray(shelvedDreams.dreamId, [...ids]));
}

type Move = { before: readonly Shelved[]; after: readonly Shelved[]; openScope: Scope };

/** Moves dreams on their shelves, with all that is counted of them, from what was to what is. */
export async function moveOnShelves(db: Db, { before, after, openScope }: Move): Promise<void> {
  await db.execute(movePostings(before, after));
  await db.execute(moveTotals(before, after, openScope));
  await db.execute(sql`
    delete from ${shelvedDreams}
    where dream_id = any(${uuidArray(before.map(({ dreamId }) => dreamId))})`);
  await db.execute(sql`
    insert into ${shelvedDreams}
      (dream_id, seq, owner_id, scope, category, types, language, is_analysed)
    select dream_id, seq, owner_id, scope, category, types, language, is_analysed from ${asRows(after)}`);
}

/** Each choice of category, type and side is a posting: those that came and those that went are apart. */
function movePostings(before: readonly Shelved[], after: readonly Shelved[]): SQL {
  const postings = (rows: readonly Shelved[]) => sql`
    select d.scope, f.facet, d.seq
    from ${asRows(rows)} cross join lateral facets_of(d.category, d.types, d.language) as f (facet)`;
  return sql`
    with came as (${postings(after)} except ${postings(before)}),
    gone as (${postings(before)} except ${postings(after)}),
    counted as (
      insert into ${facetCounts} as known (scope, facet, level, bucket, dreams)
      select m.scope, m.facet, l.level, dream_bucket(l.level, m.seq), sum(m.delta)
      from (select *, 1 as delta from came union all select *, -1 from gone) m
      cross join generate_series(0, 2) as l (level)
      group by 1, 2, 3, 4 having sum(m.delta) <> 0
      on conflict (scope, facet, level, bucket) do update
        set dreams = known.dreams + excluded.dreams
    ), taken as (
      delete from ${dreamFacets} f using gone g
      where f.scope = g.scope and f.facet = g.facet and f.seq = g.seq
    )
    insert into ${dreamFacets} (scope, facet, seq, heat, readings, comments, due)
    select c.scope, c.facet, c.seq,
      heat_of(coalesce(e.likes, 0), coalesce(e.comments, 0), coalesce(e.shares, 0),
        coalesce(e.views, 0), d.created_at, now()),
      ${readingsOf(sql`d`)}, coalesce(e.comments, 0),
      case when c.facet = '/' and e.likes + e.comments + e.shares + e.views > 0
        then '-infinity'::timestamptz end
    from came c join ${dreams} d on d.seq = c.seq
    left join ${dreamEngagement} e on e.dream_id = d.id
    order by 1, 2, 3`;
}

/** The first dream somebody shares with everybody is one more dreamer, the last one fewer. */
function moveTotals(before: readonly Shelved[], after: readonly Shelved[], openScope: Scope): SQL {
  return sql`
    with moves as (
      select m.owner_id, sum(m.delta) as dreams, sum(m.delta * m.is_analysed::integer) as analyses
      from (
        select owner_id, is_analysed, 1 as delta from ${asRows(after)} where scope = ${openScope}
        union all
        select owner_id, is_analysed, -1 from ${asRows(before)} where scope = ${openScope}
      ) m group by m.owner_id
    ), shared as (
      select m.owner_id, coalesce(k.dreams, 0) as was, coalesce(k.dreams, 0) + m.dreams as becomes
      from moves m left join ${libraryDreamers} k on k.user_id = m.owner_id
    ), kept as (
      insert into ${libraryDreamers} (user_id, dreams)
      select owner_id, becomes from shared where becomes > 0
      on conflict (user_id) do update set dreams = excluded.dreams
    ), gone as (
      delete from ${libraryDreamers}
      where user_id in (select owner_id from shared where becomes <= 0)
    )
    update ${libraryTotals} t set
      dreams = t.dreams + coalesce((select sum(dreams) from moves), 0),
      dreamers = t.dreamers + (select count(*) from shared where was <= 0 and becomes > 0)
        - (select count(*) from shared where was > 0 and becomes <= 0),
      analyses = t.analyses + coalesce((select sum(analyses) from moves), 0)
    where exists (select 1 from moves)`;
}

/** Dreams as rows of the database, called d. */
function asRows(shelved: readonly Shelved[]): SQL {
  const rows = shelved.map(({ dreamId, ownerId, isAnalysed, ...same }) => ({
    ...same,
    dream_id: dreamId,
    owner_id: ownerId,
    is_analysed: isAnalysed,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (dream_id uuid, seq bigint,
    owner_id uuid, scope text, category text, types text[], language text, is_analysed boolean)`;
}

/** How many answers readers gave to the analysis of a dream, its dreamer's own left out. */
function readingsOf(dream: SQL): SQL {
  return sql`(select count(*) from ${analysisFeedback} a
    where a.dream_id = ${dream}.id and a.user_id <> ${dream}.owner_id)`;
}

/** Has the heat of a dream told anew by the next sweep. */
export async function markDue(db: Db, dreamId: string): Promise<void> {
  await db.execute(sql`
    update ${dreamFacets} set due = '-infinity'
    where facet = '/' and seq = (select seq from ${shelvedDreams} where dream_id = ${dreamId})`);
}

/** Counts anew how many readers answered the analysis of a dream. */
export async function recountReadings(db: Db, dreamId: string): Promise<void> {
  await db.execute(sql`
    update ${dreamFacets} f set readings = told.readings
    from (
      select d.seq, ${readingsOf(sql`d`)} as readings from ${dreams} d where d.id = ${dreamId}
    ) told
    where f.seq = told.seq`);
}

/** Takes over how many comments a dream has. */
export async function recountComments(db: Db, dreamId: string): Promise<void> {
  await db.execute(sql`
    update ${dreamFacets} f set comments = e.comments
    from ${dreamEngagement} e join ${dreams} d on d.id = e.dream_id
    where d.id = ${dreamId} and f.seq = d.seq`);
}

/**
 * Tells the heat anew of dreams whose readers did something, or whose heat has cooled by a
 * hundredth. Returns how many were due; nobody waits for a row another process has in hand.
 */
export async function warmDue(db: Db, now: Date, limit: number): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ done: number }>(sql`
    with due as (
      select f.seq from ${dreamFacets} f where f.due <= ${moment}
      order by f.due limit ${limit} for update skip locked
    ), told as (
      select d.seq, d.created_at,
        heat_of(
          coalesce(e.likes, 0), coalesce(e.comments, 0), coalesce(e.shares, 0),
          coalesce(e.views, 0), d.created_at, ${moment}
        ) as heat
      from ${dreams} d join due on due.seq = d.seq
      left join ${dreamEngagement} e on e.dream_id = d.id
    ), kept as (
      update ${dreamFacets} f set heat = told.heat,
        -- Heat falls by 1.5 / (hours + 2) of itself an hour: a hundredth takes this long.
        due = case when f.facet = '/' and told.heat > 0
          then ${moment} + (${moment} - told.created_at + interval '2 hours') / 150 end
      from told where f.seq = told.seq
    )
    select count(*)::integer as done from due`);
  return rows[0]?.done ?? 0;
}
