import type { PaintingProgress } from '@reverie/contract/images';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { type PaintingRow, paintingProgress, paintings } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';

/** One painting of one dream: the id of another dream's finds nothing. */
export async function findPainting(
  db: Db,
  { dreamId, id }: { dreamId: string; id: string },
): Promise<PaintingRow | null> {
  const [row] = await db
    .select()
    .from(paintings)
    .where(and(eq(paintings.dreamId, dreamId), eq(paintings.id, id)));
  return row ?? null;
}

/** The paintings of a dream, newest first. */
export async function listPaintings(db: Db, dreamId: string): Promise<PaintingRow[]> {
  return db
    .select()
    .from(paintings)
    .where(eq(paintings.dreamId, dreamId))
    .orderBy(desc(paintings.createdAt), desc(paintings.id));
}

/** Which painting a dream shows, and which wish it has. */
export async function findShown(
  db: Db,
  dreamId: string,
): Promise<{ shownId: string | null; wishId: string | null }> {
  const [row] = await db
    .select({ shownId: dreams.paintingId, wishId: dreams.wishId })
    .from(dreams)
    .where(eq(dreams.id, dreamId));
  return row ?? { shownId: null, wishId: null };
}

/** Deletes a painting. Returns the names its files may go by. */
export async function deletePainting(db: Db, id: string): Promise<string[]> {
  const gone = await db.delete(paintings).where(eq(paintings.id, id)).returning();
  return gone.map(({ name }) => name);
}

/** Every painting of one dreamer's dreams. */
export async function listPaintingsOf(db: Db, ownerId: string) {
  const { name, dreamId, style, createdAt, altFr, altEn } = paintings;
  return db
    .select({ name, dreamId, style, createdAt, altFr, altEn })
    .from(paintings)
    .innerJoin(dreams, eq(dreams.id, dreamId))
    .where(eq(dreams.ownerId, ownerId));
}

/** Deletes every painting of one dreamer. Returns the names their files may go by. */
export async function deletePaintingsOf(db: Db, ownerId: string): Promise<string[]> {
  const own = db.select({ id: dreams.id }).from(dreams).where(eq(dreams.ownerId, ownerId));
  const gone = await db.delete(paintings).where(inArray(paintings.dreamId, own)).returning();
  return gone.map(({ name }) => name);
}

/** How far the painting of a dream's present wish is; null where none is being made. */
export async function findProgress(db: Db, dreamId: string): Promise<PaintingProgress | null> {
  const [row] = await db
    .select({ stage: paintingProgress.stage, share: paintingProgress.share })
    .from(paintingProgress)
    .innerJoin(
      dreams,
      and(eq(dreams.id, paintingProgress.dreamId), eq(dreams.wishId, paintingProgress.wishId)),
    )
    .where(and(eq(dreams.id, dreamId), eq(dreams.imageStatus, 'running')));
  return row ?? null;
}
