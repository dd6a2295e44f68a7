import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { communities, communityMembers } from '#features/communities/table.ts';
import { totpFactors } from '#features/factors/table.ts';
import { moderationSanctions } from '#features/moderation/table.ts';
import { passkeys } from '#features/passkeys/table.ts';
import { type SessionRow, sessions } from '#features/sessions/table.ts';
import { blocks } from '#features/ties/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** Whether a webmaster has a second factor; of others nobody asks, and nothing is read. */
const guardOf = sql<boolean>`case when ${users.role} = 'webmaster' then
  exists (select 1 from ${passkeys} where ${passkeys.userId} = ${users.id}) or
  exists (select 1 from ${totpFactors}
    where ${totpFactors.userId} = ${users.id} and ${totpFactors.confirmedAt} is not null)
  else false end`;

/** Who does not see them, and whom they do not see. */
const apartFrom = sql<string[]>`array(
  select ${blocks.blockedId}::text from ${blocks} where ${blocks.blockerId} = ${users.id}
  union select ${blocks.blockerId}::text from ${blocks} where ${blocks.blockedId} = ${users.id})`;

/** Where they share dreams under another name. What moderation holds is nowhere. */
const memberOf = sql<string[]>`array(
  select ${communityMembers.communityId}::text from ${communityMembers}
  join ${communities} on ${communities.id} = ${communityMembers.communityId}
  where ${communityMembers.userId} = ${users.id} and ${communityMembers.state} = 'member'
    and not ${communities.isHeld})`;

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
      lastSeenAt: sessions.lastSeenAt,
      hasFactor: guardOf,
      apart: apartFrom,
      communities: memberOf,
      silencedUntil: moderationSanctions.silencedUntil,
      suspendedUntil: moderationSanctions.suspendedUntil,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(moderationSanctions, eq(moderationSanctions.userId, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('living_session');
  return async (tokenHash: string, now: Date) => {
    const [row] = await statement.execute({ tokenHash, now });
    return row ?? null;
  };
}

function isLiving(userId: string, now: Date) {
  return and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));
}

/** A person's living sessions, the latest seen first. */
export async function findLivingSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(isLiving(userId, now))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
}

export async function findProof(db: Db, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ provedAt: sessions.provedAt })
    .from(sessions)
    .where(eq(sessions.id, id));
  return row?.provedAt ?? null;
}

export async function setProof(db: Db, id: string, provedAt: Date): Promise<void> {
  await db.update(sessions).set({ provedAt }).where(eq(sessions.id, id));
}

export async function setLastSeen(db: Db, id: string, lastSeenAt: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt }).where(eq(sessions.id, id));
}

/** False where that is no living session of theirs. */
export async function revokeSession(
  db: Db,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isLiving(userId, now)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends every session of a person, or every one but `exceptId`. */
export async function revokeSessions(
  db: Db,
  { userId, exceptId }: { userId: string; exceptId: string | null },
  now: Date,
): Promise<void> {
  const others = exceptId === null ? undefined : ne(sessions.id, exceptId);
  await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), others));
}

export async function lockPerson(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Leaves a person their newest sessions and deletes the rest: dead ones, and living ones beyond. */
export async function removeSpareSessions(
  db: Db,
  { userId, kept }: { userId: string; kept: number },
  now: Date,
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        or(isNotNull(sessions.revokedAt), lt(sessions.expiresAt, now)),
      ),
    );
  const spare = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(kept);
  await db.delete(sessions).where(inArray(sessions.id, spare));
}
