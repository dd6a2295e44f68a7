import type { Motifs } from '#features/motifs/service.ts';
import type { Db } from '#platform/db/database.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';
import type { EventOf } from '#platform/events/kinds.ts';

/** What decides whether others read a dream, and what it names to them. */
const placing = new Set([
  ...['scope', 'ownerId', 'communityId', 'night', 'language', 'analysisStatus'],
]);

const kinds = ['dream.created', 'dream.changed', 'dream.removed', 'dream.restored'] as const;
type Heard = EventOf<(typeof kinds)[number]>;

/** Motifs follow their dreams: read, edited, hidden, withdrawn, erased. */
export function motifConsumers({ place }: Pick<Motifs, 'place'>): Consumer[] {
  async function follow(tx: Db, events: readonly Heard[]): Promise<void> {
    const moved = new Set(events.filter(moves).map(({ subject }) => subject));
    if (moved.size > 0) await place(tx, [...moved]);
  }

  return [
    defineConsumer({
      name: 'motifs',
      kinds,
      handle: (tx, event) => follow(tx, [event]),
      handleAll: follow,
    }),
  ];
}

function moves(event: Heard): boolean {
  return event.type !== 'dream.changed' || event.payload.changed.some((name) => placing.has(name));
}
