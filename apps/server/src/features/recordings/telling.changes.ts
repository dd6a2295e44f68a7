import type { Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Scope } from '#platform/scope.ts';

export type TellingParts = { events: Events; ownerScope: (userId: string) => Scope };

export type Tell = (tx: Db, of: { id: string; userId: string }) => Promise<void>;

/** Tells pages of its dreamer, and nobody else, that a recording is another than it was. */
export function createTelling({ events, ownerScope }: TellingParts): Tell {
  return (tx, { id: subject, userId }) =>
    events.publish(tx, {
      ...{ type: 'recording.changed', actor: null, subject },
      ...{ scope: ownerScope(userId), payload: {} },
    });
}
