import { createSearch, type SearchParts } from '#features/search/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const searchFeature = defineFeature({
  create: (parts: SearchParts) => ({ search: createSearch(parts) }),
  personal: () => ({
    // Under which of their words dreams are found.
    tables: ['dream_terms'],
    keeps: null,
    forgets: 'with the dreams',
  }),
});
