import { nightRoutes } from '#features/nights/routes.ts';
import { contextOf, createNights, type NightParts } from '#features/nights/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const nightsFeature = defineFeature({
  create: (parts: NightParts) => ({ nights: createNights(parts) }),
  routes: (api, { nights }) => nightRoutes(api, nights),
  sealed: [{ table: 'nights', column: 'sealed', row: 'id', contextOf }],
  personal: ({ nights }) => ({
    tables: ['nights'],
    keeps: async ({ userId }) => ({ nights: await nights.everythingOf(userId) }),
    forgets: 'with the account',
  }),
});
