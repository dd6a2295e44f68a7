import { libraryRoutes } from '#features/library/routes.ts';
import { createLibrary, type LibraryParts } from '#features/library/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const libraryFeature = defineFeature({
  create: (parts: LibraryParts) => ({ library: createLibrary(parts) }),
  routes: (api, { library }) => libraryRoutes(api, library),
});
