import { and, desc, eq, inArray, lte, ne } from 'drizzle-orm';
import { type ArchiveFormat, type ArchiveRow, archives } from '#features/archives/table.ts';
import type { Db } from '#platform/db/database.ts';

const atWork = inArray(archives.status, ['queued', 'running']);

/** False where one is at work for that person already. */
export async function insertArchive(db: Db, row: ArchiveRow): Promise<boolean> {
  const rows = await db.insert(archives).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

export async function findAtWork(
  db: Db,
  { userId, format }: { userId: string; format: ArchiveFormat },
): Promise<ArchiveRow | null> {
  const own = and(eq(archives.userId, userId), eq(archives.format, format));
  const [row] = await db.select().from(archives).where(and(own, atWork));
  return row ?? null;
}

export async function findArchive(db: Db, id: string): Promise<ArchiveRow | null> {
  const [row] = await db.select().from(archives).where(eq(archives.id, id));
  return row ?? null;
}

/** The newest of somebody: archives, or what is written in other formats. */
export async function listArchives(
  db: Db,
  { userId, isExport }: { userId: string; isExport: boolean },
): Promise<ArchiveRow[]> {
  const { format, askedAt } = archives;
  const kind = isExport ? ne(format, 'archive') : eq(format, 'archive');
  const own = and(eq(archives.userId, userId), kind);
  return db.select().from(archives).where(own).orderBy(desc(askedAt)).limit(20);
}

type Change = Partial<
  Pick<ArchiveRow, 'status' | 'progress' | 'bytes' | 'extension' | 'expiresAt'>
>;

export async function updateArchive(db: Db, id: string, change: Change): Promise<void> {
  await db.update(archives).set(change).where(eq(archives.id, id));
}

export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(archives).where(lte(archives.expiresAt, now));
}

/** Whose they were goes: which archives those were. */
export async function deleteArchivesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.delete(archives).where(eq(archives.userId, userId)).returning();
  return rows.map(({ id }) => id);
}

/** Those of these ids that are archives. */
export async function findKnown(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { id } = archives;
  const rows = await db.select({ id }).from(archives).where(inArray(id, ids));
  return new Set(rows.map((row) => row.id));
}
