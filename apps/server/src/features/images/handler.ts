import { paintJob } from '#features/images/job.ts';
import type { Images } from '#features/images/service.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** Runs `paint`. A painting that fails every try is given up aloud, and its job stays parked. */
export function handlePainting(jobs: Jobs, images: Images): void {
  jobs.work(paintJob, async (job) => {
    const { dreamId, wishId } = job.payload;
    try {
      await images.paint(dreamId, wishId, job);
    } catch (error) {
      if (job.isLastAttempt) await images.giveUp(dreamId, wishId);
      throw error;
    }
  });
}
