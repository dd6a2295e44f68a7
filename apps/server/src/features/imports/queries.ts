import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { type ImportRow, importedDreams, imports } from '#features/imports/table.ts';
import type { Db } from '#platform/db/database.ts';

/** False where one is at work for that person already. */
export async function insertImport(db: Db, row: ImportRow): Promise<boolean> {
  return (await db.insert(imports).values(row).onConflictDoNothing().returning()).length > 0;
}

export async function findImport(db: Db, id: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row ?? null;
}

export async function lockImport(db: Db, id: string): Promise<ImportRow | null> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id)).for('update');
  return row ?? null;
}

export async function listImports(db: Db, userId: string): Promise<ImportRow[]> {
  const own = eq(imports.userId, userId);
  return db.select().from(imports).where(own).orderBy(desc(imports.askedAt)).limit(20);
}

export async function isAtWork(db: Db, userId: string): Promise<boolean> {
  const working = inArray(imports.status, ['queued', 'running']);
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.userId, userId), working));
  return rows.length > 0;
}

export async function updateImport(
  db: Db,
  id: string,
  change: Partial<Omit<ImportRow, 'id' | 'userId'>>,
): Promise<void> {
  await db.update(imports).set(change).where(eq(imports.id, id));
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id));
}

/** Dry runs nobody gave their word to; what was written stays listed until it is undone. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(imports).where(lte(imports.expiresAt, now));
}

export async function deleteImportsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.delete(imports).where(eq(imports.userId, userId)).returning();
  return rows.map(({ id }) => id);
}

/** Those of these ids that have a file to be read still. */
export async function findReadable(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.select({ id: imports.id }).from(imports).where(inArray(imports.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** The places of a file that are written already. */
export async function listWritten(db: Db, importId: string): Promise<Set<number>> {
  const rows = await db
    .select({ place: importedDreams.place })
    .from(importedDreams)
    .where(eq(importedDreams.importId, importId));
  return new Set(rows.map(({ place }) => place));
}

type Written = { importId: string; place: number; dreamId: string };

export async function insertWritten(db: Db, rows: Written[]): Promise<void> {
  await db.insert(importedDreams).values(rows);
}

/** Dreams an import wrote, as they were written; those changed since are not among them. */
export async function listUnchanged(
  db: Db,
  { importId, limit }: { importId: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: dreams.id })
    .from(importedDreams)
    .innerJoin(dreams, eq(dreams.id, importedDreams.dreamId))
    .where(and(eq(importedDreams.importId, importId), eq(dreams.revision, 1)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function countWritten(db: Db, importId: string): Promise<number> {
  const [row] = await db
    .select({ all: sql<number>`count(*)::int` })
    .from(importedDreams)
    .where(eq(importedDreams.importId, importId));
  return row?.all ?? 0;
}
