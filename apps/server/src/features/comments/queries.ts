import type { Commenting } from '@reverie/contract/comments.rules';
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/table.ts';
import {
  type CommentRow,
  dreamCommenting,
  dreamComments,
  type NewCommentRow,
} from '#features/comments/table.ts';
import { communityMembers } from '#features/communities/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { notificationMutes } from '#features/notifications/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

/** A comment with whose it is, and whose dream it is about. */
export type SeenComment = CommentRow & {
  ownerId: string;
  /** Where the dream is shared under a pseudonym, and whose the comment is there. */
  communityId: string | null;
  memberId: string | null;
  bird: number | null;
  number: number | null;
  username: string | null;
  displayName: string | null;
  avatar: string | null;
  hasPage: boolean;
};

function selectSeen(db: Db) {
  return db
    .select({
      id: dreamComments.id,
      seq: dreamComments.seq,
      dreamId: dreamComments.dreamId,
      authorId: dreamComments.authorId,
      answers: dreamComments.answers,
      content: dreamComments.content,
      quoted: dreamComments.quoted,
      isWaiting: dreamComments.isWaiting,
      isHeld: dreamComments.isHeld,
      createdAt: dreamComments.createdAt,
      editedAt: dreamComments.editedAt,
      ownerId: dreams.ownerId,
      communityId: dreams.communityId,
      memberId: communityMembers.id,
      bird: communityMembers.bird,
      number: communityMembers.number,
      username: users.username,
      displayName: users.displayName,
      avatar: users.avatar,
      hasPage: sql<boolean>`coalesce(${users.hasPage}, false)`,
    })
    .from(dreamComments)
    .innerJoin(dreams, eq(dreams.id, dreamComments.dreamId))
    .leftJoin(users, eq(users.id, dreamComments.authorId))
    .leftJoin(
      communityMembers,
      and(
        eq(communityMembers.communityId, dreams.communityId),
        eq(communityMembers.userId, dreamComments.authorId),
      ),
    );
}

export async function insertComment(db: Db, row: NewCommentRow): Promise<void> {
  await db.insert(dreamComments).values(row);
}

export async function findComment(db: Db, id: string): Promise<SeenComment | null> {
  const [row] = await selectSeen(db).where(eq(dreamComments.id, id));
  return row ?? null;
}

/** Locks it for a change. */
export async function lockComment(db: Db, id: string): Promise<SeenComment | null> {
  await db
    .select({ id: dreamComments.id })
    .from(dreamComments)
    .where(eq(dreamComments.id, id))
    .for('update');
  return findComment(db, id);
}

type Reader = {
  dreamId: string;
  viewerId: string | null;
  apart: readonly string[];
  isOwner: boolean;
};

const answer = alias(dreamComments, 'answer');

/** What this reader meets, of comments or of the answers to them. */
function isMet(of: typeof dreamComments | typeof answer, { viewerId, apart, isOwner }: Reader) {
  const isTold = isOwner
    ? undefined
    : sql`(not ${of.isWaiting} or ${of.authorId} = ${viewerId}::uuid)`;
  return and(
    isTold,
    sql`(not ${of.isHeld} or ${of.authorId} = ${viewerId}::uuid)`,
    sql`(${of.authorId} is null or not (${of.authorId} = any(${uuidArray(apart)})))`,
  );
}

/** What begins a conversation, met itself or by its answers. */
function begins(db: Db, reader: Reader) {
  const answered = db
    .select({ one: sql`1` })
    .from(answer)
    .where(and(eq(answer.answers, dreamComments.id), isMet(answer, reader)));
  return and(
    eq(dreamComments.dreamId, reader.dreamId),
    isNull(dreamComments.answers),
    sql`(${and(isNotNull(dreamComments.content), isMet(dreamComments, reader))} or ${exists(answered)})`,
  );
}

export async function countBeginnings(db: Db, reader: Reader): Promise<number> {
  const [row] = await db.select({ all: count() }).from(dreamComments).where(begins(db, reader));
  return row?.all ?? 0;
}

/** A page of what begins conversations, the first first. */
export async function listBeginnings(
  db: Db,
  { skip, take, ...reader }: Reader & { skip: number; take: number },
): Promise<SeenComment[]> {
  const page = selectSeen(db).where(begins(db, reader)).orderBy(asc(dreamComments.seq));
  return page.offset(skip).limit(take);
}

