import { analyseJob } from '#features/analysis/job.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

/** Runs `analyse`. A text that fails every try is given up aloud, and its job stays parked. */
export function handleAnalysis(jobs: Jobs, analysis: AnalysisService): void {
  jobs.work(
    analyseJob,
    async (job) => {
      const { dreamId, revision } = job.payload;
      try {
        await analysis.analyse(dreamId, revision, job);
      } catch (error) {
        if (job.isLastAttempt) await analysis.giveUp(dreamId, revision);
        throw error;
      }
    },
    { concurrency: analysis.atOnce },
  );
}
