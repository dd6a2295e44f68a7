import type { PgBoss } from 'pg-boss';
import type { JobDefinition } from '#platform/jobs/define-job.ts';

const fortnight = 14 * 24 * 3600;

/** Makes the queue of each kind of job, or brings it up to date. */
export async function prepareQueues(
  boss: PgBoss,
  definitions: readonly JobDefinition[],
  heartbeatSeconds: number | null,
): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, retries, retryDelay, timeout } of definitions) {
    const wanted = {
      retryLimit: retries,
      retryDelay,
      retryBackoff: true,
      expireInSeconds: timeout,
      retentionSeconds: fortnight,
      // Parked jobs wait for a person; the finished are forgotten by a statement of ours.
      deleteAfterSeconds: 0,
      ...(heartbeatSeconds !== null && { heartbeatSeconds }),
    };
    const found = known.get(name);
    if (found) {
      if (differs(found, wanted)) await boss.updateQueue(name, wanted);
      continue;
    }
    await boss.createQueue(name, { policy: 'short', ...wanted });
    // Reads the queue into the library's memory now, as its start did those that were there. Left to
    // the first send, that read would wait outside the transaction the send is part of, and on one
    // connection wait for ever.
    await boss.getQueueStats(name);
  }
}

function differs(found: object, wanted: object): boolean {
  const known = new Map<string, unknown>(Object.entries(found));
  return Object.entries(wanted).some(([key, value]) => known.get(key) !== value);
}
