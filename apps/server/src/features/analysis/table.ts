import type { FeedbackAnswer, FindingKind } from '@reverie/contract/analysis';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const analyses = pgTable(
  'analyses',
  {
    dreamId: uuid('dream_id').notNull(),
    source: text('source').$type<DreamAnalysis['of']>().notNull(),
    revision: integer('revision').notNull(),
    result: jsonb('result').$type<DreamAnalysis>(),
    sealed: bytes('sealed'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.source] })],
);

export const analysisFeedback = pgTable(
  'analysis_feedback',
  {
    dreamId: uuid('dream_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<FindingKind>().notNull(),
    key: text('key').notNull(),
    answer: text('answer').$type<FeedbackAnswer>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.userId, table.kind, table.key] })],
);

export type AnalysisRow = typeof analyses.$inferSelect;
