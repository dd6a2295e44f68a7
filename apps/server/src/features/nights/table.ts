import { boolean, date, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const nights = pgTable('nights', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  /** `YYYY-MM-DD`, of the morning the night ends in. */
  date: date('date', { mode: 'string' }).notNull(),
  hadNoRecall: boolean('had_no_recall').notNull().default(false),
  revision: integer('revision').notNull().default(1),
  sealed: bytes('sealed'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type NightRow = typeof nights.$inferSelect;
