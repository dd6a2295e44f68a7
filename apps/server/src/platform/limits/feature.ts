import { defineFeature } from '#platform/feature.ts';
import { createLimits, type LimitParts } from '#platform/limits/limits.ts';

export const limitsFeature = defineFeature({
  create: (parts: LimitParts) => ({ limits: createLimits(parts) }),
  schedules: ({ limits }) => [{ name: 'tidy-limits', cron: '*/10 * * * *', run: limits.tidy }],
});
