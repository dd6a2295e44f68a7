import { identityRoutes } from '#features/identities/routes.ts';
import { createIdentities, type IdentityParts } from '#features/identities/service.ts';
import { defineFeature } from '#platform/feature.ts';

type Needs = IdentityParts & { origin?: string | undefined };

export const identitiesFeature = defineFeature({
  create: (parts: Needs) => ({ identities: createIdentities(parts) }),
  routes: (api, { identities, origin }) => identityRoutes(api, identities, { origin }),
  personal: ({ identities }) => ({
    tables: ['identities'],
    keeps: async ({ userId }) => ({ identities: await identities.keptOf(userId) }),
    forgets: 'with the account',
  }),
});
