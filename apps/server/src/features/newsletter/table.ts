import type { NewsletterFrequency } from '@reverie/contract/newsletter.rules';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const subscribers = pgTable('newsletter_subscribers', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  language: text('language').$type<'fr' | 'en'>().notNull(),
  frequency: text('frequency').$type<NewsletterFrequency>().notNull(),
  createdAt: instant('created_at').notNull(),
  confirmedAt: instant('confirmed_at'),
  tokenHash: text('token_hash'),
  expiresAt: instant('expires_at'),
  asked: integer('asked').notNull(),
  mailedAt: instant('mailed_at').notNull(),
});

export type SubscriberRow = typeof subscribers.$inferSelect;
