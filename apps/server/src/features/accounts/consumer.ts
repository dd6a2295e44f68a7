import { recountDream } from '#features/accounts/queries.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

const counted = new Set(['scope', 'visibility']);

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
      async handle(tx, event) {
        const isCounted =
          event.type !== 'dream.changed' || event.payload.changed.some((name) => counted.has(name));
        if (isCounted) await recountDream(tx, event.subject);
      },
    }),
  ];
}
