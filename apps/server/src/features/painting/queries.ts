import type { PaintingProgress } from '@reverie/contract/images';
import { and, eq, ne, sql } from 'drizzle-orm';
import { type PaintingRow, paintingProgress, paintings } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';

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

type Wish = { dreamId: string; wishId: string };

/** Whether a wish is still the one to be painted. */
export async function isWished(db: Db, { dreamId, wishId }: Wish): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from dreams where id = ${dreamId} and wish_id = ${wishId}
      and image_status in ('queued', 'running') and deleted_at is null`);
  return rows.length > 0;
}

/** Keeps how far a painting is. Whom it concerns, or null where nobody wishes for it any more. */
export async function saveProgress(
  db: Db,
  { dreamId, wishId, stage, share }: Wish & PaintingProgress,
): Promise<{ scope: string; userId: string } | null> {
  const { rows } = await db.execute<{ scope: string; userId: string }>(sql`
    with wished as (
      select id, scope, owner_id from dreams where id = ${dreamId} and wish_id = ${wishId}
        and image_status in ('queued', 'running') and deleted_at is null
    ), saved as (
      insert into painting_progress (dream_id, wish_id, stage, share)
      select id, ${wishId}::uuid, ${stage}, ${share}::real from wished
      on conflict (dream_id) do update
        set wish_id = excluded.wish_id, stage = excluded.stage, share = excluded.share
    )
    select scope, owner_id as "userId" from wished`);
  return rows[0] ?? null;
}

export async function endProgress(db: Db, dreamId: string): Promise<void> {
  await db.delete(paintingProgress).where(eq(paintingProgress.dreamId, dreamId));
}
