import { createSearch } from '#features/search/service.ts';
import type { Database } from '#platform/db/database.ts';
import { defineFeature } from '#platform/feature.ts';

export const searchFeature = defineFeature({
  create: (parts: { database: Database }) => ({ search: createSearch(parts) }),
  personal: () => ({
    // Under which of their words dreams are found.
    tables: ['dream_terms'],
    keeps: null,
    forgets: 'with the dreams',
  }),
});
