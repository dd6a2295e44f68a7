import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Tells one device. What it says is in the job, and is nothing of anybody's dreams. */
export const pushJob = defineJob({
  name: 'push',
  payload: z.strictObject({
    userId: z.uuid(),
    subscriptionId: z.uuid(),
    text: z.string(),
    topic: z.string(),
  }),
  retries: 5,
  retryDelay: 30,
  timeout: 30,
  isQuiet: true,
});
