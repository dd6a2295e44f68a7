import type { ContactType } from '@reverie/contract/contact.rules';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey(),
  ticket: text('ticket').notNull(),
  type: text('type').$type<ContactType>().notNull(),
  sealed: bytes('sealed').notNull(),
  language: text('language').$type<'fr' | 'en'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type ContactMessageRow = typeof contactMessages.$inferSelect;
