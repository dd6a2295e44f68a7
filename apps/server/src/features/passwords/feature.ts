import { resetLinkJob } from '#features/passwords/job.ts';
import { passwordRoutes } from '#features/passwords/routes.ts';
import { contextOf, createPasswords, type PasswordParts } from '#features/passwords/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const passwordsFeature = defineFeature({
  create: (parts: PasswordParts) => ({ passwords: createPasswords(parts) }),
  routes: (api, { passwords }) => passwordRoutes(api, passwords),
  schedules: ({ passwords }) => [
    { name: 'tidy-reset-wishes', cron: '19 * * * *', run: passwords.tidy },
  ],
  jobs: ({ passwords }) => [runs(resetLinkJob, ({ payload }) => passwords.mailLink(payload))],
  sealed: [{ table: 'reset_wishes', column: 'sealed', row: 'id', contextOf }],
  personal: ({ passwords }) => ({
    tables: ['password_resets', 'reset_wishes'],
    keeps: async ({ userId }) => ({ passwordLink: await passwords.keptOf(userId) }),
    forgets: passwords.forget,
  }),
});
