import { type PGlite, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db, WriteOptions } from '#platform/db/database.ts';
import { faultProblem } from '#platform/db/faults.ts';
import { joinedTx, refuseBeside, refuseInside, runInside, runJoined } from '#platform/db/inside.ts';
import type { SpaceGuard } from '#platform/db/space.ts';
import { withoutTransaction } from '#platform/db/statements.ts';
import type { Upkeep } from '#platform/db/upkeep.ts';

/** What Drizzle reads itself: dates, times and numerals come to it as they are written. */
const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = types;
const arraysOfThose = [1115, 1182, 1185, 1187, 1231];
const asWritten = Object.fromEntries(
  [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL, ...arraysOfThose].map((type) => [
    type,
    (text: string) => text,
  ]),
);

type Around = { space?: SpaceGuard; upkeep?: Upkeep; closed?: () => Promise<void> };

/** A database over an open PGlite. */
export function overPglite(client: PGlite, around: Around = {}): Database {
  const asRead = Object.fromEntries(
    Object.entries(client.parsers).filter(([type]) => type in asWritten),
  );
  Object.assign(client.parsers, asWritten);
  const queries = withoutParsers(client);
  const read = asDb(drizzle({ client: queries, logger: { logQuery: refuseBeside } }));
  const transactions = asDb(drizzle({ client: queries }));

  async function transact<T>(work: (tx: Db) => Promise<T>, options?: WriteOptions): Promise<T> {
    try {
      await around.space?.require(options);
      // One connection: transactions run one after the other and never meet a conflict.
      const result = await transactions.transaction(work);
      around.upkeep?.count();
      return result;
    } catch (error) {
      throw faultProblem(error) ?? error;
    }
  }

  async function write<T>(work: (tx: Db) => Promise<T>, options?: WriteOptions): Promise<T> {
    refuseInside();
    const inside = (tx: Db) => runInside(() => work(tx));
    return joinedTx()?.transaction(inside) ?? transact(inside, options);
  }

  async function together<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    refuseBeside();
    return transact((tx) => runJoined(tx, () => work(tx)));
  }

  async function execute(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
    refuseBeside();
    await around.space?.require();
    around.upkeep?.count();
    if (values.length > 0) return client.query(text, values, { parsers: asRead });
    const results = await client.transaction((tx) =>
      tx.exec(withoutTransaction(text), { parsers: asRead }),
    );
    return { rows: results.flatMap((result) => result.rows) };
  }

  return {
    kind: 'embedded',
    get read() {
      return joinedTx() ?? read;
    },
    write,
    together,
    execute,
    listen: (channel, heard) => client.listen(channel, heard),
    async close() {
      await around.upkeep?.stop();
      await client.close();
      await around.closed?.();
    },
  };
}

type Queries = Pick<Transaction, 'query'>;

/**
 * Drizzle sends its parsers along with each query, where they are joined with those of every type
 * there is: that took longer than most queries. The client has them already.
 */
function withoutParsers(client: PGlite): PGlite {
  const asking = (on: Queries): Queries => ({
    query: (text, values, { rowMode } = {}) => on.query(text, values, rowMode && { rowMode }),
  });
  const queries = {
    ...asking(client),
    transaction: <T>(work: (tx: Queries) => Promise<T>) =>
      client.transaction((tx) => work(asking(tx))),
  };
  // Drizzle asks a client for nothing else.
  return queries as unknown as PGlite;
}

/** The two drivers differ in what they tell beside `rows`; the type keeps what they share. */
function asDb(db: unknown): Db {
  return db as Db;
}
