import { binRoutes } from '#features/bin/routes.ts';
import { type BinParts, createBin } from '#features/bin/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const binFeature = defineFeature({
  create: (parts: BinParts) => ({ bin: createBin(parts) }),
  routes: (api, { bin }) => binRoutes(api, bin),
});
