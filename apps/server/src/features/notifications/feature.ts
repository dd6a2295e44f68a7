import { notificationConsumers } from '#features/notifications/consumer.ts';
import { callJob, settleJob } from '#features/notifications/job.ts';
import { notificationRoutes } from '#features/notifications/routes.ts';
import { createNotifications, type NotificationParts } from '#features/notifications/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const notificationsFeature = defineFeature({
  create: (parts: NotificationParts) => ({ notifications: createNotifications(parts) }),
  routes: (api, { notifications }) => notificationRoutes(api, notifications),
  consumers: ({ notifications }) => notificationConsumers(notifications.telling),
  jobs: ({ notifications }) => [
    runs(callJob, notifications.callDevices),
    runs(settleJob, notifications.settleLikes),
  ],
  schedules: ({ notifications }) => [
    { name: 'send-digests', cron: '3 * * * *', run: notifications.sendDigests },
    { name: 'tidy-notifications', cron: '33 4 * * *', run: notifications.tidy },
  ],
  personal: ({ notifications }) => ({
    tables: ['notifications', 'notification_choices', 'notification_hours', 'notification_mutes'],
    keeps: ({ userId }) => notifications.everythingOf(userId),
    forgets: 'with the account',
  }),
});
