import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';

/** An event that a consumer failed at every time. */
export type ParkedEvent = z.infer<typeof parkedRow>;

const parkedRow = z.object({
  /** Of the consumer and the event: `library/1234-5`. */
  id: z.string(),
  consumer: z.string(),
  type: z.string(),
  subject: z.string(),
  attempts: z.number(),
  reason: z.string(),
  parkedAt: z.coerce.date(),
});

/** Events that wait for an operator, newest first. They stay until somebody retries them. */
export async function findParked({ execute }: Database): Promise<ParkedEvent[]> {
  const { rows } = await execute(
    `select ${id} as id, consumer, type, subject, attempts, reason, parked_at as "parkedAt"
     from parked_events where not is_due order by parked_at desc`,
  );
  return z.array(parkedRow).parse(rows);
}

/** Has a parked event tried once more. False where there is none. */
export async function retryParked({ execute }: Database, wanted: string): Promise<boolean> {
  const { rows } = await execute(
    `with due as (update parked_events set is_due = true where ${id} = $1 and not is_due returning 1)
     select pg_notify('events', '') from due`,
    [wanted],
  );
  return rows.length > 0;
}

const id = `consumer || '/' || tx::text || '-' || id`;

const standingRow = z.object({
  name: z.string(),
  failures: z.number(),
  reason: z.string().nullable(),
  retryAt: z.coerce.date().nullable(),
});

/** Consumers that are held up by an event right now. */
export async function findHeldUp({ execute }: Database) {
  const { rows } = await execute(
    `select name, failures, reason, retry_at as "retryAt" from event_consumers
     where failures > 0 order by name`,
  );
  return z.array(standingRow).parse(rows);
}
