import {
  type AccountLanguage,
  accountLanguages,
  roles,
  warnedDreamChoices,
} from '@reverie/contract/accounts.rules';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  passwordHash: text('password_hash').notNull(),
  role: text('role', { enum: roles }).notNull().default('user'),
  isPublic: boolean('is_public').notNull().default(true),
  language: text('language', { enum: accountLanguages }).$type<AccountLanguage>().notNull(),
  warnedDreams: text('warned_dreams', { enum: warnedDreamChoices }).notNull().default('veil'),
  wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
  termsAcceptedAt: instant('terms_accepted_at').notNull(),
  ageConfirmedAt: instant('age_confirmed_at').notNull(),
  createdAt: instant('created_at').notNull(),
});
export type UserRow = typeof users.$inferSelect;

export const sessions = pgTable('sessions', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export const userCounts = pgTable('user_counts', {
  userId: uuid('user_id').primaryKey(),
  dreamsKept: integer('dreams_kept').notNull(),
  dreamsShared: integer('dreams_shared').notNull(),
  likesReceived: integer('likes_received').notNull(),
  totalViews: integer('total_views').notNull(),
});
