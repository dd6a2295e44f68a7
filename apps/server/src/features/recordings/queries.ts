import { and, count, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import { type NewRecordingRow, type RecordingRow, recordings } from '#features/recordings/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertRecording(db: Db, row: NewRecordingRow): Promise<void> {
  await db.insert(recordings).values(row);
}

export async function findRecording(db: Db, id: string): Promise<RecordingRow | null> {
  const [row] = await db.select().from(recordings).where(eq(recordings.id, id));
  return row ?? null;
}

export async function lockRecording(db: Db, id: string): Promise<RecordingRow | null> {
  const isIt = eq(recordings.id, id);
  const [row] = await db.select().from(recordings).where(isIt).for('no key update');
  return row ?? null;
}

/** Newest first; those alone that stand without a dream where that is asked. */
export async function listRecordings(
  db: Db,
  { userId, isAlone }: { userId: string; isAlone: boolean },
): Promise<RecordingRow[]> {
  const isTheirs = eq(recordings.userId, userId);
  const are = isAlone ? and(isTheirs, isNull(recordings.dreamId)) : isTheirs;
  const { recordedAt, id } = recordings;
  return db.select().from(recordings).where(are).orderBy(desc(recordedAt), desc(id));
}

export async function updateRecording(
  db: Db,
  id: string,
  fields: Partial<RecordingRow>,
): Promise<void> {
  await db.update(recordings).set(fields).where(eq(recordings.id, id));
}

export async function deleteRecording(db: Db, id: string): Promise<void> {
  await db.delete(recordings).where(eq(recordings.id, id));
}

/** Lets go what a dream has, but for the one it is to have. */
export async function releaseDream(db: Db, dreamId: string, kept: string | null): Promise<void> {
  const isIts = eq(recordings.dreamId, dreamId);
  const goes = kept === null ? isIts : and(isIts, ne(recordings.id, kept));
  await db.update(recordings).set({ dreamId: null }).where(goes);
}

/** Whether there is such a recording of that person. */
export async function claimFor(
  db: Db,
  { id, userId, dreamId }: { id: string; userId: string; dreamId: string },
): Promise<boolean> {
  const claimed = await db
    .update(recordings)
    .set({ dreamId })
    .where(and(eq(recordings.id, id), eq(recordings.userId, userId)))
    .returning({ id: recordings.id });
  return claimed.length > 0;
}

/** How many recordings of somebody have a sound. */
export async function countSounds(db: Db, userId: string): Promise<number> {
  const haveOne = and(eq(recordings.userId, userId), gt(recordings.bytes, 0));
  const [row] = await db.select({ all: count() }).from(recordings).where(haveOne);
  return row?.all ?? 0;
}

/** What came whole, and was not looked at since. */
export async function listUnseen(db: Db, before: Date): Promise<{ id: string; userId: string }[]> {
  const { id, userId, status, touchedAt } = recordings;
  const isUnseen = and(eq(status, 'checking'), lt(touchedAt, before));
  return db.select({ id, userId }).from(recordings).where(isUnseen);
}

/** Erases unfinished recordings without a dream that nothing came of since. Returns which. */
export async function deleteOrphans(db: Db, before: Date): Promise<string[]> {
  const isOrphan = and(
    inArray(recordings.status, ['receiving', 'failed']),
    isNull(recordings.dreamId),
    lt(recordings.touchedAt, before),
  );
  const gone = await db.delete(recordings).where(isOrphan).returning({ id: recordings.id });
  return gone.map(({ id }) => id);
}
