import { compareJob } from '#features/patterns/job.ts';
import { patternRoutes } from '#features/patterns/routes.ts';
import {
  createPatterns,
  entryContext,
  noteContext,
  type PatternParts,
  resultContext,
} from '#features/patterns/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const patternsFeature = defineFeature({
  create: (parts: PatternParts) => ({ patterns: createPatterns(parts) }),
  routes: (api, { patterns }) => patternRoutes(api, patterns),
  jobs: ({ patterns }) => [
    runs(compareJob, (job) => patterns.compareFor(job.payload, job.id), { concurrency: 2 }),
  ],
  sealed: [
    { table: 'series_entries', column: 'sealed', row: 'dream_id', contextOf: entryContext },
    { table: 'series_notes', column: 'sealed', row: 'night_id', contextOf: noteContext },
    { table: 'series_results', column: 'sealed', row: 'id', contextOf: resultContext },
  ],
  personal: () => ({
    tables: ['series_entries', 'series_notes', 'series_results', 'series_making'],
    // Made of what they wrote, and made again from it.
    keeps: null,
    forgets: 'with the account',
  }),
});
