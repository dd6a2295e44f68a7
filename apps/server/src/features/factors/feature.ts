import { factorRoutes } from '#features/factors/routes.ts';
import { contextOf, createFactors, type FactorParts } from '#features/factors/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const factorsFeature = defineFeature({
  create: (parts: FactorParts) => ({ factors: createFactors(parts) }),
  routes: (api, { factors }) => factorRoutes(api, factors),
  sealed: [{ table: 'totp_factors', column: 'sealed', row: 'user_id', contextOf }],
  personal: ({ factors }) => ({
    tables: ['totp_factors', 'recovery_codes'],
    keeps: async ({ userId }) => ({ secondFactor: await factors.keptOf(userId) }),
    forgets: 'with the account',
  }),
});
