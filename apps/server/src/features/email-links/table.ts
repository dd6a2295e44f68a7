import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What a link is for: one of another kind opens nothing. */
export type LinkKind = 'verify' | 'change' | 'undo';

export const emailLinks = pgTable('email_links', {
  tokenHash: text('token_hash').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<LinkKind>().notNull(),
  email: text('email').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
export type EmailLinkRow = typeof emailLinks.$inferSelect;
