import type { ReminderMoment } from '@reverie/contract/practice.rules';
import {
  boolean,
  date,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const practiceChoices = pgTable('practice_choices', {
  userId: uuid('user_id').primaryKey(),
  countsNights: boolean('counts_nights').notNull(),
});

export const practiceReminders = pgTable(
  'practice_reminders',
  {
    userId: uuid('user_id').notNull(),
    moment: text('moment').$type<ReminderMoment>().notNull(),
    at: text('at').notNull(),
    days: smallint('days').array().notNull(),
    timeZone: text('time_zone').notNull(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.moment] })],
);

export type ReminderRow = typeof practiceReminders.$inferSelect;

export const practiceIntentions = pgTable('practice_intentions', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  date: date('date', { mode: 'string' }).notNull(),
  sealed: bytes('sealed').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type IntentionRow = typeof practiceIntentions.$inferSelect;

export const practiceRehearsals = pgTable('practice_rehearsals', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  sealed: bytes('sealed').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type RehearsalRow = typeof practiceRehearsals.$inferSelect;
