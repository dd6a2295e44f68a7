import type { Shelving } from '#features/shelving/service.ts';
import type { Db } from '#platform/db/database.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';
import type { EventOf } from '#platform/events/kinds.ts';

/** What decides where a dream stands in the library. */
const placing = new Set(['scope', 'category', 'types', 'language', 'analysisStatus']);

const kinds = [
  'dream.created',
  'dream.changed',
  'dream.removed',
  'dream.restored',
  'dream.liked',
  'dream.unliked',
  'dream.viewed',
  'dream.shared',
  'dream.commented',
  'dream.uncommented',
  'analysis.answered',
] as const;
/** What makes a dream warmer, or takes back what did. */
const warming = new Set<string>([
  'dream.liked',
  'dream.unliked',
  'dream.viewed',
  'dream.shared',
  'dream.commented',
  'dream.uncommented',
]);

type Heard = EventOf<(typeof kinds)[number]>;

/** Shelves follow what happens to dreams, and what their readers do. */
export function shelvingConsumers(shelving: Shelving): Consumer[] {
  const { shelve, markDue, recountReadings, recountComments } = shelving;

  /** Each looks at what its subject is by now: those that move dreams may come first, and at once. */
  async function follow(tx: Db, events: readonly Heard[]): Promise<void> {
    const moved = new Set(events.filter(moves).map(({ subject }) => subject));
    if (moved.size > 0) await shelve(tx, [...moved]);
    for (const { type, subject } of events) {
      if (type === 'analysis.answered') await recountReadings(tx, subject);
      if (type === 'dream.commented' || type === 'dream.uncommented') {
        await recountComments(tx, subject);
      }
      if (warming.has(type)) await markDue(tx, subject);
    }
  }

  return [
    defineConsumer({
      name: 'shelves',
      kinds,
      handle: (tx, event) => follow(tx, [event]),
      handleAll: follow,
    }),
  ];
}

function moves(event: Heard): boolean {
  if (event.type === 'dream.changed')
    return event.payload.changed.some((name) => placing.has(name));
  return (
    event.type === 'dream.created' ||
    event.type === 'dream.removed' ||
    event.type === 'dream.restored'
  );
}
