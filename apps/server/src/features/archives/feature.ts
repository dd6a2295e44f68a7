import { archiveJob } from '#features/archives/job.ts';
import { archiveRoutes } from '#features/archives/routes.ts';
import { type ArchiveParts, contextOf, createArchives } from '#features/archives/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const archivesFeature = defineFeature({
  create: (parts: ArchiveParts) => ({ archives: createArchives(parts) }),
  routes: (api, { archives }) => archiveRoutes(api, archives),
  jobs: ({ archives }) => [
    runs(archiveJob, (run) => archives.work(run, { writer: archives.writer, letter: 'archive' })),
  ],
  schedules: ({ archives }) => [
    { name: 'sweep-archives', cron: '47 * * * *', run: archives.sweep },
  ],
  sealed: [{ table: 'archives', column: 'sealed', row: 'id', contextOf }],
  personal: ({ archives }) => ({
    tables: ['archives'],
    keeps: ({ userId }) => archives.keptOf(userId),
    forgets: (tx, { userId }, later) => archives.forget(tx, userId, later),
  }),
});
