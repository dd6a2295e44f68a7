import { namesIn, pseudonymsIn } from '@reverie/contract/mentioned.rules';
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { commentMentions, dreamComments } from '#features/comments/table.ts';
import { communityMembers } from '#features/communities/table.ts';
import { follows } from '#features/ties/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

type NewMention = typeof commentMentions.$inferInsert;
type Calling = { id: string; content: string; authorId: string; apart: readonly string[] };

/** People a public comment calls: those there are, but for its author and who is apart from them. */
export async function findNamed(
  db: Db,
  { id, content, authorId, apart, keyOf }: Calling & { keyOf: (username: string) => string },
): Promise<NewMention[]> {
  const named = namesIn(content);
  const keys = [...new Set(named.map(({ username }) => keyOf(username)))];
  if (keys.length === 0) return [];
  const rows = await db
    .select({ userId: users.id, key: users.usernameKey })
    .from(users)
    .where(
      and(
        inArray(users.usernameKey, keys),
        ne(users.id, authorId),
        sql`not (${users.id} = any(${uuidArray(apart)}))`,
      ),
    );
  const idOf = new Map(rows.map(({ key, userId }) => [key, userId]));
  return named.flatMap(({ written, username }) => {
    const userId = idOf.get(keyOf(username));
    return userId ? [{ commentId: id, written, userId, memberId: null }] : [];
  });
}

/** Members of a community whom a comment there calls by the names they bear in it. */
export async function findPseudonymous(
  db: Db,
  { id, content, authorId, communityId }: Omit<Calling, 'apart'> & { communityId: string },
): Promise<NewMention[]> {
  const called = pseudonymsIn(content);
  if (called.length === 0) return [];
  const { bird, number, userId, state } = communityMembers;
  const isOne = called.map((each) => and(eq(bird, each.bird), eq(number, each.number)));
  const rows = await db
    .select({ memberId: communityMembers.id, bird, number })
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(state, 'member'),
        ne(userId, authorId),
        or(...isOne),
      ),
    );
  return called.flatMap(({ written, ...name }) => {
    const found = rows.find((row) => row.bird === name.bird && row.number === name.number);
    return found ? [{ commentId: id, written, userId: null, memberId: found.memberId }] : [];
  });
}

/** These and no others. */
export async function setMentions(
  db: Db,
  commentId: string,
  mentions: readonly NewMention[],
): Promise<void> {
  await db.delete(commentMentions).where(eq(commentMentions.commentId, commentId));
  if (mentions.length > 0) await db.insert(commentMentions).values([...mentions]);
}

/** Whom these comments call, of those who have a page, or a name where the comment stands. */
export async function listMentions(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({
      commentId: commentMentions.commentId,
      written: commentMentions.written,
      userId: commentMentions.userId,
      username: users.username,
      usernameKey: users.usernameKey,
      hasPage: users.hasPage,
      memberId: communityMembers.id,
      bird: communityMembers.bird,
      number: communityMembers.number,
    })
    .from(commentMentions)
    .leftJoin(users, eq(users.id, commentMentions.userId))
    .leftJoin(communityMembers, eq(communityMembers.id, commentMentions.memberId))
    .where(inArray(commentMentions.commentId, [...ids]));
}
export type MentionRow = Awaited<ReturnType<typeof listMentions>>[number];

type Callable = { dreamId: string; ownerId: string; callerId: string; take: number };

/** Who speaks under a dream where everybody there reads it. */
const speakersOf = (dreamId: string) => sql`
  select ${dreamComments.authorId} from ${dreamComments}
  where ${dreamComments.dreamId} = ${dreamId} and ${dreamComments.content} is not null
    and not ${dreamComments.isWaiting} and not ${dreamComments.isHeld}`;

/** People with a page who speak under a dream, who dreamt it, or whom the caller follows. */
export async function listCallable(db: Db, args: Callable & { apart: readonly string[] }) {
  const { dreamId, ownerId, callerId, apart, take } = args;
  const { username, displayName, avatar, hasPage } = users;
  return db
    .select({ username, displayName, avatar, hasPage })
    .from(users)
    .where(
      and(
        eq(hasPage, true),
        ne(users.id, callerId),
        sql`not (${users.id} = any(${uuidArray(apart)}))`,
        sql`${users.id} in (${speakersOf(dreamId)} union select ${ownerId}::uuid union
          select ${follows.followedId} from ${follows} where ${follows.followerId} = ${callerId})`,
      ),
    )
    .orderBy(sql`(${users.id} in (${speakersOf(dreamId)})) desc`, users.usernameKey)
    .limit(take);
}

/** Members of a community who speak under a dream there, or who told it. */
export async function listCallableMembers(db: Db, args: Callable & { communityId: string }) {
  const { dreamId, ownerId, callerId, communityId, take } = args;
  const { id, bird, number, userId, state } = communityMembers;
  return db
    .select({ id, bird, number })
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.communityId, communityId),
        eq(state, 'member'),
        ne(userId, callerId),
        sql`(${userId} = ${ownerId} or ${userId} in (${speakersOf(dreamId)}))`,
      ),
    )
    .orderBy(bird, number)
    .limit(take);
}
