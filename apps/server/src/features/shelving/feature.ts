import { shelvingConsumers } from '#features/shelving/consumer.ts';
import { createShelving, type ShelvingParts } from '#features/shelving/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const shelvingFeature = defineFeature({
  create: (parts: ShelvingParts) => ({ shelving: createShelving(parts) }),
  consumers: ({ shelving }) => shelvingConsumers(shelving),
  schedules: ({ shelving }) => [{ name: 'warm-library', cron: '* * * * *', run: shelving.warm }],
  personal: () => ({
    tables: ['shelved_dreams', 'dream_facets', 'library_dreamers'],
    keeps: null,
    forgets: 'with the dreams',
  }),
});
