import { and, count, eq, gte, inArray, lt } from 'drizzle-orm';
import { type GuestDreamRow, guestDreams } from '#features/guest-dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

type NewGuestDream = typeof guestDreams.$inferInsert;

export async function insertGuestDream(db: Db, row: NewGuestDream): Promise<void> {
  await db.insert(guestDreams).values(row);
}

/** One that was told since. */
export async function findGuestDream(
  db: Db,
  { id, since }: { id: string; since: Date },
): Promise<GuestDreamRow | null> {
  const isIt = and(eq(guestDreams.id, id), gte(guestDreams.createdAt, since));
  const [row] = await db.select().from(guestDreams).where(isIt);
  return row ?? null;
}

/** The same, locked. */
export async function lockGuestDream(
  db: Db,
  { id, since }: { id: string; since: Date },
): Promise<GuestDreamRow | null> {
  const isIt = and(eq(guestDreams.id, id), gte(guestDreams.createdAt, since));
  const [row] = await db.select().from(guestDreams).where(isIt).for('update');
  return row ?? null;
}

/** Nothing where it is gone. */
export async function updateGuestDream(
  db: Db,
  id: string,
  change: Partial<Pick<GuestDreamRow, 'picture' | 'imageStatus' | 'dreamId'>>,
): Promise<void> {
  await db.update(guestDreams).set(change).where(eq(guestDreams.id, id));
}

/** Those told since whose pictures are still to be made. */
export async function countWaiting(db: Db, since: Date): Promise<number> {
  const isComing = inArray(guestDreams.imageStatus, ['queued', 'running']);
  const isTheirs = and(isComing, gte(guestDreams.createdAt, since));
  const [row] = await db.select({ waiting: count() }).from(guestDreams).where(isTheirs);
  return row?.waiting ?? 0;
}

export async function deleteToldBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(guestDreams).where(lt(guestDreams.createdAt, moment));
}
