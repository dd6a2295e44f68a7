import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads one revision of a dream. Late where the dream has moved on. */
export const analyseJob = defineJob({
  name: 'analyse',
  payload: z.strictObject({ dreamId: z.uuid(), revision: z.int().min(1) }),
  retries: 3,
});
