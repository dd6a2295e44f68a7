import type { Dreams } from '#features/dreams/service.ts';
import { embedRoutes } from '#features/embeds/routes.ts';
import { defineFeature } from '#platform/feature.ts';

/** Public dreams in pages of other sites. Nothing is kept of who looks at them. */
export const embedsFeature = defineFeature({
  create: (_: { dreams: Dreams; site: string }) => ({}),
  routes: (api, { dreams, site }) => embedRoutes(api, dreams, site),
});
