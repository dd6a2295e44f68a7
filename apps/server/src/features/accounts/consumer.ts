import { recountDreams } from '#features/accounts/queries.ts';
import type { Db } from '#platform/db/database.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';

const counted = new Set(['scope', 'visibility']);

async function recountSubjects(tx: Db, events: readonly DomainEvent[]): Promise<void> {
  const moved = events.filter(
    (event) =>
      event.type !== 'dream.changed' || event.payload.changed.some((name) => counted.has(name)),
  );
  if (moved.length > 0) await recountDreams(tx, [...new Set(moved.map(({ subject }) => subject))]);
}

/** What is counted of each dreamer follows what happens to their dreams. */
export function accountConsumers(): Consumer[] {
  return [
    defineConsumer({
      name: 'dreamer-counts',
      kinds: [
        'dream.created',
        'dream.changed',
        'dream.removed',
        'dream.restored',
        'dream.liked',
        'dream.unliked',
        'dream.viewed',
      ],
      handle: (tx, event) => recountSubjects(tx, [event]),
      handleAll: recountSubjects,
    }),
  ];
}
