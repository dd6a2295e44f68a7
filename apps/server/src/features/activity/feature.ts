import { activityRoutes } from '#features/activity/routes.ts';
import { keyContext, signingContext } from '#features/activity/rules.ts';
import { type ActivityParts, createActivity } from '#features/activity/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const activityFeature = defineFeature({
  create: (parts: ActivityParts) => {
    const activity = createActivity(parts);
    return { activity, note: activity.note, pretendToNote: activity.pretendToNote };
  },
  routes: (api, { activity }) => activityRoutes(api, activity),
  schedules: ({ activity }) => [{ name: 'tidy-activity', cron: '37 * * * *', run: activity.tidy }],
  sealed: [
    { table: 'activity_keys', column: 'sealed', row: 'user_id', contextOf: keyContext },
    {
      table: 'activity_signing',
      column: 'sealed',
      row: 'only_one',
      contextOf: () => signingContext,
    },
  ],
  personal: ({ activity }) => ({
    // Of the entries themselves nothing is left to read once their key has gone.
    tables: ['activity_keys'],
    keeps: async ({ userId }) => ({ activity: await activity.everythingOf(userId) }),
    forgets: 'with the account',
  }),
});
