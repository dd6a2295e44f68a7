import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  sealed: bytes('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type MailRow = typeof mails.$inferSelect;
