import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type {
  RecordingProblem,
  RecordingStatus,
  TranscriptionStatus,
  WordSource,
} from '@reverie/contract/recordings.rules';
import {
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';
import type { Db } from '#platform/db/database.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const recordings = pgTable('recordings', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  dreamId: uuid('dream_id'),
  status: text('status').$type<RecordingStatus>().notNull().default('receiving'),
  problem: text('problem').$type<RecordingProblem>(),
  type: text('type').notNull(),
  isKeyword: boolean('is_keyword').notNull().default(false),
  seconds: doublePrecision('seconds'),
  bytes: integer('bytes').notNull().default(0),
  pieceCount: integer('piece_count').notNull().default(0),
  length: integer('length'),
  sealed: bytes('sealed').notNull(),
  words: bytes('words'),
  track: bytes('track'),
  transcription: text('transcription').$type<TranscriptionStatus>().notNull().default('none'),
  source: text('source').$type<WordSource>(),
  language: text('language').$type<DreamLanguage>(),
  recordedAt: moment('recorded_at').notNull(),
  createdAt: moment('created_at').notNull(),
  touchedAt: moment('touched_at').notNull(),
});

export type RecordingRow = typeof recordings.$inferSelect;
export type NewRecordingRow = typeof recordings.$inferInsert;

export const recordingPieces = pgTable(
  'recording_pieces',
  {
    recordingId: uuid('recording_id').notNull(),
    start: integer('start').notNull(),
    length: integer('length').notNull(),
    hash: text('hash').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.start] })],
);

export type PieceRow = typeof recordingPieces.$inferSelect;

/** Makes a recording the first layer of a dream, for the feature that writes dreams. */
export type Claims = {
  /**
   * Gives a dream somebody's own recording, or none; the one it had stands alone again. Throws
   * `recording_not_found`.
   */
  claim(tx: Db, asked: { userId: string; dreamId: string; audioId: string | null }): Promise<void>;
};
