import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Mails a link to the account of an address, if there is one. Looked up here and not in the call,
 * which takes the same time for every address; that waits sealed in a row of its own.
 */
export const resetLinkJob = defineJob({
  name: 'mail-reset-link',
  payload: z.strictObject({ wishId: z.uuid() }),
  retries: 5,
  retryDelay: 5,
  timeout: 30,
});
