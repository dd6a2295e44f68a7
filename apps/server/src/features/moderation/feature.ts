import { moderationConsumers } from '#features/moderation/consumer.ts';
import { moderationRoutes } from '#features/moderation/routes.ts';
import { contextOf } from '#features/moderation/rules.ts';
import { createModeration, type ModerationParts } from '#features/moderation/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const moderationFeature = defineFeature({
  create: (parts: ModerationParts) => ({ moderation: createModeration(parts) }),
  routes: (api, { moderation }) => moderationRoutes(api, moderation),
  consumers: ({ moderation }) => moderationConsumers(moderation),
  sealed: [{ table: 'moderation_evidence', column: 'sealed', row: 'id', contextOf }],
  personal: ({ moderation }) => ({
    tables: [
      'moderation_cases',
      'moderation_reports',
      'moderation_decisions',
      'moderation_sanctions',
      // What the law has us keep is no longer anybody's to take along.
      'moderation_evidence',
    ],
    keeps: ({ userId }) => moderation.everythingOf(userId),
    forgets: (tx, { userId }) => moderation.forget(tx, userId),
  }),
});
