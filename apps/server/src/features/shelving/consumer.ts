import type { Shelving } from '#features/shelving/service.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** What decides where a dream stands in the library. */
const placing = new Set(['scope', 'category', 'types', 'analysisStatus']);

/** Shelves follow what happens to dreams, and what their readers do. */
export function shelvingConsumers({ shelve, markDue, recountReadings }: Shelving): Consumer[] {
  return [
    defineConsumer({
      name: 'shelves',
      kinds: [
        'dream.created',
        'dream.changed',
        'dream.removed',
        'dream.restored',
        'dream.liked',
        'dream.unliked',
        'dream.viewed',
        'analysis.answered',
      ],
      async handle(tx, event) {
        const { type, subject } = event;
        if (type === 'analysis.answered') return recountReadings(tx, subject);
        if (type === 'dream.liked' || type === 'dream.unliked' || type === 'dream.viewed') {
          return markDue(tx, subject);
        }
        const isMoved =
          type !== 'dream.changed' || event.payload.changed.some((name) => placing.has(name));
        if (isMoved) await shelve(tx, [subject]);
      },
    }),
  ];
}
