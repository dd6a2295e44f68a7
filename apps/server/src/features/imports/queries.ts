import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { dreamAdditions } from '#features/additions/table.ts';
import { dreams } from '#features/dreams/table.ts';
import {
  type ImportedPicture,
  type ImportedThing,
  type ImportRow,
  importedDreams,
  importedPictures,
  importedThings,
  imports,
} from '#features/imports/table.ts';
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

type Written = typeof importedDreams.$inferInsert;

export async function insertWritten(db: Db, rows: Written[]): Promise<void> {
  await db.insert(importedDreams).values(rows);
}

/** Dreams an import wrote, as they were written; those changed since are not among them. */
export async function listUnchanged(
  db: Db,
  { importId, limit }: { importId: string; limit: number },
): Promise<{ id: string; revision: number }[]> {
  const { revision, additions } = importedDreams;
  const added = db
    .select({ all: count() })
    .from(dreamAdditions)
    .where(eq(dreamAdditions.dreamId, dreams.id));
  const isAsWritten = and(eq(dreams.revision, revision), eq(additions, added));
  return db
    .select({ id: dreams.id, revision: dreams.revision })
    .from(importedDreams)
    .innerJoin(dreams, eq(dreams.id, importedDreams.dreamId))
    .where(and(eq(importedDreams.importId, importId), isAsWritten))
    .limit(limit);
}

export async function insertThings(db: Db, rows: ImportedThing[]): Promise<void> {
  if (rows.length > 0) await db.insert(importedThings).values(rows);
}

export async function listThings(db: Db, importId: string): Promise<ImportedThing[]> {
  return db.select().from(importedThings).where(eq(importedThings.importId, importId));
}

export async function insertPictures(db: Db, rows: ImportedPicture[]): Promise<void> {
  if (rows.length > 0) await db.insert(importedPictures).values(rows).onConflictDoNothing();
}

/** Some that wait to be hung, those of one dream together and in their order. */
export async function listPictures(
  db: Db,
  { importId, limit }: { importId: string; limit: number },
): Promise<ImportedPicture[]> {
  const { importId: of, dreamId, painting } = importedPictures;
  const order = sql`(${painting}->>'isShown')::boolean, ${painting}->>'createdAt'`;
  return db
    .select()
    .from(importedPictures)
    .where(eq(of, importId))
    .orderBy(dreamId, order)
    .limit(limit);
}

export async function countPictures(db: Db, importId: string): Promise<number> {
  const isOfIt = eq(importedPictures.importId, importId);
  const [row] = await db.select({ all: count() }).from(importedPictures).where(isOfIt);
  return row?.all ?? 0;
}

export async function deletePicture(
  db: Db,
  { importId, dreamId, file }: Omit<ImportedPicture, 'painting'>,
): Promise<void> {
  const { importId: of, dreamId: beside, file: named } = importedPictures;
  const isIt = and(eq(of, importId), eq(beside, dreamId), eq(named, file));
  await db.delete(importedPictures).where(isIt);
}

export async function countWritten(db: Db, importId: string): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(importedDreams)
    .where(eq(importedDreams.importId, importId));
  return row?.all ?? 0;
}
