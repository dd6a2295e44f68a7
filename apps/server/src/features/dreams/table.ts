import type { BlurredWord } from '@reverie/contract/blurring.rules';
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
  date,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';
import type { Scope } from '#platform/scope.ts';
import type { Seal } from '#platform/seal/seal.ts';

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
  /** Sealed: what its dreamer said, where others receive another word. The columns hold theirs. */
  ownWords: bytes('own_words'),
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

/** What others read of a dream’s words, and its dreamer where none is blurred. */
export type Words = Pick<DreamRow, 'title' | 'content' | 'tags' | 'city' | 'country'>;

/** What `own_words` seals: the same as they were said, and which of them others do not receive. */
export type OwnWords = Words & { blurred: BlurredWord[] };

/** What those are sealed for: elsewhere they do not open. */
export const wordsContext = (dreamId: string) => `words ${dreamId}`;

/** A dream as it was said: `isWordsUnreadable` where that does not open, and it is as others read it. */
export type Truly<Row> = Omit<Row, 'ownWords'> & {
  blurred: BlurredWord[];
  isWordsUnreadable: boolean;
};

/** A dream for what only its dreamer reads. */
export type TrueRow = Truly<DreamRow>;

/** Opens what a dreamer said, for them alone and for what is sealed in its turn. */
export function trulyOf<Row extends Partial<Words> & Pick<DreamRow, 'id' | 'ownWords'>>(
  seal: Seal,
  { ownWords, ...row }: Row,
): Truly<Row> {
  if (ownWords === null) return { ...row, blurred: [], isWordsUnreadable: false };
  const opened = seal.open(ownWords, wordsContext(row.id));
  if (opened === null) return { ...row, blurred: [], isWordsUnreadable: true };
  // As this server sealed it: nobody else can.
  const { blurred, ...own } = JSON.parse(opened) as OwnWords;
  const asked = Object.entries(own).filter(([name]) => name in row);
  return { ...row, ...Object.fromEntries(asked), blurred, isWordsUnreadable: false };
}
