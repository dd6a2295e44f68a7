import { patternRoutes } from '#features/patterns/routes.ts';
import { createPatterns, type PatternParts } from '#features/patterns/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const patternsFeature = defineFeature({
  create: (parts: PatternParts) => ({ patterns: createPatterns(parts) }),
  routes: (api, { patterns }) => patternRoutes(api, patterns),
});
