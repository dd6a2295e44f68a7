import { pushJob } from '#features/push/job.ts';
import { pushRoutes } from '#features/push/routes.ts';
import { contextOf } from '#features/push/rules.ts';
import { createPush, type PushParts } from '#features/push/service.ts';
import { defineFeature, runs } from '#platform/feature.ts';

export const pushFeature = defineFeature({
  create: ({
    pushCarrier,
    ...parts
  }: Omit<PushParts, 'carrier'> & { pushCarrier: PushParts['carrier'] }) => ({
    push: createPush({ ...parts, carrier: pushCarrier }),
  }),
  routes: (api, { push }) => pushRoutes(api, push),
  jobs: ({ push }) => [runs(pushJob, push.send, { concurrency: 4 })],
  schedules: ({ push }) => [{ name: 'tidy-devices', cron: '43 4 * * *', run: push.tidy }],
  sealed: [
    { table: 'push_subscriptions', column: 'sealed', row: 'id', contextOf },
    { table: 'push_keys', column: 'sealed', row: 'id', contextOf },
  ],
  personal: ({ push }) => ({
    tables: ['push_subscriptions'],
    keeps: ({ userId }) => push.everythingOf(userId),
    forgets: 'with the account',
  }),
});
