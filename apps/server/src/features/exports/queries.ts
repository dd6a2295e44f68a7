import { and, eq, getTableColumns, gte, isNull, lte, sql } from 'drizzle-orm';
import { type DreamRow, dreams } from '#features/dreams/table.ts';
import { type ExportPlanRow, exportPlans } from '#features/exports/table.ts';
import { type PaintingRow, paintings } from '#features/images/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

type Night = { id: string; night: string };

export type Span = { userId: string; fromNight: string | null; toNight: string | null };

/** The living dreams of somebody within some nights, in the order of the nights. */
export async function listNights(db: Db, { userId, fromNight, toNight }: Span): Promise<Night[]> {
  const { id, ownerId, deletedAt, dreamedAt, night } = dreams;
  const within = [
    fromNight ? gte(night, fromNight) : undefined,
    toNight ? lte(night, toNight) : undefined,
  ];
  return db
    .select({ id, night })
    .from(dreams)
    .where(and(eq(ownerId, userId), isNull(deletedAt), ...within))
    .orderBy(night, dreamedAt, id);
}

export type ToldRow = {
  dream: DreamRow;
  painting: Pick<
    PaintingRow,
    'name' | 'formats' | 'altFr' | 'altEn' | 'style' | 'seed' | 'palette'
  > | null;
};

/** Dreams with the painting readers see, in no order. */
export async function findTold(db: Db, ids: string[]): Promise<ToldRow[]> {
  const { name, formats, altFr, altEn, style, seed, palette } = paintings;
  const painting = { name, formats, altFr, altEn, style, seed, palette };
  return db
    .select({ dream: getTableColumns(dreams), painting })
    .from(dreams)
    .leftJoin(paintings, eq(paintings.id, dreams.paintingId))
    .where(sql`${dreams.id} = any(${uuidArray(ids)})`);
}

export async function findPlan(db: Db, userId: string): Promise<ExportPlanRow | null> {
  const [row] = await db.select().from(exportPlans).where(eq(exportPlans.userId, userId));
  return row ?? null;
}

export async function keepPlan(db: Db, row: ExportPlanRow): Promise<void> {
  const { userId, ...set } = row;
  await db
    .insert(exportPlans)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: exportPlans.userId, set });
}

/** False where there was none. */
export async function deletePlan(db: Db, userId: string): Promise<boolean> {
  const rows = await db.delete(exportPlans).where(eq(exportPlans.userId, userId)).returning();
  return rows.length > 0;
}

/** Plans that are due, held, so that no other server follows them too. */
export async function holdDue(db: Db, now: Date): Promise<ExportPlanRow[]> {
  const { nextAt } = exportPlans;
  return db
    .select()
    .from(exportPlans)
    .where(lte(nextAt, now))
    .orderBy(nextAt)
    .limit(100)
    .for('update', { skipLocked: true });
}

export async function setNext(db: Db, userId: string, nextAt: Date): Promise<void> {
  await db.update(exportPlans).set({ nextAt }).where(eq(exportPlans.userId, userId));
}
