import type { Mentioner } from '@reverie/contract/mentions.rules';
import type {
  ChosenKind,
  DigestRhythm,
  NotificationKind,
} from '@reverie/contract/notifications.rules';
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row for each kind of thing and what it happened to, however often. */
export const notifications = pgTable('notifications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<NotificationKind>().notNull(),
  /** A dream, a comment, a community, or what two people are to each other. */
  subject: uuid('subject').notNull(),
  /** What it tells of began then. */
  since: moment('since').notNull(),
  touchedAt: moment('touched_at').notNull(),
  isRead: boolean('is_read').notNull().default(false),
  mailedAt: moment('mailed_at'),
  peak: integer('peak').notNull().default(0),
});

export type NotificationRow = typeof notifications.$inferSelect;

/** No row: shown, and not mailed. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<ChosenKind>().notNull(),
    isHere: boolean('is_here').notNull(),
    mail: text('mail').$type<DigestRhythm>().notNull(),
    isPushed: boolean('is_pushed').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const notificationHours = pgTable('notification_hours', {
  userId: uuid('user_id').primaryKey(),
  quietFrom: smallint('quiet_from'),
  quietUntil: smallint('quiet_until'),
  timeZone: text('time_zone').notNull(),
  mentions: text('mentions').$type<Mentioner>().notNull().default('everybody'),
  dailyAt: moment('daily_at'),
  weeklyAt: moment('weekly_at'),
});

export type HoursRow = typeof notificationHours.$inferSelect;

/** One of the five. */
export const notificationMutes = pgTable('notification_mutes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  dreamId: uuid('dream_id'),
  personId: uuid('person_id'),
  memberId: uuid('member_id'),
  /** The comment that began a conversation. */
  threadId: uuid('thread_id'),
  word: text('word'),
  createdAt: moment('created_at').notNull(),
});
