import type { NotificationTelling } from '#features/notifications/telling.changes.ts';
import { type Consumer, defineConsumer } from '#platform/events/consumer.ts';

/** Tells people of what happened to what is theirs. */
export function notificationConsumers(telling: NotificationTelling): Consumer[] {
  return [
    defineConsumer({
      name: 'notifications',
      kinds: [
        ...(['dream.commented', 'comment.waiting', 'comment.edited', 'dream.liked'] as const),
        ...(['connection.asked', 'connection.made'] as const),
        'match.found',
        ...(['community.knocked', 'community.let_in', 'community.came_in'] as const),
      ],
      async handle(tx, event) {
        const { actor, subject } = event;
        switch (event.type) {
          case 'dream.liked':
            return telling.liked(tx, { dreamId: subject, actor, ownerId: event.payload.ownerId });
          case 'comment.edited':
            return telling.mentioned(tx, event.payload.commentId);
          case 'dream.commented':
          case 'comment.waiting': {
            const isApproved =
              event.type === 'dream.commented' && event.payload.isApproved === true;
            return telling.said(tx, event.payload.commentId, { isApproved });
          }
          case 'connection.asked':
          case 'connection.made': {
            const kind = event.type === 'connection.asked' ? 'asked' : 'connected';
            return telling.met(tx, { kind, subject, actor, userId: event.payload.userId });
          }
          case 'match.found':
            return telling.matched(tx, { subject, userId: event.payload.userId });
          case 'community.knocked':
            return telling.knocked(tx, subject);
          case 'community.let_in':
          case 'community.came_in': {
            const kind = event.type === 'community.let_in' ? 'let_in' : 'came_in';
            return telling.inCommunity(tx, { kind, subject, userId: event.payload.userId });
          }
        }
      },
    }),
  ];
}
