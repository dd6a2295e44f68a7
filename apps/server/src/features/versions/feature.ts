import { contextOf, createKeeping } from '#features/versions/changes.ts';
import { createVersions, type VersionParts } from '#features/versions/service.ts';
import { defineFeature } from '#platform/feature.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** Before dreams, whose changes keep what was; the rest of the room needs dreams. */
export const keepingFeature = defineFeature({
  create: ({ seal }: { seal: Seal }) => ({ keeping: createKeeping({ seal }) }),
});

export const versionsFeature = defineFeature({
  create: (parts: VersionParts) => ({ versions: createVersions(parts) }),
  sealed: [{ table: 'dream_versions', column: 'sealed', row: 'id', contextOf }],
  personal: ({ versions }) => ({
    tables: ['dream_versions'],
    keeps: async ({ userId }) => ({ versions: await versions.everythingOf(userId) }),
    forgets: 'with the account',
  }),
});
