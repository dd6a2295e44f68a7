import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Hands one letter over. A mail server that is away for half a day loses none. */
export const deliverJob = defineJob({
  name: 'deliver-mail',
  payload: z.strictObject({ mailId: z.uuid() }),
  retries: 12,
  retryDelay: 10,
  timeout: 60,
});
