import { communityRoutes } from '#features/communities/routes.ts';
import { type CommunityParts, createCommunities } from '#features/communities/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const communitiesFeature = defineFeature({
  create: (parts: CommunityParts) => ({ communities: createCommunities(parts) }),
  routes: (api, { communities }) => communityRoutes(api, communities),
  schedules: ({ communities }) => [
    // Every hour: who slept through a Monday or an evening catches up.
    { name: 'turn-communities', cron: '1 * * * *', run: communities.turn },
    { name: 'tidy-invitations', cron: '41 4 * * *', run: communities.tidy },
  ],
  personal: ({ communities }) => ({
    tables: [
      ...['community_members', 'community_invitations', 'communities', 'community_questions'],
      // Which of their dreams answers a question, or waits for its evening: with the dream.
      ...['community_answers', 'circle_turns'],
    ],
    keeps: async ({ userId }) => ({ communities: await communities.everythingOf(userId) }),
    forgets: (tx, { userId }) => communities.handOver(tx, userId),
  }),
});
