import type { analyseJob, readBroughtJob, rereadJob } from '#features/analysis/job.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';

/** Runs `analyse`. A text that fails every try is given up aloud, and its job stays parked. */
export function analysisHandler(analysis: AnalysisService): HandlerOf<typeof analyseJob> {
  return async (job) => {
    const { dreamId, revision } = job.payload;
    try {
      await analysis.analyse(dreamId, revision, job);
    } catch (error) {
      if (job.isLastAttempt) await analysis.giveUp(dreamId, revision);
      throw error;
    }
  };
}

/** Runs `reread`, a stretch of dreams at a time. */
export function rereadHandler(analysis: AnalysisService): HandlerOf<typeof rereadJob> {
  return (job) => analysis.rereadSome(job.payload, job);
}

/** Runs `read-brought`, a stretch of dreams at a time. */
export function broughtHandler(analysis: AnalysisService): HandlerOf<typeof readBroughtJob> {
  return (job) => analysis.readBrought(job.payload, job);
}
