import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Does what an import is at: reads its file, writes its dreams, or takes them back. */
export const importJob = defineJob({
  name: 'import',
  payload: z.strictObject({ importId: z.uuid() }),
  retries: 2,
  timeout: 3_600,
});
