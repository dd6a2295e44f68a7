import { neighboursJob } from '#features/neighbours/job.ts';
import { createNeighbours, type NeighbourParts } from '#features/neighbours/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const neighboursFeature = defineFeature({
  create: (parts: NeighbourParts) => ({ neighbours: createNeighbours(parts) }),
  jobs: ({ neighbours }) => [runs(neighboursJob, neighbours.lookForDue)],
  // Those of before, and whatever a lost job left.
  schedules: ({ neighbours }) => [
    { name: 'find-neighbours', cron: '*/5 * * * *', run: neighbours.lookForDue },
  ],
  personal: () => ({
    tables: ['dream_neighbours', 'neighbours_due'],
    // Which dreams of others are like theirs, found again from both.
    keeps: null,
    forgets: 'with the dreams',
  }),
});
