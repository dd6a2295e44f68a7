import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const attempts = pgTable('attempts', {
  who: text('who').primaryKey(),
  failures: integer('failures').notNull(),
  since: instant('since').notNull(),
  waitUntil: instant('wait_until'),
  forgottenAt: instant('forgotten_at').notNull(),
});

export const attemptSalt = pgTable('attempt_salt', {
  isOnly: boolean('is_only').primaryKey().default(true),
  salt: text('salt').notNull(),
});
