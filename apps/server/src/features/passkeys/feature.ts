import { passkeyRoutes } from '#features/passkeys/routes.ts';
import { createPasskeys, type PasskeyParts } from '#features/passkeys/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const passkeysFeature = defineFeature({
  create: (parts: PasskeyParts) => ({ passkeys: createPasskeys(parts) }),
  routes: (api, { passkeys }) => passkeyRoutes(api, passkeys),
  personal: ({ passkeys }) => ({
    tables: ['passkeys', 'passkey_challenges'],
    keeps: async ({ userId }) => ({ passkeys: await passkeys.keptOf(userId) }),
    forgets: 'with the account',
  }),
});
