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
import {
  bigint,
  customType,
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Scope } from '#platform/scope.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const dreams = pgTable('dreams', {
  id: uuid('id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
  ownerId: uuid('owner_id').notNull(),
  scope: text('scope').$type<Scope>(),
  visibility: text('visibility').$type<Visibility>().notNull(),
  /** Where it is shared under a pseudonym. */
  communityId: uuid('community_id'),
  /** The Monday of the week it came there: nobody there is told more of when. */
  sharedWeek: date('shared_week', { mode: 'string' }),
  title: text('title'),
  content: text('content').notNull(),
  report: bytes('report'),
  tags: text('tags').array().notNull(),
  language: text('language').$type<DreamLanguage>(),
  dreamedAt: moment('dreamed_at').notNull(),
  /** Of `dreamedAt`, on the clocks it was told on: `YYYY-MM-DD`. */
  night: date('night', { mode: 'string' }).notNull(),
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
  revision: integer('revision').notNull().default(1),
  analysisStatus: text('analysis_status')
    .$type<(typeof pipelineStatuses)[number]>()
    .notNull()
    .default('queued'),
  /** What readers are told of its picture; the wish for it says the rest. */
  imageStatus: text('image_status')
    .$type<(typeof imageStatuses)[number]>()
    .notNull()
    .default('none'),
  /** The painting readers see. */
  paintingId: uuid('painting_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  deletedAt: moment('deleted_at'),
});

/** Dreams that moderation keeps from others, whatever their dreamers choose. */
export const dreamHolds = pgTable('dream_holds', { dreamId: uuid('dream_id').primaryKey() });

export type DreamRow = typeof dreams.$inferSelect;
export type NewDreamRow = typeof dreams.$inferInsert;
