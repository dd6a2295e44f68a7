import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import {
  circleTurns,
  communities,
  communityAnswers,
  communityQuestions,
} from '#features/communities/table.ts';
import { type DreamRow, dreamHolds, dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

/** What one dreamer shared with a community, in the bin too. */
export async function lockInCommunity(
  db: Db,
  { ownerId, communityId }: { ownerId: string; communityId: string },
): Promise<DreamRow[]> {
  const isThere = and(eq(dreams.ownerId, ownerId), eq(dreams.communityId, communityId));
  return db.select().from(dreams).where(isThere).orderBy(dreams.seq).for('update');
}

/** A community that takes dreams: it is there, no archive, and not held. */
export async function findTaking(db: Db, communityId: string) {
  const { id, isCircle, archivedAt, isHeld: isClosed } = communities;
  const isOpen = and(eq(id, communityId), isNull(archivedAt), eq(isClosed, false));
  const [row] = await db.select({ isCircle }).from(communities).where(isOpen);
  return row ?? null;
}

type Turn = { dreamId: string; communityId: string | null; now: Date };

/** A dream waits for its evening in a circle. */
export async function takeTurn(db: Db, { dreamId, communityId, now }: Turn): Promise<void> {
  if (communityId === null) return;
  await db.insert(circleTurns).values({ dreamId, communityId, since: now });
}

/** Forgets what a dream was where it was shared: its turn, and what it answers. */
export async function leavePlace(db: Db, dreamId: string): Promise<void> {
  await db.delete(circleTurns).where(eq(circleTurns.dreamId, dreamId));
  await dropAnswer(db, dreamId);
}

type Asked = { communityId: string; questionId: string };

/** Whether a community has asked a question: one that waits is nobody's to answer. */
export async function isAsked(db: Db, { communityId, questionId }: Asked): Promise<boolean> {
  const { id, week } = communityQuestions;
  const isIts = eq(communityQuestions.communityId, communityId);
  const rows = await db
    .select({ id })
    .from(communityQuestions)
    .where(and(eq(id, questionId), isIts, isNotNull(week)));
  return rows.length > 0;
}

export async function keepAnswer(
  db: Db,
  { dreamId, questionId }: { dreamId: string; questionId: string },
): Promise<void> {
  await db
    .insert(communityAnswers)
    .values({ dreamId, questionId })
    .onConflictDoUpdate({ target: communityAnswers.dreamId, set: { questionId } });
}

export async function dropAnswer(db: Db, dreamId: string): Promise<void> {
  await db.delete(communityAnswers).where(eq(communityAnswers.dreamId, dreamId));
}

/** Gives a dream another id; whatever names it by a reference follows. */
export async function renameDream(
  db: Db,
  { from, to, ...sealed }: Pick<DreamRow, 'report' | 'ownWords'> & { from: string; to: string },
): Promise<DreamRow> {
  const [row] = await db
    .update(dreams)
    .set({ id: to, ...sealed })
    .where(eq(dreams.id, from))
    .returning();
  if (!row) throw new Error('a renamed dream was not returned');
  return row;
}

/** Whether moderation keeps a dream from others. */
export async function isHeld(db: Db, dreamId: string): Promise<boolean> {
  const rows = await db.select().from(dreamHolds).where(eq(dreamHolds.dreamId, dreamId));
  return rows.length > 0;
}

export async function setHeld(db: Db, dreamId: string, isHeldNow: boolean): Promise<void> {
  if (isHeldNow) await db.insert(dreamHolds).values({ dreamId }).onConflictDoNothing();
  else await db.delete(dreamHolds).where(eq(dreamHolds.dreamId, dreamId));
}
