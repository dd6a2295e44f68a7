import { motifPageRoutes } from '#features/motif-pages/routes.ts';
import { createMotifPages, type MotifPageParts } from '#features/motif-pages/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const motifPagesFeature = defineFeature({
  create: (parts: MotifPageParts) => ({ motifPages: createMotifPages(parts) }),
  routes: (api, { motifPages }) => motifPageRoutes(api, motifPages),
  schedules: ({ motifPages }) => [
    { name: 'count-motifs', cron: '37 * * * *', run: motifPages.countDue },
  ],
  personal: ({ motifPages }) => ({
    tables: ['motif_follows'],
    keeps: ({ userId }) => motifPages.everythingOf(userId),
    forgets: 'with the account',
  }),
});
