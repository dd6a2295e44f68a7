import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import type {
  Arrangement,
  ImagePalette,
  ImageStyle,
  PaintingStage,
} from '@reverie/contract/images';
import type { ImageFormat } from '@reverie/contract/images.rules';
import type { AnyScene } from '@reverie/painter';
import { bigint, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** As it is kept in the open: what its dreamer says is sealed beside it. */
export type OpenArrangement = Omit<Arrangement, 'told'>;

/** Askings for a painting. A dream has one that is not done, if any; `askedBy` null is the pipeline. */
export const wishes = pgTable('wishes', {
  id: uuid('id').primaryKey(),
  dreamId: uuid('dream_id').notNull(),
  askedBy: uuid('asked_by'),
  state: text('state').$type<PipelineStatus>().notNull(),
  /** One that is no longer offered is only met where it is done. */
  style: text('style').$type<ImageStyle>().notNull(),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  palette: text('palette').$type<ImagePalette>(),
  arrangement: jsonb('arrangement').$type<OpenArrangement>(),
  told: bytes('told'),
  prompt: text('prompt'),
  attempts: integer('attempts').notNull().default(0),
  stage: text('stage').$type<PaintingStage>(),
  share: real('share'),
  askedAt: moment('asked_at').notNull(),
});

export type WishRow = typeof wishes.$inferSelect;
/** With what its dreamer says opened. */
export type OpenedWish = Opened<WishRow>;

export const paintings = pgTable('paintings', {
  id: uuid('id').primaryKey(),
  dreamId: uuid('dream_id').notNull(),
  revision: integer('revision').notNull(),
  name: text('name').notNull(),
  formats: text('formats').array().$type<ImageFormat[]>().notNull(),
  provider: text('provider').notNull(),
  fellBackFrom: text('fell_back_from'),
  style: text('style').$type<ImageStyle>().notNull(),
  seed: bigint('seed', { mode: 'number' }).notNull(),
  palette: text('palette').$type<ImagePalette>(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Null for what was painted before the press. */
  arrangement: jsonb('arrangement').$type<OpenArrangement>(),
  told: bytes('told'),
  /** Before it was arranged. */
  scene: jsonb('scene').$type<AnyScene>().notNull(),
  altFr: text('alt_fr').notNull(),
  altEn: text('alt_en').notNull(),
  placeholder: text('placeholder').notNull(),
  createdAt: moment('created_at').notNull(),
});

export type PaintingRow = typeof paintings.$inferSelect;
export type OpenedPainting = Opened<PaintingRow>;

type Opened<Row> = Omit<Row, 'arrangement' | 'told'> & { arrangement: Arrangement | null };
