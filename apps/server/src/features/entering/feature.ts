import { createEntering, type EnteringParts } from '#features/entering/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const enteringFeature = defineFeature({
  create: (parts: EnteringParts) => ({ entering: createEntering(parts) }),
  personal: () => ({ tables: ['sign_in_challenges'], keeps: null, forgets: 'with the account' }),
});
