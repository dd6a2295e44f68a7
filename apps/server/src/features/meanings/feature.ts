import { contextOf, createMeanings, type MeaningParts } from '#features/meanings/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const meaningsFeature = defineFeature({
  create: (parts: MeaningParts) => ({ meanings: createMeanings(parts) }),
  sealed: [{ table: 'meanings', column: 'sealed', row: 'id', contextOf }],
  personal: ({ meanings }) => ({
    tables: ['meanings'],
    keeps: async ({ userId }) => ({ meanings: await meanings.list(userId) }),
    forgets: 'with the account',
  }),
});
