import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Paints a dream for one wish. Late where the dreamer has wished for another since. */
export const paintJob = defineJob({
  name: 'paint',
  payload: z.strictObject({ dreamId: z.uuid(), wishId: z.uuid() }),
  retries: 3,
  // A remote model may take two minutes before it is given up and the painter paints instead.
  timeout: 300,
});
