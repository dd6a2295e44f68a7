import { matchConsumers } from '#features/matches/consumer.ts';
import { matchRoutes } from '#features/matches/routes.ts';
import { createMatches, keyContext, type MatchParts } from '#features/matches/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const matchesFeature = defineFeature({
  create: (parts: MatchParts) => ({ matches: createMatches(parts) }),
  routes: (api, { matches }) => matchRoutes(api, matches),
  consumers: ({ matches }) => matchConsumers(matches),
  schedules: ({ matches }) => [
    {
      name: 'find-matches',
      cron: '41 3 * * *',
      async run() {
        await matches.propose();
      },
    },
  ],
  // What digests are made with; the digests themselves stay as they are.
  sealed: [{ table: 'match_keys', column: 'sealed', row: 'id', contextOf: keyContext }],
  personal: ({ matches }) => ({
    tables: ['matches'],
    keeps: ({ userId }) => matches.everythingOf(userId),
    forgets: 'with the account',
  }),
});
