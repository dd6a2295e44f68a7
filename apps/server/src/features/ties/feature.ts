import { tieRoutes } from '#features/ties/routes.ts';
import { createTies, type TieParts } from '#features/ties/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const tiesFeature = defineFeature({
  create: (parts: TieParts) => ({ ties: createTies(parts) }),
  routes: (api, { ties }) => tieRoutes(api, ties),
  personal: ({ ties }) => ({
    tables: ['follows', 'blocks'],
    keeps: async ({ userId }) => ties.everythingOf(userId),
    forgets: 'with the account',
  }),
});
