import { patternPeriods } from '@reverie/contract/patterns.rules';
import { referenceGroups } from '@reverie/oneirology/schema';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Compares the dreams of one person, for a period and beside a group. Longest for the longest journals. */
export const compareJob = defineJob({
  name: 'compare-series',
  payload: z.strictObject({
    userId: z.uuid(),
    period: z.enum(patternPeriods),
    reference: z.enum(referenceGroups),
  }),
  retries: 2,
  timeout: 360,
});
