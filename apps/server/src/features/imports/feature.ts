import { foundContextOf } from '#features/imports/found.reads.ts';
import { importJob } from '#features/imports/job.ts';
import { importRoutes } from '#features/imports/routes.ts';
import { contextOf, createImports, type ImportParts } from '#features/imports/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const importsFeature = defineFeature({
  create: (parts: ImportParts) => ({ imports: createImports(parts) }),
  routes: (api, { imports }) => importRoutes(api, imports),
  jobs: ({ imports }) => [runs(importJob, imports.work)],
  schedules: ({ imports }) => [{ name: 'sweep-imports', cron: '27 * * * *', run: imports.sweep }],
  sealed: [
    { table: 'imports', column: 'sealed', row: 'id', contextOf },
    { table: 'imports', column: 'found', row: 'id', contextOf: foundContextOf },
  ],
  personal: ({ imports }) => ({
    tables: ['imports', 'imported_dreams', 'imported_things', 'imported_pictures'],
    keeps: async ({ userId }) => ({ imports: await imports.keptOf(userId) }),
    forgets: (tx, { userId }, later) => imports.forget(tx, userId, later),
  }),
});
