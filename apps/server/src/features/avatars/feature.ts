import { avatarRoutes } from '#features/avatars/routes.ts';
import { type AvatarParts, createAvatars } from '#features/avatars/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const avatarsFeature = defineFeature({
  create: (parts: AvatarParts) => ({ avatars: createAvatars(parts) }),
  routes: (api, { avatars }) => avatarRoutes(api, avatars),
  schedules: ({ avatars }) => [{ name: 'sweep-avatars', cron: '37 * * * *', run: avatars.sweep }],
  personal: ({ avatars }) => ({
    tables: ['loose_avatars'],
    // Which one is worn stands in the account; an archive holds it as a file.
    keeps: null,
    forgets: (tx, { userId }, later) => avatars.forget(tx, userId, later),
  }),
});
