import { and, count, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { type AskRow, connectionAsks, connections } from '#features/connections/table.ts';
import { blocks } from '#features/ties/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Of two people, in either order. */
export type Pair = { from: string; to: string };

const ordered = ({ from, to }: Pair) =>
  from < to ? { oneId: from, otherId: to } : { oneId: to, otherId: from };

function isOf(pair: Pair) {
  const { oneId, otherId } = ordered(pair);
  return and(eq(connections.oneId, oneId), eq(connections.otherId, otherId));
}

const isAsk = ({ from, to }: Pair) =>
  and(eq(connectionAsks.fromId, from), eq(connectionAsks.toId, to));

/** Until the transaction ends nobody else changes what these two are to each other. */
export async function holdPair(db: Db, pair: Pair): Promise<void> {
  const { oneId, otherId } = ordered(pair);
  await hold(db, `connection ${oneId} ${otherId}`);
}

/** One person asks one after the other, so that they are counted. */
export async function holdAsker(db: Db, userId: string): Promise<void> {
  await hold(db, `asks ${userId}`);
}

async function hold(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

export async function areApart(db: Db, { from, to }: Pair): Promise<boolean> {
  const { blockerId, blockedId } = blocks;
  const rows = await db
    .select({ at: blocks.createdAt })
    .from(blocks)
    .where(
      or(and(eq(blockerId, from), eq(blockedId, to)), and(eq(blockerId, to), eq(blockedId, from))),
    );
  return rows.length > 0;
}

export async function findConnection(db: Db, pair: Pair): Promise<{ id: string } | null> {
  const [row] = await db.select({ id: connections.id }).from(connections).where(isOf(pair));
  return row ?? null;
}

type NewConnection = Pair & { id: string; since: Date };

export async function insertConnection(db: Db, { id, since, ...pair }: NewConnection) {
  await db.insert(connections).values({ id, since, ...ordered(pair) });
}

export async function deleteConnection(db: Db, pair: Pair): Promise<void> {
  await db.delete(connections).where(isOf(pair));
}

/** False where that is no connection of theirs. */
export async function deleteConnectionOf(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const isTheirs = or(eq(connections.oneId, userId), eq(connections.otherId, userId));
  const rows = await db
    .delete(connections)
    .where(and(eq(connections.id, id), isTheirs))
    .returning({ id: connections.id });
  return rows.length > 0;
}

export async function countConnections(db: Db, userId: string): Promise<number> {
  const isTheirs = or(eq(connections.oneId, userId), eq(connections.otherId, userId));
  const [row] = await db.select({ all: count() }).from(connections).where(isTheirs);
  return row?.all ?? 0;
}

export async function findAsk(db: Db, pair: Pair): Promise<AskRow | null> {
  const [row] = await db.select().from(connectionAsks).where(isAsk(pair));
  return row ?? null;
}

export async function findAskById(db: Db, id: string): Promise<AskRow | null> {
  const [row] = await db.select().from(connectionAsks).where(eq(connectionAsks.id, id));
  return row ?? null;
}

export async function insertAsk(db: Db, row: typeof connectionAsks.$inferInsert): Promise<void> {
  await db.insert(connectionAsks).values(row);
}

export async function updateAsk(db: Db, id: string, change: Partial<AskRow>): Promise<void> {
  await db.update(connectionAsks).set(change).where(eq(connectionAsks.id, id));
}

/** Nothing waits between the two; what was declined is known on. */
export async function withdrawBetween(db: Db, { from, to }: Pair, now: Date): Promise<void> {
  const areTheirs = or(isAsk({ from, to }), isAsk({ from: to, to: from }));
  const stands = isNull(connectionAsks.withdrawnAt);
  await db.update(connectionAsks).set({ withdrawnAt: now }).where(and(areTheirs, stands));
}

/** Both said yes: nothing between them was ever declined. */
export async function deleteAsksBetween(db: Db, { from, to }: Pair): Promise<void> {
  await db.delete(connectionAsks).where(or(isAsk({ from, to }), isAsk({ from: to, to: from })));
}

/** How many people somebody called since a moment. */
export async function countAskedSince(db: Db, userId: string, since: Date): Promise<number> {
  const isTheirs = and(eq(connectionAsks.fromId, userId), gt(connectionAsks.askedAt, since));
  const [row] = await db.select({ all: count() }).from(connectionAsks).where(isTheirs);
  return row?.all ?? 0;
}

export async function deleteFaded(db: Db, before: Date): Promise<void> {
  const { askedAt, declinedAt } = connectionAsks;
  await db.delete(connectionAsks).where(and(lt(askedAt, before), isNull(declinedAt)));
}

const person = {
  username: users.username,
  displayName: users.displayName,
  avatar: users.avatar,
  hasPage: users.hasPage,
};

/** Whom somebody is connected with, the latest first. */
export async function listConnected(db: Db, userId: string) {
  const { oneId, otherId } = connections;
  const isTheirs = or(eq(oneId, userId), eq(otherId, userId));
  const isOther = sql`${users.id} = case when ${oneId} = ${userId} then ${otherId} else ${oneId} end`;
  return db
    .select({ id: connections.id, since: connections.since, userId: users.id, person })
    .from(connections)
    .innerJoin(users, isOther)
    .where(isTheirs)
    .orderBy(desc(connections.since), desc(connections.id));
}

type Asks = { userId: string; since: Date };

/** Who asks somebody and waits for an answer. Who has no page any more waits unseen. */
export async function listAsked(db: Db, { userId, since }: Asks) {
  const { id, word, askedAt, fromId, toId, declinedAt, withdrawnAt } = connectionAsks;
  const isOpen = and(isNull(declinedAt), isNull(withdrawnAt), gt(askedAt, since));
  return db
    .select({ id, word, askedAt, person })
    .from(connectionAsks)
    .innerJoin(users, eq(users.id, fromId))
    .where(and(eq(toId, userId), isOpen, users.hasPage))
    .orderBy(desc(askedAt));
}

export type SeenAsk = Awaited<ReturnType<typeof listAsked>>[number];

/** Whom somebody asks, whatever the answer was. */
export async function listAsking(db: Db, { userId, since }: Asks) {
  const { id, word, askedAt, fromId, toId, withdrawnAt } = connectionAsks;
  return db
    .select({ id, word, askedAt, person })
    .from(connectionAsks)
    .innerJoin(users, eq(users.id, toId))
    .where(and(eq(fromId, userId), isNull(withdrawnAt), gt(askedAt, since)))
    .orderBy(desc(askedAt));
}
