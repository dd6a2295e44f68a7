import { connectionRoutes } from '#features/connections/routes.ts';
import { type ConnectionParts, createConnections } from '#features/connections/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const connectionsFeature = defineFeature({
  create: (parts: ConnectionParts) => ({ connections: createConnections(parts) }),
  routes: (api, { connections }) => connectionRoutes(api, connections),
  schedules: ({ connections }) => [
    { name: 'tidy-asks', cron: '37 4 * * *', run: connections.tidy },
  ],
  personal: ({ connections }) => ({
    tables: ['connections', 'connection_asks'],
    keeps: ({ userId }) => connections.everythingOf(userId),
    forgets: 'with the account',
  }),
});
