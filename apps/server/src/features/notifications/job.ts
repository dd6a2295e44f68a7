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

/** Tells a dreamer, once a day is over, who liked a dream of a community in it. */
export const settleJob = defineJob({
  name: 'tell-likes',
  payload: z.strictObject({ dreamId: z.uuid(), ownerId: z.uuid() }),
  retries: 5,
  retryDelay: 60,
  timeout: 30,
  isQuiet: true,
});
