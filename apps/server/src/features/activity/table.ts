import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const activityKeys = pgTable('activity_keys', {
  userId: uuid('user_id').primaryKey(),
  subject: uuid('subject').notNull(),
  sealed: bytes('sealed').notNull(),
});
export type ActivityKey = typeof activityKeys.$inferSelect;

export const activity = pgTable('activity', {
  seq: bigint('seq', { mode: 'number' }).primaryKey(),
  id: uuid('id').notNull(),
  subject: uuid('subject').notNull(),
  at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
  sealed: bytes('sealed').notNull(),
  hash: bytes('hash').notNull(),
});
export type ActivityRow = typeof activity.$inferSelect;

export const activityMarks = pgTable('activity_marks', {
  name: text('name', { enum: ['cut', 'head'] }).primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
  signature: bytes('signature'),
});
export type Mark = typeof activityMarks.$inferSelect;

export const activitySigning = pgTable('activity_signing', {
  isOnly: boolean('only_one').primaryKey().default(true),
  sealed: bytes('sealed').notNull(),
});
