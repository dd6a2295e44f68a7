import type { Matches } from '#features/matches/service.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** Who takes their agreement back is forgotten at once, not at night. */
export function matchConsumers({ forget }: Matches): Consumer[] {
  return [
    defineConsumer({
      name: 'matches',
      kinds: ['consent.withdrawn'],
      async handle(tx, { subject, payload }) {
        if (payload.kind === 'matching') await forget(tx, subject);
      },
    }),
  ];
}
