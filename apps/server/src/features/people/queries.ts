import { and, asc, eq, sql } from 'drizzle-orm';
import { type PersonRow, people } from '#features/people/table.ts';
import type { Db } from '#platform/db/database.ts';

/** In the order in which they were told of. */
export async function listPeople(db: Db, userId: string): Promise<PersonRow[]> {
  const isTheirs = eq(people.userId, userId);
  return db.select().from(people).where(isTheirs).orderBy(asc(people.createdAt), asc(people.id));
}

/** Keeps others from telling of people of the same dreamer until the transaction ends. */
export async function holdPeople(db: Db, userId: string): Promise<PersonRow[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`people ${userId}`}, 0))`);
  return listPeople(db, userId);
}

export async function insertPerson(db: Db, row: PersonRow): Promise<void> {
  await db.insert(people).values(row);
}

export async function updatePerson(
  db: Db,
  { id, sealed, updatedAt }: Pick<PersonRow, 'id' | 'sealed' | 'updatedAt'>,
): Promise<void> {
  await db.update(people).set({ sealed, updatedAt }).where(eq(people.id, id));
}

/** Of these, those that are as they were written: they go. */
export async function deleteAsWritten(
  db: Db,
  { userId, id, updatedAt }: { userId: string; id: string; updatedAt: Date },
): Promise<boolean> {
  const isIt = and(eq(people.userId, userId), eq(people.id, id), eq(people.updatedAt, updatedAt));
  const gone = await db.delete(people).where(isIt).returning({ id: people.id });
  return gone.length > 0;
}

/** Whether there was one. */
export async function deletePerson(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const isIt = and(eq(people.id, id), eq(people.userId, userId));
  const gone = await db.delete(people).where(isIt).returning({ id: people.id });
  return gone.length > 0;
}
