import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads one revision of a dream. Late where the dream has moved on. */
export const analyseJob = defineJob({
  name: 'analyse',
  payload: z.strictObject({ dreamId: z.uuid(), revision: z.int().min(1) }),
  retries: 3,
});

/**
 * Reads some of one person's dreams again, for that person alone: those told after a place, where they
 * name somebody who is told of, or did. Sends itself on for the rest.
 */
export const rereadJob = defineJob({
  name: 'reread',
  payload: z.strictObject({ ownerId: z.uuid(), after: z.int().min(0) }),
  retries: 3,
});

/**
 * Reads some of the dreams somebody brought from elsewhere, those told after a place, and sends itself
 * on for the rest: in a queue of its own, so that what people tell meanwhile is read at once.
 */
export const readBroughtJob = defineJob({
  name: 'read-brought',
  payload: z.strictObject({ ownerId: z.uuid(), after: z.int().min(0) }),
  retries: 3,
  timeout: 600,
});
