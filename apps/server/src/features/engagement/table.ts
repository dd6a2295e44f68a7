import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db } from '#platform/db/database.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** When somebody last looked through the dreams there are, and up to when they had before. */
export const looks = pgTable('looks', {
  userId: uuid('user_id').primaryKey(),
  lookedAt: moment('looked_at').notNull(),
  seenUntil: moment('seen_until'),
});

/** What readers left with a dream, counted. No row yet means that all are zero. */
export const dreamEngagement = pgTable('dream_engagement', {
  dreamId: uuid('dream_id').primaryKey(),
  likes: integer('likes').notNull().default(0),
  views: integer('views').notNull().default(0),
  /** What the heat weighs most. Who keeps comments counts them here. */
  comments: integer('comments').notNull().default(0),
  shares: integer('shares').notNull().default(0),
  /** The last day on which something was counted, and what there was as it began. */
  settledOn: date('settled_on', { mode: 'string' }),
  settledLikes: integer('settled_likes').notNull().default(0),
  settledViews: integer('settled_views').notNull().default(0),
  settledComments: integer('settled_comments').notNull().default(0),
});

export const dreamLikes = pgTable(
  'dream_likes',
  {
    dreamId: uuid('dream_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.userId] })],
);

export const dreamViews = pgTable(
  'dream_views',
  {
    dreamId: uuid('dream_id').notNull(),
    viewer: text('viewer').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.viewer] })],
);

export const dreamShares = pgTable(
  'dream_shares',
  {
    dreamId: uuid('dream_id').notNull(),
    sharer: text('sharer').notNull(),
    sharedAt: moment('shared_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.sharer] })],
);

/** What a dream's readers left with it, likes, looks and comments: forgotten where it moves on. */
export type Audience = {
  forget(db: Db, dreamId: string): Promise<void>;
  /** Forgets what readers quoted of it that others receive no more. */
  keepQuotes(db: Db, dreamId: string, content: string): Promise<void>;
};
