import type { Meanings } from '#features/meanings/service.ts';
import type { PeopleService } from '#features/people/service.ts';
import { symbolRoutes } from '#features/symbols/routes.ts';
import { createSymbols, type SymbolParts } from '#features/symbols/service.ts';
import { defineFeature } from '#platform/feature.ts';

type Needs = SymbolParts & { meanings: Meanings; people: PeopleService };

export const symbolsFeature = defineFeature({
  create: (parts: Needs) => ({ symbols: createSymbols(parts) }),
  routes: (api, all) => symbolRoutes(api, all),
});
