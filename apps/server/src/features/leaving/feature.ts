import { leavingRoutes } from '#features/leaving/routes.ts';
import { createLeaving, type LeavingParts } from '#features/leaving/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const leavingFeature = defineFeature({
  create: (parts: LeavingParts) => ({ leaving: createLeaving(parts) }),
  routes: (api, { leaving }) => leavingRoutes(api, leaving),
  schedules: ({ leaving }) => [{ name: 'purge-leavers', cron: '17 * * * *', run: leaving.purge }],
});
