import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const made = {
  userId: uuid('user_id').notNull(),
  /** Of what it was made: where that is another, it is made anew. */
  madeOf: text('made_of').notNull(),
  sealed: bytes('sealed').notNull(),
};

export const seriesEntries = pgTable('series_entries', {
  dreamId: uuid('dream_id').primaryKey(),
  ...made,
});

export const seriesNotes = pgTable('series_notes', {
  nightId: uuid('night_id').primaryKey(),
  ...made,
});

export const seriesResults = pgTable('series_results', {
  id: uuid('id').primaryKey(),
  period: text('period').notNull(),
  reference: text('reference').notNull(),
  ...made,
});

/** Which job compares just now, and until when nobody else does. */
export const seriesMaking = pgTable(
  'series_making',
  {
    userId: uuid('user_id').notNull(),
    period: text('period').notNull(),
    reference: text('reference').notNull(),
    jobId: uuid('job_id').notNull(),
    until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.period, table.reference] })],
);
