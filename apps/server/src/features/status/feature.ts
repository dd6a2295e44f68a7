import { statusRoutes } from '#features/status/routes.ts';
import { createMeter } from '#features/status/rules.ts';
import { createStatus, type StatusParts } from '#features/status/service.ts';
import type { Events } from '#platform/events/events.ts';
import { defineFeature } from '#platform/feature.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';

type Needs = Omit<StatusParts, 'meter' | 'oldestWait' | 'eventsWait'> & {
  jobs: Jobs;
  events: Events;
};

export const statusFeature = defineFeature({
  create: ({ jobs, events, ...parts }: Needs) => {
    const meter = createMeter();
    const waits = { oldestWait: jobs.oldestWait, eventsWait: events.oldestWait };
    return { meter, status: createStatus({ ...parts, ...waits, meter }) };
  },
  routes: (api, { status }) => statusRoutes(api, status),
  schedules: ({ status }) => [{ name: 'tidy-status', cron: '29 * * * *', run: status.tidy }],
  // Each process tells what it saw of its own answers, and that it is there.
  recurring: ({ status }) => [
    { name: 'status-beat', everyMillis: 60_000, run: status.beat, isDueNow: true },
  ],
});
