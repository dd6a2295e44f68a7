import { archiveStatuses } from '@reverie/contract/archives.rules';
import { exportFormats, exportLanguages } from '@reverie/contract/exports.rules';
import { bigint, boolean, date, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const archives = pgTable('archives', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  format: text('format', { enum: ['archive', ...exportFormats] }).notNull(),
  language: text('language', { enum: exportLanguages }).notNull(),
  fromNight: date('from_night', { mode: 'string' }),
  toNight: date('to_night', { mode: 'string' }),
  isPlanned: boolean('is_planned').notNull(),
  status: text('status', { enum: archiveStatuses }).notNull(),
  progress: real('progress').notNull(),
  sealed: bytes('sealed').notNull(),
  bytes: bigint('bytes', { mode: 'number' }),
  extension: text('extension'),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at'),
});
export type ArchiveRow = typeof archives.$inferSelect;
export type ArchiveFormat = ArchiveRow['format'];
