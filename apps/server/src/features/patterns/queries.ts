import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { analyses } from '#features/analysis/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { nights } from '#features/nights/table.ts';
import {
  seriesEntries,
  seriesMaking,
  seriesNotes,
  seriesResults,
} from '#features/patterns/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Something to compare, and of which reading it would be made. */
export type Source = { id: string; date: string; madeOf: string };
/** With what its dreamer said of it beside its text. */
export type DreamSource = Source & { said: string[] };
export type Kept = { id: string; madeOf: string; sealed: Uint8Array };

type Of = { ownerId: string; since: string | null };

const isLivingOf = ({ ownerId, since }: Of) =>
  and(
    eq(dreams.ownerId, ownerId),
    isNull(dreams.deletedAt),
    since ? gte(dreams.night, since) : undefined,
  );

/** The newest dreams of one dreamer that were read, of the report where there is one; newest first. */
export async function listSources(db: Db, of: Of & { limit: number }): Promise<DreamSource[]> {
  const hasOwn = sql`${dreams.report} is not null or exists (
    select 1 from analyses own where own.dream_id = ${dreams.id} and own.source = 'report')`;
  const source = sql`case when ${hasOwn} then 'report' else 'content' end`;
  const madeOf = sql<string>`${analyses.source} || ' ' || extract(epoch from ${analyses.createdAt})::text`;
  // Lucid as one's journal takes it.
  const said = sql<string[]>`array_remove(array[
    case when 'nightmare' = any(${dreams.types}) then 'cue:nightmare' end,
    case when 'lucid' = any(${dreams.types}) or ${dreams.lucidity} > 0 then 'cue:lucidity' end
  ], null)`;
  return db
    .select({ id: dreams.id, date: dreams.night, madeOf, said })
    .from(dreams)
    .innerJoin(analyses, and(eq(analyses.dreamId, dreams.id), eq(analyses.source, source)))
    .where(and(isLivingOf(of), eq(dreams.analysisStatus, 'done')))
    .orderBy(sql`${dreams.night} desc, ${dreams.seq} desc`)
    .limit(of.limit);
}

/** How many living dreams one dreamer has, and how many of them have been read. */
export async function countDreams(db: Db, of: Of): Promise<{ dreams: number; read: number }> {
  const [row] = await db
    .select({
      dreams: sql<number>`count(*)::integer`,
      read: sql<number>`(count(*) filter (where ${dreams.analysisStatus} = 'done'))::integer`,
    })
    .from(dreams)
    .where(isLivingOf(of));
  return row ?? { dreams: 0, read: 0 };
}

/** Nights of which something sealed is said: there may be a day note among it. */
export async function listNoteSources(db: Db, { ownerId, since }: Of): Promise<Source[]> {
  return db
    .select({ id: nights.id, date: nights.date, madeOf: sql<string>`${nights.revision}::text` })
    .from(nights)
    .where(
      and(
        eq(nights.userId, ownerId),
        sql`${nights.sealed} is not null`,
        since ? gte(nights.date, since) : undefined,
      ),
    )
    .orderBy(asc(nights.date));
}

/** What is kept of one dreamer's dreams, whatever it was made of. */
export async function listEntryMarks(db: Db, ownerId: string) {
  const { dreamId: id, madeOf, userId } = seriesEntries;
  return db.select({ id, madeOf }).from(seriesEntries).where(eq(userId, ownerId));
}

export async function listEntries(db: Db, ids: string[]): Promise<Kept[]> {
  const { dreamId: id, madeOf, sealed } = seriesEntries;
  return db.select({ id, madeOf, sealed }).from(seriesEntries).where(inArray(id, ids));
}

export async function listNoteMarks(db: Db, ownerId: string) {
  const { nightId: id, madeOf, userId } = seriesNotes;
  return db.select({ id, madeOf }).from(seriesNotes).where(eq(userId, ownerId));
}

