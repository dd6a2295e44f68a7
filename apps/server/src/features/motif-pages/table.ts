import type { MotifFigures } from '@reverie/contract/motifs';
import { date, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const motifFollows = pgTable(
  'motif_follows',
  {
    userId: uuid('user_id').notNull(),
    motif: text('motif').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.motif] })],
);

export const motifFigures = pgTable('motif_figures', {
  motif: text('motif').primaryKey(),
  /** The Monday they were counted on. */
  week: date('week', { mode: 'string' }).notNull(),
  figures: jsonb('figures').$type<Omit<MotifFigures, 'week'>>().notNull(),
});
