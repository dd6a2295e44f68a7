import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Db } from '#platform/db/database.ts';
import { faultProblem, isConflict } from '#platform/db/faults.ts';
import { joinedTx, refuseBeside, refuseInside, runInside, runJoined } from '#platform/db/inside.ts';
import { createListener } from '#platform/db/listener.ts';
import { withoutTransaction } from '#platform/db/statements.ts';
import type { Log } from '#platform/log.ts';

const attempts = 5;
const connectionTimeoutMillis = 3_000;
/** No statement of ours is silent for so long: a call gives up while somebody still waits for it. */
const longestSilence = 15_000;
/** Milliseconds a process that froze may hold what others wait for. */
const longestIdle = 60_000;
/**
 * Milliseconds a connection is kept that nobody uses. A new one is not only opened: its first statements
 * are planned with nothing known of our tables, ten times as long, while somebody waits.
 */
const keptUnused = 600_000;

// As the embedded database answers: a count is a number.
const bigints = 20;
pg.types.setTypeParser(bigints, (text) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});

export type PostgresOptions = {
  databaseUrl: string;
  log: Log;
  /** Connections kept at most. */
  connections?: number;
  /** Milliseconds a connection in use may be silent before it counts as lost. */
  patienceMillis?: number;
};

export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { databaseUrl, log, patienceMillis: patience = longestSilence } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: options.connections ?? 10,
    connectionTimeoutMillis,
    idleTimeoutMillis: keptUnused,
    keepAlive: true,
    application_name: 'reverie',
    stream: () => impatientSocket(patience),
    // The server gives up too: what nobody waits for any more holds no lock. And it compiles nothing:
    // our statements run for milliseconds, compiling those of many parts took it two seconds each.
    onConnect: async (client) => {
      await client.query(`set statement_timeout = ${patience};
        set idle_in_transaction_session_timeout = ${longestIdle};
        set jit = off`);
    },
  });
  const tell = (error: Error) => log.warn({ error }, 'a database connection was lost');
  pool.on('error', tell);
  // A connection in use tells the query that fails, and its own listeners: without one, the
  // process would end.
  pool.on('connect', (client) => client.on('error', () => {}));

  const read = asDb(drizzle({ client: pool, logger: { logQuery: refuseBeside } }));
  const listener = createListener(databaseUrl, log);

  /** Drizzle keeps for good a connection of a pool on which `begin` fails: this one is given back. */
  async function transact<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    try {
      return await asDb(drizzle({ client })).transaction(work);
    } finally {
      client.release();
    }
  }

  async function write<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    refuseInside();
    const inside = (tx: Db) => runInside(() => work(tx));
    return joinedTx()?.transaction(inside) ?? persist(inside);
  }

  async function together<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    refuseBeside();
    return persist((tx) => runJoined(tx, () => work(tx)));
  }

  /** Begins again where another transaction won. */
  async function persist<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await transact(work);
      } catch (error) {
        if (!isConflict(error) || attempt === attempts) throw faultProblem(error) ?? error;
        await delay(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  async function execute(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    refuseBeside();
    const result: pg.QueryResult | pg.QueryResult[] = await pool.query(
      withoutTransaction(text),
      values,
    );
    // The driver answers several statements with an array its types do not tell of.
    return { rows: [result].flat().flatMap((one) => one.rows) };
  }

  return {
    kind: 'postgres',
    get read() {
      return joinedTx() ?? read;
    },
    write,
    together,
    execute,
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

/** A host that lost its network says nothing more, and the kernel would wait for minutes. */
function impatientSocket(patienceMillis: number): Socket {
  const socket = new Socket();
  socket.setTimeout(patienceMillis, () => {
    socket.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' }));
  });
  return socket;
}

function asDb(db: unknown): Db {
  return db as Db;
}
