import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const meanings = pgTable('meanings', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  symbol: text('symbol').notNull(),
  sealed: bytes('sealed').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type MeaningRow = typeof meanings.$inferSelect;
