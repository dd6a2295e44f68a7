import { forgetConversation, forgetQuotes } from '#features/comments/queries.ts';
import { commentRoutes } from '#features/comments/routes.ts';
import { type CommentParts, createComments } from '#features/comments/service.ts';
import type { Audience } from '#features/engagement/table.ts';
import { defineFeature } from '#platform/feature.ts';

/** Before dreams, which leave what was said of them behind where they move on. */
export const audienceFeature = defineFeature({
  create: ({ readers }: { readers: Pick<Audience, 'forget'> }) => ({
    audience: {
      async forget(db, dreamId) {
        await forgetConversation(db, dreamId);
        await readers.forget(db, dreamId);
      },
      keepQuotes: forgetQuotes,
    } satisfies Audience,
  }),
});

export const commentsFeature = defineFeature({
  create: (parts: CommentParts) => ({ comments: createComments(parts) }),
  routes: (api, { dreams, comments }) => commentRoutes(api, dreams, comments),
  personal: ({ comments }) => ({
    tables: ['dream_comments', 'dream_commenting', 'comment_mentions'],
    keeps: async ({ userId }) => ({ comments: await comments.everythingOf(userId) }),
    forgets: (tx, { userId }) => comments.forget(tx, userId),
  }),
});
