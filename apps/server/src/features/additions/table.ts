import type { AdditionKind, AdditionState } from '@reverie/contract/layers.rules';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

export const dreamAdditions = pgTable('dream_additions', {
  id: uuid('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  dreamId: uuid('dream_id').notNull(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<AdditionKind>().notNull(),
  state: text('state').$type<AdditionState>().notNull().default('waiting'),
  letInAt: integer('let_in_at'),
  sealed: bytes('sealed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type AdditionRow = typeof dreamAdditions.$inferSelect;
export type NewAdditionRow = typeof dreamAdditions.$inferInsert;
