import type { Role } from '@reverie/contract/accounts.rules';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { countedDreams, type UserRow, userCounts, users } from '#features/accounts/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { dreamEngagement } from '#features/engagement/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

/** The new user, or null where the email or the username is taken. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row ?? null;
}

/** Whether anybody has that address, somebody excepted. */
export async function isEmailTaken(db: Db, emailKey: string, exceptId?: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey));
  return rows.some(({ id }) => id !== exceptId);
}

export async function findUser(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function findUserByEmail(db: Db, emailKey: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey));
  return row ?? null;
}

export async function findUserByName(db: Db, usernameKey: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.usernameKey, usernameKey));
  return row ?? null;
}

/** The person with a page under that name. */
export async function findPageOwner(db: Db, usernameKey: string): Promise<UserRow | null> {
  const isThere = and(eq(users.usernameKey, usernameKey), eq(users.hasPage, true));
  const [row] = await db.select().from(users).where(isThere);
  return row ?? null;
}

/** Gives somebody a picture, or none; which one it takes the place of. Null for nobody. */
export async function setAvatar(
  db: Db,
  id: string,
  avatar: string | null,
): Promise<{ before: string | null } | null> {
  const { avatar: before } = users;
  const [row] = await db.select({ before }).from(users).where(eq(users.id, id)).for('update');
  if (!row) return null;
  await db.update(users).set({ avatar }).where(eq(users.id, id));
  return row;
}

export type UserChange = Partial<
  Pick<
    UserRow,
    | 'username'
    | 'usernameKey'
    | 'displayName'
    | 'firstName'
    | 'lastName'
    | 'isPublic'
    | 'language'
    | 'warnedDreams'
    | 'firstLines'
  >
>;

/** The changed user; null where there is none. A taken username breaks `users_username_taken`. */
export async function updateUser(db: Db, id: string, change: UserChange): Promise<UserRow | null> {
  // An update that sets nothing is no SQL.
  if (Object.keys(change).length === 0) return findUser(db, id);
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** The user of that email in its new role, or null where there is none. */
export async function setRole(db: Db, emailKey: string, role: Role): Promise<UserRow | null> {
  const [row] = await db
    .update(users)
    .set({ role })
    .where(eq(users.emailKey, emailKey))
    .returning();
  return row ?? null;
}

/** Closes somebody's page whatever they choose, or no longer. */
export async function setPageHeld(db: Db, id: string, isPageHeld: boolean): Promise<void> {
  await db.update(users).set({ isPageHeld }).where(eq(users.id, id));
}

/** Gives an account an address; false where somebody else has it. */
export async function setEmail(
  db: Db,
  id: string,
  change: Pick<UserRow, 'email' | 'emailKey' | 'emailVerifiedAt'>,
): Promise<boolean> {
  if (await isEmailTaken(db, change.emailKey, id)) return false;
  await db.update(users).set(change).where(eq(users.id, id));
  return true;
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Deletes a user, and by the database's own rule whatever is only theirs. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

type Departure = Pick<UserRow, 'leavesAt' | 'leftDreams'>;

/** When somebody leaves, or null for nobody who does; null where it says so already. */
export async function setLeaving(
  db: Db,
  id: string,
  departure: Departure | null,
): Promise<UserRow | null> {
  const stays = { leavesAt: null, leftDreams: null };
  const isOther = departure ? undefined : isNotNull(users.leavesAt);
  const [row] = await db
    .update(users)
    .set(departure ?? stays)
    .where(and(eq(users.id, id), isOther))
    .returning();
  return row ?? null;
}

/** Whose time to change their mind is over. */
export async function findLeavers(db: Db, now: Date): Promise<UserRow[]> {
  return db.select().from(users).where(lte(users.leavesAt, now));
}

/** Whether nobody else could run the place. */
export async function isLastWebmaster(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.role, 'webmaster'));
  return rows.length === 1 && rows[0]?.id === id;
}

export async function findCounts(db: Db, userId: string) {
  const [row] = await db.select().from(userCounts).where(eq(userCounts.userId, userId));
  return row ?? null;
}

/** Whether a write failed because somebody else holds that username. */
export function isUsernameConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error && error.constraint === 'users_username_taken') return true;
  return isUsernameConflict(error.cause);
}

/** Moves what their dreamers' counters hold of dreams to what they are by now; one caller at a time. */
export async function recountDreams(db: Db, dreamIds: string[]): Promise<void> {
  const ids = uuidArray(dreamIds);
  await db.execute(sql`
    insert into ${userCounts} (user_id)
    select distinct d.owner_id from ${dreams} d join ${users} u on u.id = d.owner_id where d.id = any(${ids})
    order by 1 on conflict (user_id) do nothing`);
  await db.execute(sql`
    with becomes as (
      select d.id as dream_id, d.owner_id as user_id, d.visibility <> 'private' as is_shared,
        -- The total is told at once: of a community it would tell the minute.
        case when d.community_id is null then coalesce(e.likes, 0) else 0 end as likes,
        case when d.community_id is null then coalesce(e.views, 0) else 0 end as views
      from ${dreams} d join ${users} u on u.id = d.owner_id
      left join ${dreamEngagement} e on e.dream_id = d.id
      where d.id = any(${ids}) and d.scope is not null
    ), was as (
      select * from ${countedDreams} where dream_id = any(${ids})
    ), gone as (
      delete from ${countedDreams} where dream_id = any(${ids})
        and dream_id not in (select dream_id from becomes)
    ), kept as (
      insert into ${countedDreams} (dream_id, user_id, is_shared, likes, views)
      select dream_id, user_id, is_shared, likes, views from becomes
      on conflict (dream_id) do update set is_shared = excluded.is_shared,
        likes = excluded.likes, views = excluded.views
    )
    update ${userCounts} c set
      dreams_kept = c.dreams_kept + m.kept,
      dreams_shared = c.dreams_shared + m.shared,
      likes_received = c.likes_received + m.likes,
      total_views = c.total_views + m.views
    from (
      select user_id, sum(delta) as kept, sum(delta * is_shared::integer) as shared,
        sum(delta * likes) as likes, sum(delta * views) as views
      from (select *, 1 as delta from becomes union all select *, -1 from was) one
      group by user_id
    ) m
    where c.user_id = m.user_id`);
}
