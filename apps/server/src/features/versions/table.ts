import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { TrueRow } from '#features/dreams/table.ts';
import { bytes } from '#platform/db/columns.ts';
import type { Db } from '#platform/db/database.ts';

export const dreamVersions = pgTable('dream_versions', {
  id: uuid('id').primaryKey(),
  dreamId: uuid('dream_id').notNull(),
  userId: uuid('user_id').notNull(),
  number: integer('number').notNull(),
  sealed: bytes('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Keeps what a dream was, in the transaction that makes it something else. */
export type Keeping = { keep(tx: Db, before: TrueRow, after: TrueRow): Promise<void> };

export type VersionRow = typeof dreamVersions.$inferSelect;
