import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Paints a dream that was told without an account. Late where its hour is over. */
export const paintGuestJob = defineJob({
  name: 'paint-guest',
  payload: z.strictObject({ id: z.uuid() }),
  retries: 2,
});