/** The answers to these that this reader meets, the first first. */
export async function listAnswers(db: Db, ids: string[], reader: Reader): Promise<SeenComment[]> {
  if (ids.length === 0) return [];
  const areAnswers = and(inArray(dreamComments.answers, ids), isMet(dreamComments, reader));
  return selectSeen(db).where(areAnswers).orderBy(asc(dreamComments.seq));
}

/** What these people say of a dream that everybody else reads. */
export async function countOf(
  db: Db,
  { dreamId, people }: { dreamId: string; people: readonly string[] },
): Promise<number> {
  if (people.length === 0) return 0;
  const { authorId, content, isWaiting, isHeld } = dreamComments;
  const [row] = await db
    .select({ all: count() })
    .from(dreamComments)
    .where(
      and(
        eq(dreamComments.dreamId, dreamId),
        inArray(authorId, [...people]),
        isNotNull(content),
        eq(isWaiting, false),
        eq(isHeld, false),
      ),
    );
  return row?.all ?? 0;
}

export async function countAnswers(db: Db, id: string): Promise<number> {
  const isAnswer = eq(dreamComments.answers, id);
  const [row] = await db.select({ all: count() }).from(dreamComments).where(isAnswer);
  return row?.all ?? 0;
}

/** What one person said since a moment. */
export async function listSaidSince(db: Db, authorId: string, since: Date) {
  const isTheirs = and(eq(dreamComments.authorId, authorId), gt(dreamComments.createdAt, since));
  return db.select({ content: dreamComments.content }).from(dreamComments).where(isTheirs);
}

export async function updateComment(
  db: Db,
  id: string,
  change: Partial<NewCommentRow>,
): Promise<void> {
  await db.update(dreamComments).set(change).where(eq(dreamComments.id, id));
}

/** Leaves of it only that something was there. */
export async function blankComment(db: Db, id: string): Promise<void> {
  const nothing = {
    ...{ authorId: null, content: null, quoted: null },
    ...{ isWaiting: false, isHeld: false },
  };
  await db.update(dreamComments).set(nothing).where(eq(dreamComments.id, id));
}

export async function deleteComment(db: Db, id: string): Promise<void> {
  await db.delete(dreamComments).where(eq(dreamComments.id, id));
}

export async function findCommenting(db: Db, dreamId: string): Promise<Commenting> {
  const { commenting } = dreamCommenting;
  const [row] = await db
    .select({ commenting })
    .from(dreamCommenting)
    .where(eq(dreamCommenting.dreamId, dreamId));
  return row?.commenting ?? 'open';
}

export async function setCommenting(
  db: Db,
  row: { dreamId: string; commenting: Commenting },
): Promise<void> {
  const { commenting } = row;
  await db
    .insert(dreamCommenting)
    .values(row)
    .onConflictDoUpdate({ target: dreamCommenting.dreamId, set: { commenting } });
}

/** By what somebody muted conversations, of these. */
export async function mutesOf(
  db: Db,
  reader: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { id, threadId, userId } = notificationMutes;
  const isTheirs = and(eq(userId, reader), inArray(threadId, [...ids]));
  const rows = await db.select({ id, threadId }).from(notificationMutes).where(isTheirs);
  return new Map(rows.map((row) => [row.threadId ?? '', row.id]));
}

/** All one person said, the latest first. */
export async function listSaidBy(db: Db, authorId: string): Promise<CommentRow[]> {
  const isTheirs = eq(dreamComments.authorId, authorId);
  return db.select().from(dreamComments).where(isTheirs).orderBy(desc(dreamComments.seq));
}

/** Forgets what was quoted of a dream that is not in this text of it. */
export async function forgetQuotes(db: Db, dreamId: string, text: string): Promise<void> {
  const isGone = sql`position(${dreamComments.quoted} in ${text}) = 0`;
  await db
    .update(dreamComments)
    .set({ quoted: null })
    .where(and(eq(dreamComments.dreamId, dreamId), isNotNull(dreamComments.quoted), isGone));
}

/** Removes all that was said of a dream. */
export async function forgetConversation(db: Db, dreamId: string): Promise<void> {
  await db.delete(dreamComments).where(eq(dreamComments.dreamId, dreamId));
}
