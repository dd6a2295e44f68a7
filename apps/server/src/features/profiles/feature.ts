import { profileRoutes } from '#features/profiles/routes.ts';
import { createProfiles, type ProfileParts } from '#features/profiles/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const profilesFeature = defineFeature({
  create: (parts: ProfileParts) => ({ profiles: createProfiles(parts) }),
  routes: (api, { profiles }) => profileRoutes(api, profiles),
});
