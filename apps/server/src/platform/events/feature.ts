import type { Events } from '#platform/events/events.ts';
import { defineFeature } from '#platform/feature.ts';

/** The feed itself. Who has effects of what it tells is said by each feature. */
export const eventsFeature = defineFeature({
  create: (_: { events: Events }) => ({}),
  schedules: ({ events }) => [{ name: 'tidy-events', cron: '43 * * * *', run: events.tidy }],
});
