import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const passwordResets = pgTable('password_resets', {
  userId: uuid('user_id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Addresses that asked for a link, until somebody has looked whose they are. */
export const resetWishes = pgTable('reset_wishes', {
  id: uuid('id').primaryKey(),
  sealed: bytes('sealed').notNull(),
  createdAt: instant('created_at').notNull(),
});
