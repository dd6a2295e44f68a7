import { paintJob } from '#features/images/job.ts';
import type { PaintingService } from '#features/images/painting.ts';
import { WishGone } from '#features/images/progress.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** Runs `paint`. A painting that fails every try is given up aloud, and its job stays parked. */
export function handlePainting(jobs: Jobs, painting: PaintingService): void {
  jobs.work(paintJob, async (job) => {
    try {
      await painting.paint(job.payload, job);
    } catch (error) {
      // Given up by its dreamer: done, as far as the queue is concerned.
      if (error instanceof WishGone) return;
      if (job.isLastAttempt) await painting.giveUp(job.payload);
      throw error;
    }
  });
}
