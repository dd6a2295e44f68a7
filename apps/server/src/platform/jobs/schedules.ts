import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';
import type { JobHandler } from '#platform/jobs/run-job.ts';
import type { Log } from '#platform/log.ts';

/**
 * Work by the clock, done by one process of all that share a database. It may come a minute late,
 * not at all while no server runs, and twice after a crash.
 */
export type Schedule = {
  /** Of the same words wherever it is logged: `tidy-status`. */
  name: string;
  /** Minute, hour, day of the month, month, day of the week; in UTC. */
  cron: string;
  run(): Promise<unknown>;
};

/** One queue for all of them, so that a process asks once for what is due. */
export const scheduledJob = defineJob({
  name: 'scheduled',
  payload: z.strictObject({ work: z.string() }),
  retries: 1,
  timeout: 900,
  isQuiet: true,
});

/** Names that are here already keep their times up to date; those no server knows any more go. */
export async function keepSchedules(boss: PgBoss, schedules: readonly Schedule[]): Promise<void> {
  const { name: queue } = scheduledJob;
  for (const known of await boss.getSchedules()) {
    const isStillDone = schedules.some(({ name }) => name === known.key);
    if (!isStillDone) await boss.unschedule(known.name, known.key);
  }
  for (const { name, cron } of schedules) {
    await boss.schedule(queue, cron, { work: name }, { key: name, singletonKey: name });
  }
}

/** What fails is tried again at its next time: nobody has to look after it. */
export function scheduledHandler(
  schedules: readonly Schedule[],
  log: Log,
): JobHandler<{ work: string }> {
  return async ({ payload: { work } }) => {
    // Queued by a newer server, or an older one, while a fleet is renewed.
    const schedule = schedules.find(({ name }) => name === work);
    await schedule?.run().catch((error: unknown) => {
      log.warn({ error, work }, 'scheduled work failed');
    });
  };
}
