import { readBroughtJob } from '#features/analysis/job.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Wishes } from '#features/images/job.ts';
import * as queries from '#features/pipeline/queries.ts';
import { afterStall, stallMinutes } from '#features/pipeline/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

export type PipelineParts = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  dreams: Dreams;
  wishes: Wishes;
};

/** Watches over what becomes of dreams behind the answer: read, then painted. */
export function createPipeline({ database, clock, jobs, dreams, wishes }: PipelineParts) {
  return {
    /**
     * Queues again what stands still: belt beside the queue's braces. A dream whose job is parked is
     * given up instead, or it would end this process once more.
     */
    async resumeStalled(): Promise<number> {
      const before = new Date(clock.now().getTime() - stallMinutes * 60_000);
      const except = (await jobs.living(readBroughtJob)).map(({ ownerId }) => ownerId);
      const asked = { before, except, limit: 100 };
      const stalled = await queries.findStalled(database.read, asked);
      const parked = (await jobs.parked()).map(({ payload }) => payload);
      for (const { id } of stalled) {
        await database.write((db) =>
          dreams.advance(db, id, async (row) => {
            const wish = await wishes.present(db, id);
            return afterStall(row, wish?.id, parked);
          }),
        );
      }
      return stalled.length;
    },
  };
}
