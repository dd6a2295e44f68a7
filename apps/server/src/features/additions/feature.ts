import { layerRoutes } from '#features/additions/routes.ts';
import { type AdditionParts, contextOf, createAdditions } from '#features/additions/service.ts';
import type { AnalysisService } from '#features/analysis/service.ts';
import type { Nights } from '#features/nights/service.ts';
import type { Versions } from '#features/versions/service.ts';
import { defineFeature } from '#platform/feature.ts';

type Needs = AdditionParts & { nights: Nights; versions: Versions; analysis: AnalysisService };

export const additionsFeature = defineFeature({
  create: (parts: Needs) => ({ additions: createAdditions(parts) }),
  routes: (api, all) => layerRoutes(api, all),
  sealed: [{ table: 'dream_additions', column: 'sealed', row: 'id', contextOf }],
  personal: ({ additions }) => ({
    tables: ['dream_additions'],
    keeps: async ({ userId }) => ({ additions: await additions.everythingOf(userId) }),
    forgets: 'with the account',
  }),
});
