import { customType, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DreamRow } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

export const dreamVersions = pgTable('dream_versions', {
  id: uuid('id').primaryKey(),
  dreamId: uuid('dream_id').notNull(),
  userId: uuid('user_id').notNull(),
  number: integer('number').notNull(),
  sealed: bytes('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

/** Keeps what a dream was, in the transaction that makes it something else. */
export type Keeping = { keep(tx: Db, before: DreamRow, after: DreamRow): Promise<void> };

export type VersionRow = typeof dreamVersions.$inferSelect;
