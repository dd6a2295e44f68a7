import { sessionRoutes } from '#features/sessions/routes.ts';
import { createSessions, type SessionParts } from '#features/sessions/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const sessionsFeature = defineFeature({
  create: (parts: SessionParts) => ({ sessions: createSessions(parts) }),
  routes: (api, { sessions }) => sessionRoutes(api, sessions),
  personal: ({ sessions }) => ({
    tables: ['sessions'],
    keeps: ({ userId }) => sessions.list({ userId, sessionId: '' }),
    forgets: 'with the account',
  }),
});
