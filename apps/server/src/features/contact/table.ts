import type { ContactType } from '@reverie/contract/contact.rules';
import { customType, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  ticket: text('ticket').notNull(),
  type: text('type').$type<ContactType>().notNull(),
  sealed: bytes('sealed').notNull(),
  language: text('language').$type<'fr' | 'en'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type ContactMessageRow = typeof contactMessages.$inferSelect;
