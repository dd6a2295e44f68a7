import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Database, Db } from '#platform/db/database.ts';
import type { JobDefinition } from '#platform/jobs/define-job.ts';
import { inside } from '#platform/jobs/inside.ts';
import {
  countAhead,
  findLiving,
  findParked,
  firstOfSomebody,
  forgetDone,
  forgetJobsOf,
  indexTurns,
  isBusy,
  oldestWait,
  type ParkedJob,
  retryParked,
  takeTurn,
  takeUpInterrupted,
} from '#platform/jobs/queries.ts';
import { prepareQueues } from '#platform/jobs/queues.ts';
import { type JobHandler, type Run, runJob } from '#platform/jobs/run-job.ts';
import {
  keepSchedules,
  type Schedule,
  scheduledHandler,
  scheduledJob,
} from '#platform/jobs/schedules.ts';
import type { Log } from '#platform/log.ts';

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
  /** Seconds one that is due may wait for this process to look, where nobody announces it. */
  noticeSeconds?: number;
};

export type Jobs = {
  /** Queues a job in the caller's transaction. Never catch its error inside that transaction. */
  send<T>(tx: Db, job: JobDefinition<T>, payload: T, options?: SendOptions): Promise<void>;
  /** Makes kinds of job known that this process may send. Before `start`. */
  define(...definitions: readonly JobDefinition[]): void;
  /** Registers who runs a kind of job, and makes it known. Before `start`. */
  work<T>(job: JobDefinition<T>, handler: JobHandler<T>, options?: WorkOptions): void;
  /** Registers work by the clock. Before `start`, all of it at once. */
  schedule(schedules: readonly Schedule[]): void;
  start(): Promise<void>;
  /** Takes no further job and waits for the running ones; what is still running is queued again. */
  stop(timeoutMillis?: number): Promise<void>;
  /** Jobs that failed every retry, newest first. They stay until somebody retries them. */
  parked(): Promise<ParkedJob[]>;
  /** What the jobs of a kind carry that wait or run. */
  living<T>(job: JobDefinition<T>): Promise<T[]>;
  /**
   * Seconds the job that waits longest has been due, of one kind or of all. Jobs that waited behind
   * others of the same somebody are left out: a dreamer who sends hundreds waits for their own.
   */
  oldestWait(job?: JobDefinition): Promise<number>;
  /** How many jobs run or wait before the one of that key; null where none waits under it. */
  ahead(job: JobDefinition, singletonKey: string): Promise<number | null>;
  /** Forgets the jobs sent on somebody's behalf, whatever became of them. */
  forget(tx: Db, whose: string): Promise<void>;
  /** Queues a parked job once more. False where there is none. */
  retry(id: string): Promise<boolean>;
  /** Resolves once no job waits to be run now or runs. For tests and commands. */
  idle(): Promise<void>;
};

export type JobsOptions = {
  database: Database;
  log: Log;
  /** Whether this process helps to send what is scheduled. Not unless told. */
  keepsTime?: boolean;
  /** Seconds within which it notices what the clock sends. */
  noticeSeconds?: number;
  /** Seconds between two looks for jobs that run too long or whose worker is gone. */
  watchSeconds?: number;
};

const schema = 'jobs';
const channel = 'jobs';
/** How late a retry or a job for later may start; a new one is announced and starts at once. */
const ownNoticeSeconds = 2;
/** On PostgreSQL a worker that is gone shows by its silence. Embedded, by the next start. */
const heartbeatSeconds = 30;

export function createJobs(options: JobsOptions): Jobs {
  const { database, log, keepsTime = false, noticeSeconds = 10 } = options;
  const isEmbedded = database.kind === 'embedded';
  const watch = options.watchSeconds ?? (isEmbedded ? 60 : 15);
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.execute(text, values) },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schema,
    schedule: keepsTime,
    cronWorkerIntervalSeconds: noticeSeconds,
    superviseIntervalSeconds: watch,
    monitorIntervalSeconds: watch,
  });
  boss.on(
    'error',
    seldom(10_000, (error) => log.warn({ error }, 'the job queue is disturbed')),
  );

  const definitions = new Map<string, JobDefinition>();
  const registered: { job: JobDefinition; run: Run; choices: WorkOptions }[] = [];
  let scheduled: readonly Schedule[] = [];
  const workers = new Map<string, string[]>();
  let stopListening: (() => Promise<void>) | undefined;

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

  function define(...kinds: readonly JobDefinition[]): void {
    for (const kind of kinds) definitions.set(kind.name, kind);
  }

  function schedule(schedules: readonly Schedule[]): void {
    if (!keepsTime) return;
    const forgetting = { name: 'forget-jobs', cron: '33 * * * *', run: () => forgetDone(database) };
    scheduled = [...schedules, forgetting];
    work(scheduledJob, scheduledHandler(scheduled, log), { concurrency: 2, noticeSeconds });
  }

  function work<T>(job: JobDefinition<T>, handler: JobHandler<T>, choices: WorkOptions = {}): void {
    const run: Run = (found) => runJob({ boss, log, job, handler, found });
    define(job);
    registered.push({ job, run, choices });
  }

  async function start(): Promise<void> {
    await boss.start();
    await indexTurns(database);
    await prepareQueues(boss, [...definitions.values()], isEmbedded ? null : heartbeatSeconds);
    // Alone on the database, whatever counts as running belonged to a process that is gone.
    if (isEmbedded) await takeUpInterrupted(database);
    if (keepsTime) await keepSchedules(boss, scheduled);
    for (const { job, run, choices } of registered) {
      const seconds = choices.noticeSeconds ?? ownNoticeSeconds;
      for (let count = 0; count < (choices.concurrency ?? 1); count += 1)
        await employ(job.name, run, seconds);
    }
    stopListening = await database.listen(channel, wake);
  }

  async function employ(name: string, run: Run, pollingIntervalSeconds: number): Promise<void> {
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
    // Told to be graceful the queue looks twice a second whether its workers have ended.
    const resting = [...workers.keys()].map((name) => boss.offWork(name));
    await Promise.race([Promise.all(resting), delay(timeoutMillis, null, { ref: false })]);
    await boss.stop({ close: false, graceful: false });
  }

  return {
    send,
    define,
    work,
    schedule,
    start,
    stop,
    parked: () => findParked(database),
    async living({ name, payload }) {
      const found = await findLiving(database, name);
      return found.map((each) => payload.parse(each));
    },
    oldestWait: (job) => oldestWait(database, job?.name ?? null),
    ahead: ({ name }, singletonKey) => countAhead(database.read, { name, singletonKey }),
    forget: forgetJobsOf,
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
