import { exportFormats, exportLanguages, exportRhythms } from '@reverie/contract/exports.rules';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const exportPlans = pgTable('export_plans', {
  userId: uuid('user_id').primaryKey(),
  format: text('format', { enum: exportFormats }).notNull(),
  language: text('language', { enum: exportLanguages }).notNull(),
  rhythm: text('rhythm', { enum: exportRhythms }).notNull(),
  nextAt: timestamp('next_at', { withTimezone: true, mode: 'date' }).notNull(),
});
export type ExportPlanRow = typeof exportPlans.$inferSelect;
