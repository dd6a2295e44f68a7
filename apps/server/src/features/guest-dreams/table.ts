import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const guestDreams = pgTable('guest_dreams', {
  id: uuid('id').primaryKey(),
  keyHash: bytes('key_hash').notNull(),
  sealed: bytes('sealed').notNull(),
  picture: bytes('picture'),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  imageStatus: text('image_status').$type<PipelineStatus>().notNull().default('queued'),
  dreamId: uuid('dream_id'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type GuestDreamRow = typeof guestDreams.$inferSelect;
