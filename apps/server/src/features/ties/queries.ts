import { and, count, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { blocks, follows } from '#features/ties/table.ts';
import { textArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

type Pair = { from: string; to: string };

const isFollow = ({ from, to }: Pair) =>
  and(eq(follows.followerId, from), eq(follows.followedId, to));
const isBlock = ({ from, to }: Pair) => and(eq(blocks.blockerId, from), eq(blocks.blockedId, to));

export async function insertFollow(db: Db, { from, to }: Pair, now: Date): Promise<void> {
  const row = { followerId: from, followedId: to, createdAt: now };
  await db.insert(follows).values(row).onConflictDoNothing();
}

export async function deleteFollow(db: Db, pair: Pair): Promise<void> {
  await db.delete(follows).where(isFollow(pair));
}

/** Neither follows the other any longer. */
export async function deleteFollowsBetween(db: Db, { from, to }: Pair): Promise<void> {
  await db.delete(follows).where(or(isFollow({ from, to }), isFollow({ from: to, to: from })));
}

export async function insertBlock(db: Db, { from, to }: Pair, now: Date): Promise<void> {
  const row = { blockerId: from, blockedId: to, createdAt: now };
  await db.insert(blocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(db: Db, pair: Pair): Promise<void> {
  await db.delete(blocks).where(isBlock(pair));
}

export async function countFollowed(db: Db, userId: string): Promise<number> {
  const isTheirs = eq(follows.followerId, userId);
  const [row] = await db.select({ all: count() }).from(follows).where(isTheirs);
  return row?.all ?? 0;
}

export async function countBlocked(db: Db, userId: string): Promise<number> {
  const isTheirs = eq(blocks.blockerId, userId);
  const [row] = await db.select({ all: count() }).from(blocks).where(isTheirs);
  return row?.all ?? 0;
}

/** What one is to the other. */
export async function findTie(db: Db, pair: Pair) {
  const [follow, block] = await Promise.all([
    db.select({ at: follows.createdAt }).from(follows).where(isFollow(pair)),
    db.select({ at: blocks.createdAt }).from(blocks).where(isBlock(pair)),
  ]);
  return { isFollowed: follow.length > 0, isBlocked: block.length > 0 };
}

const person = {
  username: users.username,
  displayName: users.displayName,
  avatar: users.avatar,
  hasPage: users.hasPage,
};

/** Whom somebody follows, the latest first. */
export async function listFollowed(db: Db, userId: string) {
  return db
    .select({ ...person, createdAt: follows.createdAt })
    .from(follows)
    .innerJoin(users, eq(users.id, follows.followedId))
    .where(eq(follows.followerId, userId))
    .orderBy(desc(follows.createdAt), users.usernameKey);
}

/** Whom somebody blocks, the latest first. */
export async function listBlocked(db: Db, userId: string) {
  return db
    .select({ ...person, createdAt: blocks.createdAt })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(desc(blocks.createdAt), users.usernameKey);
}

/**
 * Where a dream stands in the order of lists; null where there is none within the scopes. Of a dream
 * under a pseudonym the place would tell between which others it was told, to the second.
 */
export async function findPlace(
  db: Db,
  dreamId: string,
  { scopes, apart }: { scopes: readonly Scope[]; apart: readonly string[] },
): Promise<number | null> {
  const [row] = await db
    .select({ seq: dreams.seq })
    .from(dreams)
    .where(
      and(
        eq(dreams.id, dreamId),
        inArray(dreams.scope, [...scopes]),
        notInArray(dreams.ownerId, [...apart]),
      ),
    );
  return row?.seq ?? null;
}

/** Which dream stands at a place; null where there is none. */
export async function findAt(db: Db, seq: number): Promise<string | null> {
  const [row] = await db.select({ id: dreams.id }).from(dreams).where(eq(dreams.seq, seq));
  return row?.id ?? null;
}

type Feed = { userId: string; scopes: readonly Scope[]; below: number; take: number };

/**
 * Places of the newest dreams that the people somebody follows made public. Each of them is asked for
 * as many as the page holds, by the index of what they published: the archive's size does not matter.
 */
export async function placesFollowed(db: Db, args: Feed): Promise<number[]> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    select newest.seq
    from ${follows} f
    cross join lateral (
      select d.seq from ${dreams} d
      where d.owner_id = f.followed_id and d.visibility = 'public' and d.scope is not null
        and d.scope = any(${textArray(args.scopes)}) and d.seq < ${args.below}
      order by d.seq desc limit ${args.take}
    ) newest
    where f.follower_id = ${args.userId}
    order by newest.seq desc limit ${args.take}`);
  return rows.map(({ seq }) => Number(seq));
}
