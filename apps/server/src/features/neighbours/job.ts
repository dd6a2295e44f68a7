import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Looks for the neighbours of every dream that is due, a few at a time, and sends itself on. */
export const neighboursJob = defineJob({
  name: 'find-neighbours',
  payload: z.strictObject({}),
  retries: 3,
  isQuiet: true,
});
