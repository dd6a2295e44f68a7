import { engagementRoutes } from '#features/engagement/routes.ts';
import { createEngagement, type EngagementParts } from '#features/engagement/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const engagementFeature = defineFeature({
  create: (parts: EngagementParts) => ({ engagement: createEngagement(parts) }),
  routes: (api, { dreams, engagement }) => engagementRoutes(api, dreams, engagement),
  schedules: ({ engagement }) => [{ name: 'tidy-views', cron: '19 * * * *', run: engagement.tidy }],
  personal: ({ engagement }) => ({
    tables: ['dream_likes', 'dream_views', 'dream_engagement'],
    keeps: async ({ userId }) => ({
      likes: await engagement.likedBy(userId),
      views: await engagement.viewedBy(userId),
    }),
    forgets: (tx, { userId }) => engagement.forget(tx, userId),
  }),
});