export async function listNotes(db: Db, ids: string[]): Promise<Kept[]> {
  const { nightId: id, madeOf, sealed } = seriesNotes;
  return db.select({ id, madeOf, sealed }).from(seriesNotes).where(inArray(id, ids));
}

const excluded = { madeOf: sql`excluded.made_of`, sealed: sql`excluded.sealed` };

/** Keeps entries of those of somebody's dreams that are still there, and still theirs. */
export async function keepEntries(db: Db, userId: string, rows: readonly Kept[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const there = await db
    .select({ id: dreams.id })
    .from(dreams)
    .where(and(eq(dreams.ownerId, userId), inArray(dreams.id, ids)))
    .for('key share');
  const living = new Set(there.map(({ id }) => id));
  const values = rows
    .filter(({ id }) => living.has(id))
    .map(({ id, ...made }) => ({ dreamId: id, userId, ...made }));
  if (values.length === 0) return;
  await db
    .insert(seriesEntries)
    .values(values)
    .onConflictDoUpdate({ target: seriesEntries.dreamId, set: excluded });
}

export async function keepNotes(db: Db, userId: string, rows: readonly Kept[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const there = await db
    .select({ id: nights.id })
    .from(nights)
    .where(and(eq(nights.userId, userId), inArray(nights.id, ids)))
    .for('key share');
  const living = new Set(there.map(({ id }) => id));
  const values = rows
    .filter(({ id }) => living.has(id))
    .map(({ id, ...made }) => ({ nightId: id, userId, ...made }));
  if (values.length === 0) return;
  await db
    .insert(seriesNotes)
    .values(values)
    .onConflictDoUpdate({ target: seriesNotes.nightId, set: excluded });
}

type Asked = { userId: string; period: string; reference: string };

export async function findResult(db: Db, { userId, period, reference }: Asked) {
  const [row] = await db
    .select()
    .from(seriesResults)
    .where(
      and(
        eq(seriesResults.userId, userId),
        eq(seriesResults.period, period),
        eq(seriesResults.reference, reference),
      ),
    );
  return row ?? null;
}

/** In the place of the one before, whose id it takes no more. */
export async function keepResult(
  db: Db,
  row: Asked & { id: string; madeOf: string; sealed: Uint8Array },
): Promise<void> {
  const { userId, period, reference } = seriesResults;
  await db
    .insert(seriesResults)
    .values(row)
    .onConflictDoUpdate({
      target: [userId, period, reference],
      set: { id: sql`excluded.id`, ...excluded },
    });
}

/** Whether this job may compare: nobody else does, or whoever did is long gone. */
export async function claimMaking(
  db: Db,
  { jobId, seconds, ...asked }: Asked & { jobId: string; seconds: number },
): Promise<boolean> {
  const { userId, period, reference } = seriesMaking;
  const until = sql`clock_timestamp() + make_interval(secs => ${seconds})`;
  const claimed = await db
    .insert(seriesMaking)
    .values({ ...asked, jobId, until })
    .onConflictDoUpdate({
      target: [userId, period, reference],
      set: { jobId, until },
      setWhere: sql`${seriesMaking.jobId} = ${jobId} or ${seriesMaking.until} < clock_timestamp()`,
    })
    .returning({ jobId: seriesMaking.jobId });
  return claimed.length > 0;
}

export async function releaseMaking(db: Db, jobId: string): Promise<void> {
  await db.delete(seriesMaking).where(eq(seriesMaking.jobId, jobId));
}

/** Titles and nights of some of one dreamer's own dreams. */
export async function listTitles(db: Db, ownerId: string, ids: string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      id: dreams.id,
      title: dreams.title,
      language: dreams.language,
      night: dreams.night,
    })
    .from(dreams)
    .where(and(eq(dreams.ownerId, ownerId), inArray(dreams.id, ids)))
    .orderBy(asc(dreams.night), asc(dreams.seq));
}
