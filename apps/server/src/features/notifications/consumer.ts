import type { NotificationTelling } from '#features/notifications/telling.changes.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** Tells people of what happened to what is theirs. */
export function notificationConsumers(telling: NotificationTelling): Consumer[] {
  return [
    defineConsumer({
      name: 'notifications',
      kinds: ['dream.commented', 'comment.waiting', 'dream.liked'],
      async handle(tx, event) {
        const { actor, subject: dreamId, payload } = event;
        if (event.type === 'dream.liked') {
          await telling.liked(tx, { dreamId, actor, ownerId: payload.ownerId });
        } else {
          await telling.said(tx, event.payload.commentId, {
            isApproved: event.type === 'dream.commented' && event.payload.isApproved === true,
          });
        }
      },
    }),
  ];
}
