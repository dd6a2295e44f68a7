import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { type PaintingRow, paintings } from '#features/images/table.ts';
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

/** The latest painting whose files carry a name. */
export async function findByName(db: Db, name: string): Promise<PaintingRow | null> {
  const [row] = await db
    .select()
    .from(paintings)
    .where(eq(paintings.name, name))
    .orderBy(desc(paintings.createdAt))
    .limit(1);
  return row ?? null;
}

/** Which painting a dream shows. */
export async function findShown(db: Db, dreamId: string): Promise<string | null> {
  const [row] = await db
    .select({ shownId: dreams.paintingId })
    .from(dreams)
    .where(eq(dreams.id, dreamId));
  return row?.shownId ?? null;
}

/**
 * Keeps a painting. One of the same pixels is the same painting: it becomes the newest again.
 * Returns the id it is kept under.
 */
export async function keepPainting(db: Db, row: PaintingRow): Promise<string> {
  const { id: _, dreamId, name, ...fields } = row;
  const [known] = await db
    .update(paintings)
    .set(fields)
    .where(and(eq(paintings.dreamId, dreamId), eq(paintings.name, name)))
    .returning({ id: paintings.id });
  if (known) return known.id;
  await db.insert(paintings).values(row);
  return row.id;
}

/** Forgets all but the newest paintings of a dream and the one it shows. Returns their names. */
export async function prunePaintings(
  db: Db,
  { dreamId, shownId, keep }: { dreamId: string; shownId: string; keep: number },
): Promise<string[]> {
  const gone = await db
    .delete(paintings)
    .where(
      and(
        eq(paintings.dreamId, dreamId),
        ne(paintings.id, shownId),
        sql`${paintings.id} not in (
          select p.id from paintings p where p.dream_id = ${dreamId}
          order by p.created_at desc, p.id desc limit ${keep})`,
      ),
    )
    .returning();
  return gone.map(({ name }) => name);
}

/** Deletes a painting. Returns the names its files may go by. */
export async function deletePainting(db: Db, id: string): Promise<string[]> {
  const gone = await db.delete(paintings).where(eq(paintings.id, id)).returning();
  return gone.map(({ name }) => name);
}

/** Every painting of one dreamer's dreams. */
export async function listPaintingsOf(db: Db, ownerId: string) {
  const { placeholder: _, id, ...kept } = getTableColumns(paintings);
  const isShown = sql<boolean>`coalesce(${dreams.paintingId} = ${id}, false)`;
  return db
    .select({ ...kept, isShown })
    .from(paintings)
    .innerJoin(dreams, eq(dreams.id, paintings.dreamId))
    .where(eq(dreams.ownerId, ownerId))
    .orderBy(paintings.createdAt, id);
}

/** Deletes every painting of one dreamer. Returns the names their files may go by. */
export async function deletePaintingsOf(db: Db, ownerId: string): Promise<string[]> {
  const own = db.select({ id: dreams.id }).from(dreams).where(eq(dreams.ownerId, ownerId));
  const gone = await db.delete(paintings).where(inArray(paintings.dreamId, own)).returning();
  return gone.map(({ name }) => name);
}
