import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from '#platform/db/database.ts';
import type { JobDefinition } from '#platform/jobs/define-job.ts';
import { inside } from '#platform/jobs/inside.ts';
import {
  countAhead,
  findParked,
  firstOfSomebody,
  forgetDone,
  isBusy,
  oldestWait,
  type ParkedJob,
  retryParked,
  takeTurn,
  takeUpInterrupted,
} from '#platform/jobs/queries.ts';
import { prepareQueues } from '#platform/jobs/queues.ts';
import { type JobHandler, type Run, runJob } from '#platform/jobs/run-job.ts';
import type { Log } from '#platform/log.ts';
import { type Periodic, runEvery } from '#platform/periodic.ts';

export type SendOptions = {
  /** At most one job of the key waits: a second one is already asked for, and nothing is sent. */
  singletonKey?: string;
  startAfter?: Date;
  /** On whose behalf: those who wait take turns, however many jobs each of them has sent. */
  turnOf?: string;
};

export type WorkOptions = {
  /** Jobs of this kind run at once in this process. 1 unless told. */
  concurrency?: number;
};

export type Jobs = {
  /** Queues a job in the caller's transaction. Never catch its error inside that transaction. */
  send<T>(tx: Db, job: JobDefinition<T>, payload: T, options?: SendOptions): Promise<void>;
  /** Registers who runs a kind of job. Before `start`. */
  work<T>(job: JobDefinition<T>, handler: JobHandler<T>, options?: WorkOptions): void;
  start(): Promise<void>;
  /** Takes no further job and waits for the running ones; what is still running is queued again. */
  stop(timeoutMillis?: number): Promise<void>;
  /** Jobs that failed every retry, newest first. They stay until somebody retries them. */
  parked(): Promise<ParkedJob[]>;
  /**
   * Seconds the job that waits longest has been due, of one kind or of all. Jobs that waited behind
   * others of the same somebody are left out: whoever sends hundreds waits for their own.
   */
  oldestWait(job?: JobDefinition): Promise<number>;
  /** How many jobs run or wait before the one of that key; null where none waits under it. */
  ahead(job: JobDefinition, singletonKey: string): Promise<number | null>;
  /** Queues a parked job once more. False where there is none. */
  retry(id: string): Promise<boolean>;
  /** Resolves once no job waits to be run now or runs. For tests and commands. */
  idle(): Promise<void>;
};

export type JobsOptions = {
  database: Database;
  log: Log;
  /** Every kind that may be sent, whether or not this process runs it. */
  definitions: JobDefinition[];
  /** Seconds between two looks for jobs that run too long or whose worker is gone. */
  watchSeconds?: number;
};

const schema = 'jobs';
const channel = 'jobs';
/** How late a retry or a job for later may start; a new one is announced and starts at once. */
const pollingIntervalSeconds = 2;
/** On PostgreSQL a worker that is gone shows by its silence. Embedded, by the next start. */
const heartbeatSeconds = 30;

export function createJobs(options: JobsOptions): Jobs {
  const { database, log, definitions } = options;
  const isEmbedded = database.kind === 'embedded';
  const watch = options.watchSeconds ?? (isEmbedded ? 60 : 15);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema,
    // No clock jobs: nothing here runs by the calendar.
    schedule: false,
    superviseIntervalSeconds: watch,
    monitorIntervalSeconds: watch,
  });
  boss.on(
    'error',
    seldom(10_000, (error) => log.warn({ error }, 'the job queue is disturbed')),
  );

  const registered: { job: JobDefinition; run: Run; concurrency: number }[] = [];
  const workers = new Map<string, string[]>();
  let stopListening: (() => Promise<void>) | undefined;
  let cleaning: Periodic | undefined;

  function wake(name: string): void {
    const woken = name === '' ? [...workers.values()].flat() : (workers.get(name) ?? []);
    for (const id of woken) boss.notifyWorker(id);
  }

  async function send<T>(
    tx: Db,
    { name, payload }: JobDefinition<T>,
    value: T,
    { singletonKey, startAfter, turnOf }: SendOptions = {},
  ): Promise<void> {
    const turn = turnOf === undefined ? null : await takeTurn(tx, { name, whose: turnOf });
    await boss.send(name, payload.parse(value) as object, {
      db: inside(tx),
      // Without a key of its own every job would be the same one to the queue.
      singletonKey: singletonKey ?? randomUUID(),
      ...(turn &&
        turnOf !== undefined && {
          // The higher goes first: an earlier turn.
          priority: -turn.place,
          group: { id: turnOf, tier: turn.isFirst ? firstOfSomebody : 'further' },
        }),
      ...(startAfter && { startAfter }),
    });
    await tx.execute(sql`select pg_notify(${channel}, ${name})`);
  }

  function work<T>(job: JobDefinition<T>, handler: JobHandler<T>, options: WorkOptions = {}): void {
    const run: Run = (found) => runJob({ boss, log, job, handler, found });
    registered.push({ job, run, concurrency: options.concurrency ?? 1 });
  }

  async function start(): Promise<void> {
    await boss.start();
    await prepareQueues(boss, definitions, isEmbedded ? null : heartbeatSeconds);
    // Alone on the database, whatever counts as running belonged to a process that is gone.
    if (isEmbedded) await takeUpInterrupted(database);
    for (const { job, run, concurrency } of registered) {
      for (let count = 0; count < concurrency; count += 1) await employ(job.name, run);
    }
    stopListening = await database.listen(channel, wake);
    cleaning = runEvery(3_600_000, 'jobs', () => forgetDone(database), log);
  }

  async function employ(name: string, run: Run): Promise<void> {
    const settings = { includeMetadata: true, pollingIntervalSeconds } as const;
    const id: string = await boss.work<unknown>(name, settings, async ([found]) => {
      if (!found) return;
      try {
        await run(found);
      } finally {
        // The next one may wait already: look before resting.
        boss.notifyWorker(id);
      }
    });
    workers.set(name, [...(workers.get(name) ?? []), id]);
  }

  async function stop(timeoutMillis = 3_000): Promise<void> {
    await stopListening?.();
    await cleaning?.stop();
    await boss.stop({ close: false, graceful: true, timeout: timeoutMillis });
  }

  return {
    send,
    work,
    start,
    stop,
    parked: () => findParked(database),
    oldestWait: (job) => oldestWait(database, job?.name ?? null),
    ahead: ({ name }, singletonKey) => countAhead(database.read, { name, singletonKey }),
    retry: (id) => retryParked(database, id),
    async idle() {
      while (await isBusy(database)) await delay(20);
    },
  };
}

/** While the database is away every worker complains at every poll: once in a while is enough. */
function seldom<T>(millis: number, tell: (told: T) => void): (told: T) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (told) => {
    const now = performance.now();
    if (now - last < millis) return;
    last = now;
    tell(told);
  };
}
