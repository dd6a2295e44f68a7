import { forgetAudience } from '#features/engagement/queries.ts';
import { engagementRoutes } from '#features/engagement/routes.ts';
import { createEngagement, type EngagementParts } from '#features/engagement/service.ts';
import type { Audience } from '#features/engagement/table.ts';
import { defineFeature } from '#platform/feature.ts';

/** Before dreams, which leave their readers behind where they move on. */
export const readersFeature = defineFeature({
  create: () => ({ readers: { forget: forgetAudience } satisfies Pick<Audience, 'forget'> }),
});

export const engagementFeature = defineFeature({
  create: (parts: EngagementParts) => ({ engagement: createEngagement(parts) }),
  routes: (api, { dreams, engagement }) => engagementRoutes(api, dreams, engagement),
  schedules: ({ engagement }) => [{ name: 'tidy-views', cron: '19 * * * *', run: engagement.tidy }],
  personal: ({ engagement }) => ({
    tables: ['dream_likes', 'dream_views', 'dream_shares', 'dream_engagement', 'looks'],
    keeps: async ({ userId }) => ({
      likes: await engagement.likedBy(userId),
      views: await engagement.viewedBy(userId),
      shares: await engagement.sharedBy(userId),
      lookedAt: await engagement.lookOf(userId),
    }),
    forgets: (tx, { userId }) => engagement.forget(tx, userId),
  }),
});
