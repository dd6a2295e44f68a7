import type { engineGuessJob } from '#features/guesses/job.ts';
import type { Guesses } from '#features/guesses/service.ts';
import type { HandlerOf } from '#platform/jobs/run-job.ts';

/** Runs `engine-guess`: a round of which nothing is left has nothing to guess. */
export function engineGuessHandler(guesses: Guesses): HandlerOf<typeof engineGuessJob> {
  return (job) => guesses.guess(job.payload.id, job);
}
