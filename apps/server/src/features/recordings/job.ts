import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Has one recording written down. What a model needs for twenty minutes of sound, and some more. */
export const transcribeJob = defineJob({
  name: 'transcribe',
  payload: z.strictObject({ recordingId: z.uuid() }),
  retries: 3,
  retryDelay: 5,
  timeout: 1_800,
});

/** Looks at a recording of which all came: is it sound, and how long? Some seconds at most. */
export const lookJob = defineJob({
  name: 'look-at-recording',
  payload: z.strictObject({ recordingId: z.uuid() }),
  retries: 5,
  retryDelay: 2,
  timeout: 120,
});
