import type { NotificationChoice } from '@reverie/contract/notifications';
import type { DigestRhythm } from '@reverie/contract/notifications.rules';
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { communities, communityMembers } from '#features/communities/table.ts';
import {
  type HoursRow,
  notificationChoices,
  notificationHours,
  notificationMutes,
  notifications,
} from '#features/notifications/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function listChoices(db: Db, userId: string) {
  const { kind, isHere, mail, isPushed } = notificationChoices;
  const isTheirs = eq(notificationChoices.userId, userId);
  return db.select({ kind, isHere, mail, isPushed }).from(notificationChoices).where(isTheirs);
}

export async function setChoices(
  db: Db,
  userId: string,
  choices: readonly NotificationChoice[],
): Promise<void> {
  for (const { kind, ...set } of choices) {
    await db
      .insert(notificationChoices)
      .values({ userId, kind, ...set })
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind],
        set,
      });
  }
}

export async function stopMail(db: Db, userId: string): Promise<void> {
  const isTheirs = eq(notificationChoices.userId, userId);
  await db.update(notificationChoices).set({ mail: 'none' }).where(isTheirs);
}

export async function findHours(db: Db, userId: string): Promise<HoursRow | null> {
  const isTheirs = eq(notificationHours.userId, userId);
  const [row] = await db.select().from(notificationHours).where(isTheirs);
  return row ?? null;
}

type Hours = Pick<HoursRow, 'userId'> & Partial<Omit<HoursRow, 'userId'>> & { timeZone: string };

export async function setHours(db: Db, hours: Hours): Promise<void> {
  const { userId: _, ...set } = hours;
  await db
    .insert(notificationHours)
    .values(hours)
    .onConflictDoUpdate({ target: notificationHours.userId, set });
}

/** Whom a digest of that rhythm may be due to, behind one of them. */
export async function listMailed(
  db: Db,
  { rhythm, behind, take }: { rhythm: Exclude<DigestRhythm, 'none'>; behind: string; take: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notificationChoices.userId })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.mail, rhythm), gt(notificationChoices.userId, behind)))
    .orderBy(asc(notificationChoices.userId))
    .limit(take);
  return rows.map(({ userId }) => userId);
}

/** Locks the hours of somebody: of all servers one writes to them. */
export async function lockHours(db: Db, userId: string): Promise<HoursRow | null> {
  await db.insert(notificationHours).values({ userId, timeZone: 'UTC' }).onConflictDoNothing();
  const isTheirs = eq(notificationHours.userId, userId);
  const [row] = await db.select().from(notificationHours).where(isTheirs).for('update');
  return row ?? null;
}

/** Of these, those no digest told of as they are. */
export async function listUnmailed(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id, mailedAt } = notifications;
  const isNew = isNull(mailedAt);
  const rows = await db
    .select({ id })
    .from(notifications)
    .where(and(inArray(id, [...ids]), isNew));
  return rows.map((row) => row.id);
}

export async function markMailed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ mailedAt: now })
    .where(inArray(notifications.id, [...ids]));
}

export async function listMutes(db: Db, userId: string) {
  const { id, dreamId, personId, memberId, threadId, word } = notificationMutes;
  const { username, displayName, avatar, hasPage } = users;
  const { bird, number } = communityMembers;
  const community = communities.name;
  return db
    .select({
      ...{
        id,
        dreamId,
        personId,
        memberId,
        threadId,
        word,
        username,
        displayName,
        avatar,
        hasPage,
      },
      ...{ bird, number, community },
    })
    .from(notificationMutes)
    .leftJoin(users, eq(users.id, personId))
    .leftJoin(communityMembers, eq(communityMembers.id, memberId))
    .leftJoin(communities, eq(communities.id, communityMembers.communityId))
    .where(eq(notificationMutes.userId, userId))
    .orderBy(desc(notificationMutes.createdAt), desc(id));
}
export type MuteRow = Awaited<ReturnType<typeof listMutes>>[number];

export async function countMutes(db: Db, userId: string): Promise<number> {
  const isTheirs = eq(notificationMutes.userId, userId);
  const [row] = await db.select({ all: count() }).from(notificationMutes).where(isTheirs);
  return row?.all ?? 0;
}

type NewMute = typeof notificationMutes.$inferInsert;

export async function insertMute(db: Db, mute: NewMute): Promise<void> {
  await db.insert(notificationMutes).values(mute).onConflictDoNothing();
}

/** False where that is none of theirs. */
export async function deleteMute(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const isIt = and(eq(notificationMutes.id, id), eq(notificationMutes.userId, userId));
  const rows = await db.delete(notificationMutes).where(isIt).returning({ id: sql`1` });
  return rows.length > 0;
}

/** Whether somebody is a member beside another, by their name there. */
export async function isMemberBeside(
  db: Db,
  { userId, memberId }: { userId: string; memberId: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${communityMembers} m
    join ${communityMembers} own on own.community_id = m.community_id
    where m.id = ${memberId} and m.user_id <> ${userId}
      and own.user_id = ${userId} and own.state = 'member'`);
  return rows.length > 0;
}
