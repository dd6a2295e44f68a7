import type {
  Category,
  DreamLanguage,
  DreamType,
  imageStatuses,
  pipelineStatuses,
  recalls,
  Visibility,
  Warning,
} from '@reverie/contract/dreams.rules';
import type { ImagePalette, ImageStyle } from '@reverie/contract/images';
import {
  bigint,
  customType,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const dreams = pgTable('dreams', {
  id: uuid('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  ownerId: uuid('owner_id').notNull(),
  scope: text('scope'),
  visibility: text('visibility').$type<Visibility>().notNull(),
  title: text('title'),
  content: text('content').notNull(),
  report: bytes('report'),
  tags: text('tags').array().notNull(),
  language: text('language').$type<DreamLanguage>(),
  dreamedAt: moment('dreamed_at').notNull(),
  category: text('category').$type<Category>(),
  types: text('types').array().$type<DreamType[]>().notNull(),
  mood: smallint('mood'),
  lucidity: smallint('lucidity'),
  vividness: smallint('vividness'),
  sleepQuality: smallint('sleep_quality'),
  recall: text('recall').$type<(typeof recalls)[number]>(),
  warnings: text('warnings').array().$type<Warning[]>().notNull(),
  city: text('city'),
  country: text('country'),
  likes: integer('likes').notNull().default(0),
  views: integer('views').notNull().default(0),
  revision: integer('revision').notNull().default(1),
  analysisStatus: text('analysis_status')
    .$type<(typeof pipelineStatuses)[number]>()
    .notNull()
    .default('queued'),
  imageStatus: text('image_status')
    .$type<(typeof imageStatuses)[number]>()
    .notNull()
    .default('none'),
  paintingId: uuid('painting_id'),
  wishId: uuid('wish_id'),
  wishStyle: text('wish_style').$type<ImageStyle>(),
  wishSeed: bigint('wish_seed', { mode: 'number' }),
  wishPalette: text('wish_palette').$type<ImagePalette>(),
  wishPrompt: text('wish_prompt'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
});

export const dreamLikes = pgTable(
  'dream_likes',
  {
    dreamId: uuid('dream_id').notNull(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.userId] })],
);

export const dreamViews = pgTable(
  'dream_views',
  {
    dreamId: uuid('dream_id').notNull(),
    viewer: text('viewer').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dreamId, table.viewer] })],
);

export type DreamRow = typeof dreams.$inferSelect;
export type NewDreamRow = typeof dreams.$inferInsert;
