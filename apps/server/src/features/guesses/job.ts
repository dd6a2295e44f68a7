import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Asks the engine what somebody is asked. Late where the round has ended. */
export const engineGuessJob = defineJob({
  name: 'engine-guess',
  payload: z.strictObject({ id: z.uuid() }),
  retries: 1,
});
