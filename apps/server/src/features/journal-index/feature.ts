import {
  createJournalIndex,
  type IndexParts,
  keyContext,
} from '#features/journal-index/service.ts';
import { defineFeature } from '#platform/feature.ts';

export const journalIndexFeature = defineFeature({
  create: (parts: IndexParts) => ({ journalIndex: createJournalIndex(parts) }),
  schedules: ({ journalIndex }) => [
    { name: 'tidy-journal', cron: '27 3 * * *', run: journalIndex.tidy },
  ],
  // Words are sealed by the key of their person, which alone gets another seal.
  sealed: [{ table: 'journal_keys', column: 'sealed', row: 'user_id', contextOf: keyContext }],
  personal: ({ journalIndex }) => ({
    tables: [
      'journal_keys',
      'journal_entries',
      'journal_terms',
      'journal_words',
      'journal_nights',
      'journal_months',
      'journal_met',
      'journal_tallies',
    ],
    // Under which of their own words they find what they wrote.
    keeps: null,
    forgets: (tx, { userId }) => journalIndex.forgetAll(tx, userId),
  }),
});
