import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';
import type { SpaceGuard } from '#platform/db/space.ts';
import type { Log } from '#platform/log.ts';
import { runEvery } from '#platform/periodic.ts';

/** Bytes of log after which they are taken over: what is left is read again after a kill. */
const logLimit = 24 * 1024 * 1024;
/** Transactions between two looks at the log: about a tenth of its limit. */
const transactionsPerLook = 200;
const lookMillis = 60_000;

const distanceRow = z.object({ bytes: z.coerce.number() });
const tableRow = z.object({ name: z.string(), isWorn: z.boolean() });

export type Upkeep = {
  /** Told of every transaction. */
  count(): void;
  stop(): Promise<void>;
};

/**
 * Does what PostgreSQL's own helpers do and the embedded one, a single process, leaves undone:
 * without checkpoints its log grows without end, and without vacuum its tables do.
 */
export function keepUp(client: PGlite, space: SpaceGuard, log: Log): Upkeep {
  let transactions = 0;
  let looking: Promise<void> | null = null;

  async function checkpointWhenDue(): Promise<void> {
    await space.require();
    const { rows } = await client.query(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::text as bytes
       from pg_control_checkpoint()`,
    );
    const [distance] = z.array(distanceRow).parse(rows);
    if ((distance?.bytes ?? 0) > logLimit) await client.exec('checkpoint');
  }

  /** One table at a time: each blocks every other query while it lasts. */
  async function vacuumWorst(): Promise<void> {
    await space.require();
    const { rows } = await client.query(
      `select format('%I.%I', schemaname, relname) as name,
         n_dead_tup > 200 + 0.2 * n_live_tup as "isWorn" from pg_stat_user_tables
       where n_dead_tup > 200 + 0.2 * n_live_tup
         or n_mod_since_analyze > 200 + 0.1 * n_live_tup
       order by n_dead_tup + n_mod_since_analyze desc limit 1`,
    );
    const [worst] = z.array(tableRow).parse(rows);
    // What has only grown is counted anew, which takes a fraction of the time.
    const work = worst?.isWorn ? 'vacuum (analyze)' : 'analyze';
    if (worst) await client.exec(`${work} ${worst.name}`);
  }

  async function look(): Promise<void> {
    await checkpointWhenDue();
    await vacuumWorst();
  }

  const work = { name: 'upkeep of the database', everyMillis: lookMillis, run: look };
  const periodic = runEvery(work, log);

  return {
    count() {
      transactions += 1;
      if (transactions % transactionsPerLook > 0 || looking) return;
      looking = checkpointWhenDue()
        .catch((error: unknown) => log.warn({ error }, 'a checkpoint failed'))
        .finally(() => {
          looking = null;
        });
    },
    async stop() {
      await periodic.stop();
      await looking;
    },
  };
}
