import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Says to somebody's devices that something happened, if by now something still has. */
export const callJob = defineJob({
  name: 'call-devices',
  payload: z.strictObject({ userId: z.uuid() }),
  retries: 3,
  retryDelay: 10,
  timeout: 30,
  isQuiet: true,
});
