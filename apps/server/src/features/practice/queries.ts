import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { nights } from '#features/nights/table.ts';
import {
  type IntentionRow,
  practiceChoices,
  practiceIntentions,
  practiceRehearsals,
  practiceReminders,
  type RehearsalRow,
  type ReminderRow,
} from '#features/practice/table.ts';
import type { Db } from '#platform/db/database.ts';

type OfNight = { userId: string; date: string };
type OfRehearsal = { userId: string; id: string };

export async function countsNights(db: Db, userId: string): Promise<boolean> {
  const isTheirs = eq(practiceChoices.userId, userId);
  const [row] = await db.select().from(practiceChoices).where(isTheirs);
  return row?.countsNights ?? true;
}

export async function setCounting(db: Db, userId: string, isOn: boolean): Promise<void> {
  await db
    .insert(practiceChoices)
    .values({ userId, countsNights: isOn })
    .onConflictDoUpdate({ target: practiceChoices.userId, set: { countsNights: isOn } });
}

export async function listReminders(db: Db, userId: string): Promise<ReminderRow[]> {
  return db.select().from(practiceReminders).where(eq(practiceReminders.userId, userId));
}

export async function replaceReminders(db: Db, userId: string, rows: ReminderRow[]): Promise<void> {
  await db.delete(practiceReminders).where(eq(practiceReminders.userId, userId));
  if (rows.length > 0) await db.insert(practiceReminders).values(rows);
}

/** Those that are due, locked: another process takes others. */
export async function lockDue(db: Db, now: Date, take: number): Promise<ReminderRow[]> {
  return db
    .select()
    .from(practiceReminders)
    .where(lte(practiceReminders.nextAt, now))
    .orderBy(asc(practiceReminders.nextAt))
    .limit(take)
    .for('update', { skipLocked: true });
}

export async function setNext(db: Db, { userId, moment, nextAt }: ReminderRow): Promise<void> {
  const isIt = and(eq(practiceReminders.userId, userId), eq(practiceReminders.moment, moment));
  await db.update(practiceReminders).set({ nextAt }).where(isIt);
}

function isNight({ userId, date }: OfNight) {
  return and(eq(practiceIntentions.userId, userId), eq(practiceIntentions.date, date));
}

export async function findIntention(db: Db, of: OfNight): Promise<IntentionRow | null> {
  const [row] = await db.select().from(practiceIntentions).where(isNight(of));
  return row ?? null;
}

/** Locked for a change; made where it is not there. */
export async function lockIntention(db: Db, fresh: IntentionRow): Promise<IntentionRow> {
  const target = [practiceIntentions.userId, practiceIntentions.date];
  await db.insert(practiceIntentions).values(fresh).onConflictDoNothing({ target });
  const [row] = await db.select().from(practiceIntentions).where(isNight(fresh)).for('update');
  if (!row) throw new Error('an intention was there and is not');
  return row;
}

/** Locked for a change; null where there is none. */
export async function lockKnown(db: Db, of: OfNight): Promise<IntentionRow | null> {
  const [row] = await db.select().from(practiceIntentions).where(isNight(of)).for('update');
  return row ?? null;
}

export async function updateIntention(
  db: Db,
  { id, sealed, updatedAt }: Pick<IntentionRow, 'id' | 'sealed' | 'updatedAt'>,
): Promise<void> {
  await db
    .update(practiceIntentions)
    .set({ sealed, updatedAt })
    .where(eq(practiceIntentions.id, id));
}

export async function deleteIntention(db: Db, of: OfNight): Promise<void> {
  await db.delete(practiceIntentions).where(isNight(of));
}

/** False where that night has one already. */
export async function insertIntention(db: Db, row: IntentionRow): Promise<boolean> {
  const target = [practiceIntentions.userId, practiceIntentions.date];
  const rows = await db
    .insert(practiceIntentions)
    .values(row)
    .onConflictDoNothing({ target })
    .returning();
  return rows.length > 0;
}

type AsWritten = OfRehearsal & { updatedAt: Date };

export async function deleteIntended(db: Db, { userId, id, updatedAt }: AsWritten): Promise<void> {
  const { id: own, userId: owner, updatedAt: at } = practiceIntentions;
  await db.delete(practiceIntentions).where(and(eq(own, id), eq(owner, userId), eq(at, updatedAt)));
}

export async function deleteRehearsed(db: Db, of: AsWritten): Promise<void> {
  const isAsWritten = eq(practiceRehearsals.updatedAt, of.updatedAt);
  await db.delete(practiceRehearsals).where(and(isRehearsal(of), isAsWritten));
}

/** The newest first. */
export async function listIntentions(db: Db, userId: string): Promise<IntentionRow[]> {
  const { date } = practiceIntentions;
  const isTheirs = eq(practiceIntentions.userId, userId);
  return db.select().from(practiceIntentions).where(isTheirs).orderBy(desc(date));
}

export async function listRehearsals(db: Db, userId: string): Promise<RehearsalRow[]> {
  const isTheirs = eq(practiceRehearsals.userId, userId);
  return db.select().from(practiceRehearsals).where(isTheirs).orderBy(desc(practiceRehearsals.id));
}

export async function countRehearsals(db: Db, userId: string): Promise<number> {
  const isTheirs = eq(practiceRehearsals.userId, userId);
  const [row] = await db.select({ total: count() }).from(practiceRehearsals).where(isTheirs);
  return row?.total ?? 0;
}

export async function insertRehearsal(db: Db, row: RehearsalRow): Promise<void> {
  await db.insert(practiceRehearsals).values(row);
}

function isRehearsal({ userId, id }: OfRehearsal) {
  return and(eq(practiceRehearsals.id, id), eq(practiceRehearsals.userId, userId));
}

export async function lockRehearsal(db: Db, of: OfRehearsal): Promise<RehearsalRow | null> {
  const [row] = await db.select().from(practiceRehearsals).where(isRehearsal(of)).for('update');
  return row ?? null;
}

export async function updateRehearsal(db: Db, { id, sealed, updatedAt }: RehearsalRow) {
  const change = { sealed, updatedAt };
  await db.update(practiceRehearsals).set(change).where(eq(practiceRehearsals.id, id));
}

/** False where there was none. */
export async function deleteRehearsal(db: Db, of: OfRehearsal): Promise<boolean> {
  const gone = await db.delete(practiceRehearsals).where(isRehearsal(of)).returning();
  return gone.length > 0;
}

export async function deleteAll(db: Db, userId: string): Promise<void> {
  const tables = [practiceChoices, practiceReminders, practiceIntentions, practiceRehearsals];
  for (const table of tables) await db.delete(table).where(eq(table.userId, userId));
}

/** Nights with a dream, or of which something was said, the newest first: `YYYY-MM-DD`. */
export async function listKeptNights(db: Db, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ night: string }>(sql`
    select ${dreams.night}::text as night from ${dreams}
    where ${dreams.ownerId} = ${userId} and ${dreams.deletedAt} is null
    union
    select ${nights.date}::text from ${nights}
    where ${nights.userId} = ${userId} and (${nights.hadNoRecall} or ${nights.sealed} is not null)
    order by night desc`);
  return rows.map(({ night }) => night);
}
