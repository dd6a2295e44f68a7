import { and, asc, eq } from 'drizzle-orm';
import { type MeaningRow, meanings } from '#features/meanings/table.ts';
import type { Db } from '#platform/db/database.ts';

type OfSymbol = { userId: string; symbol: string };

function isIt({ userId, symbol }: OfSymbol) {
  return and(eq(meanings.userId, userId), eq(meanings.symbol, symbol));
}

export async function findMeaning(db: Db, of: OfSymbol): Promise<MeaningRow | null> {
  const [row] = await db.select().from(meanings).where(isIt(of));
  return row ?? null;
}

/** False where that symbol has one. */
export async function insertNew(db: Db, row: MeaningRow): Promise<boolean> {
  const target = [meanings.userId, meanings.symbol];
  const kept = await db.insert(meanings).values(row).onConflictDoNothing({ target }).returning();
  return kept.length > 0;
}

/** The symbol of one that is as it was written, which goes; null for any other. */
export async function deleteAsWritten(
  db: Db,
  { userId, id, updatedAt }: { userId: string; id: string; updatedAt: Date },
): Promise<string | null> {
  const { id: is, userId: of, updatedAt: at } = meanings;
  const isOne = and(eq(is, id), eq(of, userId), eq(at, updatedAt));
  const [gone] = await db.delete(meanings).where(isOne).returning();
  return gone?.symbol ?? null;
}

/** Locked for a change; made where it is not there. */
export async function lockMeaning(db: Db, fresh: MeaningRow): Promise<MeaningRow> {
  const target = [meanings.userId, meanings.symbol];
  await db.insert(meanings).values(fresh).onConflictDoNothing({ target });
  const [row] = await db.select().from(meanings).where(isIt(fresh)).for('update');
  if (!row) throw new Error('a meaning was there and is not');
  return row;
}

export async function updateMeaning(
  db: Db,
  { id, sealed, updatedAt }: Pick<MeaningRow, 'id' | 'sealed' | 'updatedAt'>,
): Promise<void> {
  await db.update(meanings).set({ sealed, updatedAt }).where(eq(meanings.id, id));
}

export async function deleteMeaning(db: Db, of: OfSymbol): Promise<void> {
  await db.delete(meanings).where(isIt(of));
}

export async function listMeanings(db: Db, userId: string): Promise<MeaningRow[]> {
  const isTheirs = eq(meanings.userId, userId);
  return db.select().from(meanings).where(isTheirs).orderBy(asc(meanings.symbol));
}
