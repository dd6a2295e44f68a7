import { commentRoutes } from '#features/comments/routes.ts';
import { type CommentParts, createComments } from '#features/comments/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const commentsFeature = defineFeature({
  create: (parts: CommentParts) => ({ comments: createComments(parts) }),
  routes: (api, { comments }) => commentRoutes(api, comments),
  personal: ({ comments }) => ({
    tables: ['dream_comments', 'dream_commenting'],
    keeps: async ({ userId }) => ({ comments: await comments.everythingOf(userId) }),
    forgets: (tx, { userId }) => comments.forget(tx, userId),
  }),
});
