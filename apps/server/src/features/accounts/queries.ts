import type { Role } from '@reverie/contract/accounts.rules';
import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { sessions, type UserRow, userCounts, users } from '#features/accounts/table.ts';
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

export type UserChange = Partial<
  Pick<
    UserRow,
    'username' | 'usernameKey' | 'firstName' | 'lastName' | 'isPublic' | 'language' | 'warnedDreams'
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

/** False where somebody else has that address. */
export async function setEmail(
  db: Db,
  id: string,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<boolean> {
  if (await isEmailTaken(db, emailKey, id)) return false;
  await db.update(users).set({ email, emailKey }).where(eq(users.id, id));
  return true;
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Deletes a user, and by the database's own rule whatever is only theirs. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function findCounts(db: Db, userId: string) {
  const [row] = await db.select().from(userCounts).where(eq(userCounts.userId, userId));
  return row ?? null;
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

type LivingSession = Pick<UserRow, 'username' | 'role' | 'language'> & {
  sessionId: string;
  userId: string;
  endsAt: Date;
};

/**
 * Finds the living session of a token, with what every request needs to know of its user. Prepared
 * once: it runs before every signed-in call, and building it anew costs as much as running it.
 */
export function prepareLivingSession(db: Db) {
  const statement = db
    .select({
      sessionId: sessions.id,
      userId: users.id,
      username: users.username,
      role: users.role,
      language: users.language,
      endsAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('living_session');
  return async (tokenHash: string, now: Date): Promise<LivingSession | null> => {
    const [row] = await statement.execute({ tokenHash, now });
    return row ?? null;
  };
}

export async function revokeSession(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)));
}

/** Ends every session of a person. */
export async function revokeSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
}

/** Sweeps one person's dead sessions. Done at each sign-in, it bounds the table without a job. */
export async function removeDeadSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, now)),
      ),
    );
}

/** Whether a write failed because somebody else holds that username. */
export function isUsernameConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('constraint' in error && error.constraint === 'users_username_taken') return true;
  return isUsernameConflict(error.cause);
}
