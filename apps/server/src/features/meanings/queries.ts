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
