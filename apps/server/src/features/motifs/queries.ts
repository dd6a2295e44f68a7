import { entryVersion } from '@reverie/oneirology';
import { asc, inArray, sql } from 'drizzle-orm';
import { analyses } from '#features/analysis/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { readingOf } from '#features/motifs/rules.ts';
import { dreamMotifs, type MotifDream, motifDreams, motifFilling } from '#features/motifs/table.ts';
import { textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

/**
 * What dreams name now, as far as these scopes share them and they were read as they are. They stay
 * as they are until the transaction ends.
 */
export async function readShared(
  db: Db,
  { ids, scopes }: { ids: readonly string[]; scopes: readonly Scope[] },
): Promise<MotifDream[]> {
  const { id, seq, ownerId, scope, language } = dreams;
  const rows = await db
    .select({
      ...{ id, seq, ownerId, scope, language, result: analyses.result },
      week: sql<string>`date_trunc('week', ${dreams.night}::timestamp)::date::text`,
    })
    .from(dreams)
    .innerJoin(
      analyses,
      sql`${analyses.dreamId} = ${id} and ${analyses.source} = 'content' and ${analyses.sealed} is null`,
    )
    .where(
      sql`${id} = any(${uuidArray(ids)}) and ${scope} = any(${textArray(scopes)})
        and ${dreams.communityId} is null and ${dreams.analysisStatus} = 'done'`,
    )
    .orderBy(asc(seq))
    .for('share', { of: dreams });
  return rows.flatMap(({ id: dreamId, scope: own, result, ...row }) =>
    own === null || result === null
      ? []
      : [{ ...row, dreamId, scope: own, ...readingOf(dreamId, result) }],
  );
}

/** Puts what dreams name in the place of what was known of them. */
export async function replace(
  db: Db,
  ids: readonly string[],
  rows: readonly MotifDream[],
): Promise<void> {
  // Their postings are found by what was known of them: nothing else has to be searched.
  await db.execute(sql`
    with gone as (
      delete from ${motifDreams} where dream_id = any(${uuidArray(ids)}) returning seq, motifs
    )
    delete from ${dreamMotifs} p using (select seq, unnest(motifs) as motif from gone) g
    where p.motif = g.motif and p.seq = g.seq`);
  if (rows.length === 0) return;
  await db.insert(motifDreams).values([...rows]);
  const postings = rows.flatMap(({ motifs, seq, dreamId, ownerId, scope, week }) =>
    motifs.map((motif) => ({ motif, seq, dreamId, ownerId, scope, week })),
  );
  if (postings.length > 0) await db.insert(dreamMotifs).values(postings);
}

/** The next dreams of before to go through, held so that one server alone does; null where none is left. */
export async function nextToFill(db: Db, limit: number) {
  const [at] = await db.select().from(motifFilling).for('update', { skipLocked: true });
  if (!at) return null;
  const after = at.version === entryVersion ? at.seq : 0;
  const rows = await db
    .select({ id: dreams.id, seq: dreams.seq })
    .from(dreams)
    .where(sql`${dreams.seq} > ${after}`)
    .orderBy(asc(dreams.seq))
    .limit(limit);
  const last = rows.at(-1);
  if (!last) return null;
  await db.update(motifFilling).set({ version: entryVersion, seq: last.seq });
  return rows.map(({ id }) => id);
}

export async function listReadings(db: Db, ids: readonly string[]): Promise<MotifDream[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(motifDreams)
    .where(inArray(motifDreams.dreamId, [...ids]));
}
