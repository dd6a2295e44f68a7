import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const journalKeys = pgTable('journal_keys', {
  userId: uuid('user_id').primaryKey(),
  sealed: bytes('sealed').notNull(),
});

export const journalEntries = pgTable('journal_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind').notNull(),
  ref: text('ref').notNull(),
  dreamId: uuid('dream_id'),
});

/** Terms are whole numbers of 64 bits, more than a JavaScript number holds. */
export const journalTerms = pgTable(
  'journal_terms',
  {
    term: bigint('term', { mode: 'bigint' }).notNull(),
    night: date('night', { mode: 'string' }).notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.night, table.seq, table.entryId] })],
);
