import type {
  ConnectionCreation,
  ConnectionList,
  ConnectionStanding,
} from '@reverie/contract/connections';
import { asksADay, connectionsLimit } from '@reverie/contract/connections.rules';
import type { Accounts } from '#features/accounts/service.ts';
import * as queries from '#features/connections/queries.ts';
import {
  fadedBefore,
  isOpen,
  isRecent,
  isStanding,
  presentAsk,
} from '#features/connections/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demandVoice } from '#platform/http/verdict.ts';
import { newId } from '#platform/ids.ts';

export type ConnectionParts = {
  database: Database;
  clock: Clock;
  events: Events;
  accounts: Accounts;
};

export type Connections = ReturnType<typeof createConnections>;

const day = 86_400_000;

/** Two people who both said yes. A lone yes can be taken back, and a no is told to nobody. */
export function createConnections({ database, clock, events, accounts }: ConnectionParts) {
  const hasPage = async (db: Db, userId: string): Promise<boolean> =>
    (await accounts.peek(db, userId))?.hasPage ?? false;

  async function tell(tx: Db, type: 'connection.asked' | 'connection.made', ids: Told) {
    const { actor, userId, subject } = ids;
    await events.publish(tx, { type, actor, subject, scope: null, payload: { userId } });
  }

  /** Both said yes. Throws `connections_full` where the one who says it now has as many as may be. */
  async function connect(tx: Db, { from, to }: queries.Pair): Promise<void> {
    if ((await queries.countConnections(tx, from)) >= connectionsLimit)
      throw new Problem('connections_full');
    const now = clock.now();
    const id = newId(now);
    await queries.deleteAsksBetween(tx, { from, to });
    await queries.insertConnection(tx, { id, from, to, since: now });
    await tell(tx, 'connection.made', { actor: from, userId: to, subject: id });
  }

  async function asksLeft(db: Db, userId: string): Promise<number> {
    const since = new Date(clock.now().getTime() - day);
    return Math.max(0, asksADay - (await queries.countAskedSince(db, userId, since)));
  }

  /** Asks somebody, or says yes where they ask. Both are held. */
  async function wish(tx: Db, pair: queries.Pair, word: string | null): Promise<void> {
    const now = clock.now();
    const [connection, own, theirs] = await Promise.all([
      queries.findConnection(tx, pair),
      queries.findAsk(tx, pair),
      queries.findAsk(tx, { from: pair.to, to: pair.from }),
    ]);
    if (connection) return;
    // Also where they were told no before: who said it has changed their mind.
    if (theirs && isStanding(theirs, now)) return connect(tx, pair);
    if (own && isStanding(own, now)) return;
    if (own && isRecent(own, now)) {
      return queries.updateAsk(tx, own.id, { word, withdrawnAt: null });
    }
    if ((await asksLeft(tx, pair.from)) === 0) throw new Problem('asks_spent');
    // Who was told no is answered like everybody, down to a new id; the other is called no more.
    const fresh = { id: newId(now), word, askedAt: now, withdrawnAt: null };
    if (own) await queries.updateAsk(tx, own.id, fresh);
    else await queries.insertAsk(tx, { ...fresh, fromId: pair.from, toId: pair.to });
    if (own?.declinedAt) return;
    await tell(tx, 'connection.asked', { actor: pair.from, userId: pair.to, subject: fresh.id });
  }

  async function list({ userId }: Pick<Person, 'userId'>): Promise<ConnectionList> {
    const { read: db } = database;
    const since = fadedBefore(clock.now());
    const [connected, asked, asking, left, canAsk] = await Promise.all([
      queries.listConnected(db, userId),
      queries.listAsked(db, { userId, since }),
      queries.listAsking(db, { userId, since }),
      asksLeft(db, userId),
      hasPage(db, userId),
    ]);
    return {
      connections: connected.map((row) => ({
        ...{ id: row.id, person: row.person, since: row.since.toISOString() },
      })),
      asked: asked.map(presentAsk),
      asking: asking.map(presentAsk),
      asksLeft: left,
      canAsk,
    };
  }

  return {
    list,

    /** Throws what `connections.ask` of the contract declares. */
    async ask(principal: Person, { username, word }: ConnectionCreation): Promise<ConnectionList> {
      demandVoice(principal);
      const { userId, apart } = principal;
      if (!(await accounts.mayPublish(userId))) throw new Problem('address_waiting');
      const other = await accounts.findPageOwner(username);
      if (!other || other.id === userId || apart.includes(other.id)) throw new Problem('not_found');
      if (!(await hasPage(database.read, userId))) throw new Problem('page_missing');
      const pair = { from: userId, to: other.id };
      await database.write(async (tx) => {
        await queries.holdAsker(tx, userId);
        await queries.holdPair(tx, pair);
        if (await queries.areApart(tx, pair)) throw new Problem('not_found');
        await wish(tx, pair, word?.trim() || null);
      });
      return list(principal);
    },

    /** Throws `not_found` for what waits for nobody any more, or for somebody else. */
    async answer(principal: Person, id: string, answer: 'yes' | 'no'): Promise<ConnectionList> {
      await database.write(async (tx) => {
        const seen = await queries.findAskById(tx, id);
        if (seen?.toId !== principal.userId) throw new Problem('not_found');
        const pair = { from: seen.toId, to: seen.fromId };
        await queries.holdPair(tx, pair);
        const ask = await queries.findAskById(tx, id);
        const now = clock.now();
        if (!ask || !isOpen(ask, now)) throw new Problem('not_found');
        if (answer === 'yes') await connect(tx, pair);
        else await queries.updateAsk(tx, id, { declinedAt: now });
      });
      return list(principal);
    },

    /** Takes back an ask, or parts. */
    async end(principal: Person, id: string): Promise<ConnectionList> {
      const { userId } = principal;
      await database.write(async (tx) => {
        if (await queries.deleteConnectionOf(tx, { id, userId })) return;
        const ask = await queries.findAskById(tx, id);
        const now = clock.now();
        if (ask?.fromId !== userId || !isStanding(ask, now)) throw new Problem('not_found');
        await queries.updateAsk(tx, id, { withdrawnAt: now });
      });
      return list(principal);
    },

    /** What one is to another, who is kept apart from nobody of the two. */
    async between(from: string, to: string): Promise<ConnectionStanding> {
      const { read: db } = database;
      const [connection, own, theirs, canAsk] = await Promise.all([
        queries.findConnection(db, { from, to }),
        queries.findAsk(db, { from, to }),
        queries.findAsk(db, { from: to, to: from }),
        hasPage(db, from),
      ]);
      const now = clock.now();
      if (connection) return { state: 'connected', id: connection.id, word: null, canAsk };
      if (theirs && isOpen(theirs, now))
        return { state: 'asked', id: theirs.id, word: theirs.word, canAsk };
      if (own && isStanding(own, now))
        return { state: 'asking', id: own.id, word: own.word, canAsk };
      return { state: 'none', id: null, word: null, canAsk };
    },

    /** Throws `connections_full` where somebody has as many as may be. */
    async demandRoom(db: Db, userId: string): Promise<void> {
      if ((await queries.countConnections(db, userId)) >= connectionsLimit)
        throw new Problem('connections_full');
    },

    /** Both said yes to one another elsewhere, and `from` just now. False where they are kept apart. */
    async join(tx: Db, pair: queries.Pair): Promise<boolean> {
      await queries.holdPair(tx, pair);
      if (await queries.areApart(tx, pair)) return false;
      if (!(await queries.findConnection(tx, pair))) await connect(tx, pair);
      return true;
    },

    areConnected: async (from: string, to: string, db: Db = database.read): Promise<boolean> =>
      (await queries.findConnection(db, { from, to })) !== null,

    /** Of two who are kept apart from now on, nothing stands. */
    async part(tx: Db, pair: queries.Pair): Promise<void> {
      await queries.holdPair(tx, pair);
      await queries.deleteConnection(tx, pair);
      await queries.withdrawBetween(tx, pair, clock.now());
    },

    async tidy(): Promise<void> {
      await database.write((tx) => queries.deleteFaded(tx, fadedBefore(clock.now())));
    },

    /** All of it as its owner takes it along. */
    async everythingOf(userId: string) {
      const { connections, asked, asking } = await list({ userId });
      const told = ({ person, word, at }: (typeof asked)[number]) => ({
        ...{ username: person.username, word, at },
      });
      return {
        connections: connections.map(({ person, since }) => ({ username: person.username, since })),
        connectionAsks: { received: asked.map(told), sent: asking.map(told) },
      };
    },
  };
}

type Told = { actor: string; userId: string; subject: string };
