import { tagRoutes } from '#features/tags/routes.ts';
import { createSpellings, createTags, type TagParts } from '#features/tags/service.ts';
import type { Database } from '#platform/db/database.ts';
import { defineFeature } from '#platform/feature.ts';

/** Before search, which looks for what means the same; the rest of the room needs dreams. */
export const spellingsFeature = defineFeature({
  create: (parts: { database: Database }) => ({ spellings: createSpellings(parts) }),
});

export const tagsFeature = defineFeature({
  create: (parts: TagParts) => ({ tags: createTags(parts) }),
  routes: (api, { tags }) => tagRoutes(api, tags),
  personal: ({ tags }) => ({
    tables: ['tag_acts'],
    keeps: ({ userId }) => tags.everythingOf(userId),
    forgets: (tx, { userId }) => tags.forget(tx, userId),
  }),
});
