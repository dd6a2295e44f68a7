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

/** Under which id a dream has a painting of the same pixels; null where it has none. */
export async function findSame(
  db: Db,
  { dreamId, name }: Pick<PaintingRow, 'dreamId' | 'name'>,
): Promise<string | null> {
  const [row] = await db
    .select({ id: paintings.id })
    .from(paintings)
    .where(and(eq(paintings.dreamId, dreamId), eq(paintings.name, name)));
  return row?.id ?? null;
}

/** Keeps a painting under its id, in the place of what was kept there. */
export async function keepPainting(db: Db, { id, ...fields }: PaintingRow): Promise<void> {
  await db
    .insert(paintings)
    .values({ id, ...fields })
    .onConflictDoUpdate({ target: paintings.id, set: fields });
}

/** Forgets what was said of these dreams to have them painted. */
export async function forgetTold(db: Db, dreamIds: string[]): Promise<void> {
  if (dreamIds.length === 0) return;
  await db.update(paintings).set({ told: null }).where(inArray(paintings.dreamId, dreamIds));
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
  const { placeholder: _, ...kept } = getTableColumns(paintings);
  const { id } = kept;
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
