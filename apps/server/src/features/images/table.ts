import type { ImageStyle } from '@reverie/contract/images';
import type { Scene } from '@reverie/painter';
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const paintings = pgTable('paintings', {
  id: uuid('id').primaryKey(),
  dreamId: uuid('dream_id').notNull(),
  revision: integer('revision').notNull(),
  name: text('name').notNull(),
  provider: text('provider').notNull(),
  style: text('style').$type<ImageStyle>().notNull(),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  scene: jsonb('scene').$type<Scene>().notNull(),
  altFr: text('alt_fr').notNull(),
  altEn: text('alt_en').notNull(),
  placeholder: text('placeholder').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});

export type PaintingRow = typeof paintings.$inferSelect;
