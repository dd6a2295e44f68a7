import { journalRoutes } from '#features/journal/routes.ts';
import { createJournal, type JournalParts } from '#features/journal/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const journalFeature = defineFeature({
  create: (parts: JournalParts) => ({ journal: createJournal(parts) }),
  routes: (api, { journal }) => journalRoutes(api, journal),
  schedules: ({ journal }) => [{ name: 'index-journals', cron: '* * * * *', run: journal.catchUp }],
});
