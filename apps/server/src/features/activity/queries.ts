import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import {
  type ActivityKey,
  type ActivityRow,
  activity,
  activityKeys,
  activityMarks,
  activitySigning,
  type Mark,
} from '#features/activity/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function findKey(db: Db, userId: string): Promise<ActivityKey | null> {
  const [row] = await db.select().from(activityKeys).where(eq(activityKeys.userId, userId));
  return row ?? null;
}

/** Keeps a first key; where another transaction was first, its own stands. */
export async function insertKey(db: Db, key: ActivityKey): Promise<void> {
  await db.insert(activityKeys).values(key).onConflictDoNothing();
}

export async function findSigningKey(db: Db): Promise<Uint8Array | null> {
  const [row] = await db.select().from(activitySigning);
  return row?.sealed ?? null;
}

export async function insertSigningKey(db: Db, sealed: Uint8Array): Promise<void> {
  await db.insert(activitySigning).values({ sealed });
}

/** The next writer waits for this: the chain has one end. */
export async function lockHead(db: Db): Promise<Mark> {
  const head = eq(activityMarks.name, 'head');
  const [row] = await db.select().from(activityMarks).where(head).for('update');
  if (!row) throw new Error('the activity log has no head');
  return row;
}

export async function findMarks(db: Db): Promise<Record<Mark['name'], Mark>> {
  const rows = await db.select().from(activityMarks);
  const [cut, head] = ['cut', 'head'].map((name) => rows.find((row) => row.name === name));
  if (!cut || !head) throw new Error('the activity log has lost a mark');
  return { cut, head };
}

export async function setMark(db: Db, { name, ...mark }: Mark): Promise<void> {
  await db.update(activityMarks).set(mark).where(eq(activityMarks.name, name));
}

export async function insertEntry(db: Db, entry: ActivityRow): Promise<void> {
  await db.insert(activity).values(entry);
}

type Page = { subject: string; before: string | undefined; limit: number };

/** Entries of one subject, newest first, older than one of theirs where that is given. */
export async function listEntries(
  db: Db,
  { subject, before, limit }: Page,
): Promise<ActivityRow[]> {
  const own = eq(activity.subject, subject);
  const older =
    before &&
    lt(
      activity.seq,
      sql`coalesce((select seq from activity where id = ${before} and subject = ${subject}), 0)`,
    );
  return db
    .select()
    .from(activity)
    .where(older ? and(own, older) : own)
    .orderBy(desc(activity.seq))
    .limit(limit);
}

/** The next entries of the whole chain, of all people. */
export async function listAfter(db: Db, seq: number, limit: number): Promise<ActivityRow[]> {
  return db
    .select()
    .from(activity)
    .where(gt(activity.seq, seq))
    .orderBy(asc(activity.seq))
    .limit(limit);
}

/** The first entry of that time or later: whatever its neighbours say, all before it is older. */
export async function findFirstSince(db: Db, since: Date): Promise<number | null> {
  const [row] = await db
    .select({ seq: activity.seq })
    .from(activity)
    .where(gte(activity.at, since))
    .orderBy(asc(activity.seq))
    .limit(1);
  return row?.seq ?? null;
}

export async function findHash(db: Db, seq: number): Promise<Uint8Array | null> {
  const rows = await db.select({ hash: activity.hash }).from(activity).where(eq(activity.seq, seq));
  return rows[0]?.hash ?? null;
}

export async function deleteUpTo(db: Db, seq: number): Promise<void> {
  await db.delete(activity).where(lte(activity.seq, seq));
}

/** All that the transaction reads from here on is of one moment. Its first statement, or an error. */
export async function holdStill(db: Db): Promise<void> {
  await db.execute(sql`set transaction isolation level repeatable read, read only`);
}
