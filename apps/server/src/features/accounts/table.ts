import {
  type AccountLanguage,
  accountLanguages,
  roles,
  warnedDreamChoices,
} from '@reverie/contract/accounts.rules';
import { leftDreams } from '@reverie/contract/leaving.rules';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  emailVerifiedAt: instant('email_verified_at'),
  username: text('username').notNull(),
  usernameKey: text('username_key').notNull(),
  displayName: text('display_name'),
  /** What the files of their picture are called after. */
  avatar: text('avatar'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  /** None where somebody signs in with an account elsewhere alone. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: roles }).notNull().default('user'),
  /** Whether they want a page; null until they said so. */
  isPublic: boolean('is_public'),
  hasPage: boolean('has_page')
    .notNull()
    .generatedAlwaysAs(sql`is_public is true and leaves_at is null and not is_page_held`),
  /** Whether moderation keeps the page closed. */
  isPageHeld: boolean('is_page_held').notNull().default(false),
  language: text('language', { enum: accountLanguages }).$type<AccountLanguage>().notNull(),
  firstLines: boolean('first_lines').notNull().default(false),
  warnedDreams: text('warned_dreams', { enum: warnedDreamChoices }).notNull().default('veil'),
  createdAt: instant('created_at').notNull(),
  leavesAt: instant('leaves_at'),
  leftDreams: text('left_dreams', { enum: leftDreams }),
});
export type UserRow = typeof users.$inferSelect;

export const userCounts = pgTable('user_counts', {
  userId: uuid('user_id').primaryKey(),
  dreamsKept: integer('dreams_kept').notNull().default(0),
  dreamsShared: integer('dreams_shared').notNull().default(0),
  likesReceived: integer('likes_received').notNull().default(0),
  totalViews: integer('total_views').notNull().default(0),
});

/** As much of a living dream as its dreamer's counters hold. */
export const countedDreams = pgTable('counted_dreams', {
  dreamId: uuid('dream_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  isShared: boolean('is_shared').notNull(),
  likes: integer('likes').notNull(),
  views: integer('views').notNull(),
});
