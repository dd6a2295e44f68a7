import { customType, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  sealed: bytes('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type MailRow = typeof mails.$inferSelect;
