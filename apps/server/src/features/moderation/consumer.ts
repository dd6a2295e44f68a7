import type { Moderation } from '#features/moderation/service.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** Puts before moderators what they read before anybody else. */
export function moderationConsumers(moderation: Moderation): Consumer[] {
  return [
    defineConsumer({
      name: 'held-comments',
      kinds: ['comment.held'],
      handle: (tx, { payload }) => moderation.openHeld(tx, payload.commentId),
    }),
    defineConsumer({
      name: 'withdrawn-comments',
      kinds: ['comment.withdrawn'],
      handle: (tx, { payload }) => moderation.closeWithdrawn(tx, payload.commentId),
    }),
  ];
}
