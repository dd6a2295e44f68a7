import { practiceRoutes } from '#features/practice/routes.ts';
import { intentionContext, rehearsalContext } from '#features/practice/rules.ts';
import { createPractice, type PracticeParts } from '#features/practice/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const practiceFeature = defineFeature({
  create: (parts: PracticeParts) => ({ practice: createPractice(parts) }),
  routes: (api, { practice }) => practiceRoutes(api, practice),
  schedules: ({ practice }) => [{ name: 'remind', cron: '*/5 * * * *', run: practice.tellDue }],
  sealed: [
    { table: 'practice_intentions', column: 'sealed', row: 'id', contextOf: intentionContext },
    { table: 'practice_rehearsals', column: 'sealed', row: 'id', contextOf: rehearsalContext },
  ],
  personal: ({ practice }) => ({
    tables: [
      'practice_choices',
      'practice_reminders',
      'practice_intentions',
      'practice_rehearsals',
    ],
    keeps: ({ userId }) => practice.everythingOf(userId),
    forgets: 'with the account',
  }),
});
