import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db, WriteOptions } from '#platform/db/database.ts';
import { faultProblem } from '#platform/db/faults.ts';
import { joinedTx, refuseBeside, refuseInside, runInside, runJoined } from '#platform/db/inside.ts';
import type { SpaceGuard } from '#platform/db/space.ts';
import { withoutTransaction } from '#platform/db/statements.ts';
import type { Upkeep } from '#platform/db/upkeep.ts';

type Around = { space?: SpaceGuard; upkeep?: Upkeep; closed?: () => Promise<void> };

/** A database over an open PGlite. */
export function overPglite(client: PGlite, around: Around = {}): Database {
  const read = asDb(drizzle({ client, logger: { logQuery: refuseBeside } }));
  const transactions = asDb(drizzle({ client }));

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
    if (values.length > 0) return client.query(text, values);
    const results = await client.transaction((tx) => tx.exec(withoutTransaction(text)));
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

/** The two drivers differ in what they tell beside `rows`; the type keeps what they share. */
function asDb(db: unknown): Db {
  return db as Db;
}
