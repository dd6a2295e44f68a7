import { defineFeature } from '#platform/feature.ts';
import { contextOf, createOnce, type OnceParts } from '#platform/idempotency/once.ts';

export const onceFeature = defineFeature({
  create: (parts: OnceParts) => ({ once: createOnce(parts) }),
  schedules: ({ once }) => [{ name: 'tidy-keys', cron: '31 * * * *', run: once.tidy }],
  sealed: [{ table: 'idempotency_keys', column: 'sealed', row: 'id', contextOf }],
  personal: () => ({
    // Answers that were given already, sealed, for a day.
    tables: ['idempotency_keys'],
    keeps: null,
    forgets: 'with the account',
  }),
});
