import { analyseJob, readBroughtJob } from '#features/analysis/job.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** Dreams one stretch reads: some hundreds of milliseconds, then it is somebody else's turn. */
const atOnce = 10;

/** The run of a job: when to stop, and how to end it together with its result. */
export type Run = { signal: AbortSignal; complete(db: Db): Promise<void> };

type Parts = {
  database: Database;
  dreams: Dreams;
  jobs: Jobs;
  analyse: (dreamId: string, revision: number, run: Run) => Promise<void>;
};

/** The reading of dreams that came from elsewhere. */
export function createBroughtReading({ database, dreams, jobs, analyse }: Parts) {
  /**
   * Reads a stretch of somebody's unread dreams, and goes on with the next. One that cannot be read
   * becomes a job of its own, which has its tries and is parked in view; the others do not wait for it.
   */
  return async function readBrought(
    { ownerId, after }: { ownerId: string; after: number },
    run: Run,
  ): Promise<void> {
    const unread = await dreams.unreadOf(ownerId, { after, limit: atOnce });
    for (const { id: dreamId, revision } of unread) {
      run.signal.throwIfAborted();
      try {
        await analyse(dreamId, revision, { signal: run.signal, complete: async () => {} });
      } catch (error) {
        if (run.signal.aborted) throw error;
        const options = { singletonKey: `${dreamId}/${revision}`, turnOf: ownerId };
        await database.write((db) => jobs.send(db, analyseJob, { dreamId, revision }, options));
      }
    }
    const last = unread.at(-1);
    await database.write(async (db) => {
      if (last && unread.length === atOnce) {
        const next = { ownerId, after: last.seq };
        await jobs.send(db, readBroughtJob, next, { singletonKey: ownerId, turnOf: ownerId });
      }
      await run.complete(db);
    });
  };
}
