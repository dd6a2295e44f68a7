import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Db } from '#platform/db/database.ts';
import type { JobDefinition } from '#platform/jobs/define-job.ts';
import { inside } from '#platform/jobs/inside.ts';
import { describeError, type Log } from '#platform/log.ts';

export type RunningJob<T> = {
  id: string;
  payload: T;
  /** From 1; higher after a failure or a lost worker. */
  attempt: number;
  /** Whether failing now parks the job. */
  isLastAttempt: boolean;
  /** Aborted when the job runs too long or the server shuts down. */
  signal: AbortSignal;
  /** Ends the job in the transaction that keeps its result: neither is there without the other. */
  complete(tx: Db): Promise<void>;
};

export type JobHandler<T> = (job: RunningJob<T>) => Promise<void>;

/** Of one kind of job: `HandlerOf<typeof analyseJob>`. */
export type HandlerOf<Job> = Job extends JobDefinition<infer T> ? JobHandler<T> : never;

export type Run = (found: JobWithMetadata<unknown>) => Promise<void>;

type Parts<T> = {
  boss: PgBoss;
  log: Log;
  job: JobDefinition<T>;
  handler: JobHandler<T>;
  found: JobWithMetadata<unknown>;
};

/** Runs one job and writes its wide line. */
export async function runJob<T>({ boss, log, job, handler, found }: Parts<T>): Promise<void> {
  const started = performance.now();
  const attempt = found.retryCount + 1;
  const isLastAttempt = found.retryCount >= found.retryLimit;
  const line = { job: job.name, jobId: found.id, attempt };
  const elapsed = () => Math.round(performance.now() - started);
  try {
    await handler({
      id: found.id,
      payload: job.payload.parse(found.data),
      attempt,
      isLastAttempt,
      signal: found.signal,
      async complete(tx) {
        await boss.complete(job.name, found.id, undefined, { db: inside(tx) });
      },
    });
    const level = job.isQuiet ? 'debug' : 'info';
    log[level]({ ...line, ms: elapsed(), outcome: 'done' }, 'job');
  } catch (error) {
    const outcome = isLastAttempt ? 'parked' : 'retry';
    log.warn({ ...line, ms: elapsed(), outcome, error }, 'job');
    // The queue keeps what is thrown: a reason a person can read, without what a query carried.
    const told = describeError(error);
    throw new Error(told ? `${told.name}: ${told.message}` : 'unknown failure');
  }
}
