import { exportJob } from '#features/exports/job.ts';
import { exportRoutes } from '#features/exports/routes.ts';
import { createExports, type ExportParts } from '#features/exports/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const exportsFeature = defineFeature({
  create: (parts: ExportParts) => ({ exports: createExports(parts) }),
  routes: (api, { exports }) => exportRoutes(api, exports),
  jobs: ({ archives, exports }) => [
    runs(exportJob, (run) => archives.work(run, { writer: exports.writer, letter: 'export' })),
  ],
  schedules: ({ exports }) => [
    { name: 'planned-exports', cron: '7 * * * *', run: exports.followPlans },
  ],
  personal: ({ exports }) => ({
    tables: ['export_plans'],
    keeps: async ({ userId }) => ({ exportPlan: await exports.keptOf(userId) }),
    forgets: 'with the account',
  }),
});
