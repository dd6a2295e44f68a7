import type { z } from 'zod';

/** A kind of job: what it is called, what it carries, and how patient the queue is with it. */
export type JobDefinition<T = unknown> = {
  name: string;
  payload: z.ZodType<T>;
  /** Times it is tried again after a failure, before it is parked. */
  retries: number;
  /** Seconds before the first retry; each later one waits about twice as long. */
  retryDelay: number;
  /** Seconds after which a running job counts as lost. */
  timeout: number;
  /** Done, it is worth a line of the log only to a search for faults. */
  isQuiet: boolean;
};

type Choices<T> = Pick<JobDefinition<T>, 'name' | 'payload'> & Partial<JobDefinition<T>>;

export function defineJob<T>(choices: Choices<T>): JobDefinition<T> {
  return { retries: 3, retryDelay: 1, timeout: 120, isQuiet: false, ...choices };
}
