import { type Avoiding, avoidedIn, type WarnedFilter } from '@reverie/contract/dreams.rules';
import type { Feed, Tie, TieList } from '@reverie/contract/ties';
import { blockedLimit, followedLimit } from '@reverie/contract/ties.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { Connections } from '#features/connections/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Search } from '#features/search/service.ts';
import * as queries from '#features/ties/queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Scope } from '#platform/scope.ts';

export type TieParts = {
  database: Database;
  clock: Clock;
  accounts: Accounts;
  connections: Connections;
  dreams: Dreams;
  search: Pick<Search, 'leaveOut'>;
  sharedScopesOf: (reader: Person, warned?: WarnedFilter) => Scope[];
};

export type Ties = ReturnType<typeof createTies>;

type Pair = { from: string; to: string };
type FeedQuery = {
  before?: string | undefined;
  pageSize: number;
  warned: WarnedFilter;
} & Avoiding;

/** Pages of a feed that are looked through for one, where some of it is left out. */
const pagesLooked = 10;

/** Whom people follow, and whom they keep away. Nobody is told of either. */
export function createTies(parts: TieParts) {
  const { database, clock, accounts, connections, dreams, search, sharedScopesOf } = parts;

  /** Somebody who has a page. Throws `not_found` for nobody, for oneself, and for who is kept apart. */
  async function meet(principal: Person, username: string): Promise<Pair> {
    const owner = await accounts.findPageOwner(username);
    if (!owner || principal.apart.includes(owner.id)) throw new Problem('not_found');
    return pairOf(principal, owner.id);
  }

  /** Anybody of that name: who wants no page can be kept away all the same. */
  async function know(principal: Person, username: string): Promise<Pair> {
    const other = await accounts.findByUsername(username);
    if (!other) throw new Problem('not_found');
    return pairOf(principal, other.id);
  }

  async function tie(pair: Pair, work: (tx: Db) => Promise<void>): Promise<Tie> {
    return database.write(async (tx) => {
      await work(tx);
      return queries.findTie(tx, pair);
    });
  }

  async function bothOf(userId: string) {
    const [followed, blocked] = await Promise.all([
      queries.listFollowed(database.read, userId),
      queries.listBlocked(database.read, userId),
    ]);
    return { followed, blocked };
  }

  return {
    /** Throws `ties_full` where the caller follows as many as anybody may. */
    async follow(principal: Person, username: string): Promise<Tie> {
      const pair = await meet(principal, username);
      return tie(pair, async (tx) => {
        const all = await queries.countFollowed(tx, principal.userId);
        const { isFollowed } = await queries.findTie(tx, pair);
        if (!isFollowed && all >= followedLimit) throw new Problem('ties_full');
        await queries.insertFollow(tx, pair, clock.now());
      });
    },

    async unfollow(principal: Person, username: string): Promise<Tie> {
      const pair = await know(principal, username);
      return tie(pair, (tx) => queries.deleteFollow(tx, pair));
    },

    /** Throws `ties_full` where the caller blocks as many as anybody may. */
    async block(principal: Person, username: string): Promise<Tie> {
      const pair = await know(principal, username);
      return tie(pair, async (tx) => {
        const all = await queries.countBlocked(tx, principal.userId);
        const { isBlocked } = await queries.findTie(tx, pair);
        if (!isBlocked && all >= blockedLimit) throw new Problem('ties_full');
        await queries.insertBlock(tx, pair, clock.now());
        await queries.deleteFollowsBetween(tx, pair);
        await connections.part(tx, pair);
      });
    },

    async unblock(principal: Person, username: string): Promise<Tie> {
      const pair = await know(principal, username);
      return tie(pair, (tx) => queries.deleteBlock(tx, pair));
    },

    /** What one person is to another. */
    between: (from: string, to: string, db: Db = database.read): Promise<Tie> =>
      queries.findTie(db, { from, to }),

    async list({ userId }: { userId: string }): Promise<TieList> {
      const { followed, blocked } = await bothOf(userId);
      const shown = (rows: typeof followed) => rows.map(({ createdAt: _, ...person }) => person);
      return { followed: shown(followed), blocked: shown(blocked) };
    },

    /** Throws `not_found` where `before` names a dream that the caller does not meet in lists. */
    async feed(
      principal: Person,
      { before, pageSize, warned, ...avoiding }: FeedQuery,
    ): Promise<Feed> {
      const db = database.read;
      const met = { scopes: sharedScopesOf(principal), apart: principal.apart };
      const below = before ? await queries.findPlace(db, before, met) : Number.MAX_SAFE_INTEGER;
      if (below === null) throw new Problem('not_found');
      const scopes = sharedScopesOf(principal, warned);
      const avoided = avoidedIn(avoiding);
      const most = avoided ? pageSize * pagesLooked : pageSize;
      const asked = { userId: principal.userId, scopes, below, take: most + 1 };
      const places = await queries.placesFollowed(db, asked);
      const looked = places.slice(0, most);
      const kept = await search.leaveOut(scopes, looked, { avoided, apart: [] });
      const shown = kept.slice(0, pageSize);
      // Where everything was left out, reading goes on behind what was looked through.
      const last = kept.length > pageSize ? shown.at(-1) : looked.at(-1);
      const hasMore = kept.length > pageSize || places.length > most;
      return {
        dreams: await dreams.at(principal, shown, scopes),
        next: hasMore && last !== undefined ? await queries.findAt(db, last) : null,
      };
    },

    /** Both lists as their owner takes them along. */
    async everythingOf(userId: string) {
      const { followed, blocked } = await bothOf(userId);
      const told = (rows: typeof followed) =>
        rows.map(({ username, createdAt }) => ({ username, since: createdAt.toISOString() }));
      return { follows: told(followed), blocks: told(blocked) };
    },
  };
}

function pairOf({ userId }: Person, otherId: string): Pair {
  if (otherId === userId) throw new Problem('not_found');
  return { from: userId, to: otherId };
}
