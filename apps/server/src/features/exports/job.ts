import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Writes one export. Begun again from its start where it was interrupted. */
export const exportJob = defineJob({
  name: 'export',
  payload: z.strictObject({ archiveId: z.uuid() }),
  retries: 2,
  timeout: 3_600,
});
