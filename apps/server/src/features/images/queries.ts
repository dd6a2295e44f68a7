import type { PaintingProgress } from '@reverie/contract/images';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { type PaintingRow, paintingProgress, paintings } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';

/** A name whose files may be named by nothing, and since when exactly, as the database writes it. */
export type LoosePicture = { name: string; since: string };

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

/** Which painting a dream shows, or null. */
export async function findShown(db: Db, dreamId: string): Promise<string | null> {
  const [row] = await db
    .select({ paintingId: dreams.paintingId })
    .from(dreams)
    .where(eq(dreams.id, dreamId));
  return row?.paintingId ?? null;
}

export async function deletePainting(db: Db, id: string): Promise<LoosePicture[]> {
  const gone = await db.delete(paintings).where(eq(paintings.id, id)).returning();
  return noted(db, gone);
}

/** Forgets all but the newest paintings of a dream and the one it shows. */
export async function prunePaintings(
  db: Db,
  { dreamId, shownId, keep }: { dreamId: string; shownId: string; keep: number },
): Promise<LoosePicture[]> {
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
  return noted(db, gone);
}

/** What the database noted as it deleted these. */
async function noted(db: Db, gone: readonly PaintingRow[]): Promise<LoosePicture[]> {
  const names = gone.map(({ name }) => name);
  const { rows } = await db.execute<LoosePicture>(sql`
    select name, since::text as since from loose_pictures
    where name = any(${sql.param(names)}::text[])`);
  return rows;
}

/** Notes a name before its files are stored. */
export async function noteLoose(db: Db, name: string): Promise<LoosePicture[]> {
  const { rows } = await db.execute<LoosePicture>(sql`
    insert into loose_pictures (name) values (${name})
    on conflict (name) do update set since = now()
    returning name, since::text as since`);
  return rows;
}

/** Names noted longer than an hour ago: whoever stored files under them has ended. */
export async function findLoose(db: Db, limit: number): Promise<LoosePicture[]> {
  const { rows } = await db.execute<LoosePicture>(sql`
    select name, since::text as since from loose_pictures
    where since < now() - interval '1 hour' order by since limit ${limit}`);
  return rows;
}

/**
 * Takes a note back, and tells whether the files of its name are to go: no painting has it. Null
 * where the name was noted anew since: somebody stores files under it at this moment.
 */
export async function takeLoose(db: Db, { name, since }: LoosePicture): Promise<boolean | null> {
  const { rows } = await db.execute<{ isNamed: boolean }>(sql`
    delete from loose_pictures where name = ${name} and since = ${since}::timestamptz
    returning exists (select 1 from paintings p where p.name = ${name}) as "isNamed"`);
  return rows[0] ? !rows[0].isNamed : null;
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

export async function endProgress(db: Db, dreamId: string): Promise<void> {
  await db.delete(paintingProgress).where(eq(paintingProgress.dreamId, dreamId));
}
