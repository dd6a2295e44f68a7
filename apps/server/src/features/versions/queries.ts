import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { analyses } from '#features/analysis/table.ts';
import { dreamVersions, type VersionRow } from '#features/versions/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertVersion(db: Db, row: VersionRow): Promise<void> {
  await db.insert(dreamVersions).values(row);
}

/** A page of them, newest first. */
export async function listVersions(
  db: Db,
  { dreamId, skip, take }: { dreamId: string; skip: number; take: number },
): Promise<VersionRow[]> {
  return db
    .select()
    .from(dreamVersions)
    .where(eq(dreamVersions.dreamId, dreamId))
    .orderBy(desc(dreamVersions.number))
    .offset(skip)
    .limit(take);
}

export async function countVersions(db: Db, dreamId: string): Promise<number> {
  const isOfIt = eq(dreamVersions.dreamId, dreamId);
  const [row] = await db.select({ all: count() }).from(dreamVersions).where(isOfIt);
  return row?.all ?? 0;
}

export async function findVersion(
  db: Db,
  { dreamId, number }: { dreamId: string; number: number },
): Promise<VersionRow | null> {
  const isIt = and(eq(dreamVersions.dreamId, dreamId), eq(dreamVersions.number, number));
  const [row] = await db.select().from(dreamVersions).where(isIt);
  return row ?? null;
}

export async function findFirst(db: Db, dreamId: string): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(dreamVersions)
    .where(eq(dreamVersions.dreamId, dreamId))
    .orderBy(asc(dreamVersions.number))
    .limit(1);
  return row ?? null;
}

/** Every version of one person's dreams, dream by dream. */
export async function listVersionsOf(db: Db, userId: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(dreamVersions)
    .where(eq(dreamVersions.userId, userId))
    .orderBy(asc(dreamVersions.dreamId), asc(dreamVersions.number));
}

/** Of several dreams, each in its order. */
export async function listVersionsAmong(db: Db, dreamIds: string[]): Promise<VersionRow[]> {
  return db
    .select()
    .from(dreamVersions)
    .where(inArray(dreamVersions.dreamId, dreamIds))
    .orderBy(asc(dreamVersions.dreamId), asc(dreamVersions.number));
}

/** The revision that was read for the dreamer: of the report where there is one. */
export async function findRead(
  db: Db,
  { dreamId, hasReport }: { dreamId: string; hasReport: boolean },
): Promise<number | null> {
  const source = hasReport ? 'report' : 'content';
  const [row] = await db
    .select({ revision: analyses.revision })
    .from(analyses)
    .where(and(eq(analyses.dreamId, dreamId), eq(analyses.source, source)));
  return row?.revision ?? null;
}
