import type { TagAction } from '@reverie/contract/tags.rules';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const tags = pgTable('tags', {
  id: uuid('id').primaryKey(),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en').notNull(),
});
export type TagRow = typeof tags.$inferSelect;

/** Every spelling of a canonical tag, its two names among them. */
export const tagSpellings = pgTable('tag_spellings', {
  /** Without case, as the postings of dreams have it. */
  key: text('key').primaryKey(),
  /** Without accents too, as it is looked for. */
  folded: text('folded').notNull(),
  /** As it is written. */
  name: text('name').notNull(),
  tagId: uuid('tag_id').notNull(),
});
export type SpellingRow = typeof tagSpellings.$inferSelect;

/** What moderators did about tags. Rows are only added. */
export const tagActs = pgTable('tag_acts', {
  id: uuid('id').primaryKey(),
  /** Null once they have left. */
  moderatorId: uuid('moderator_id'),
  act: text('act').$type<TagAction>().notNull(),
  nameFr: text('name_fr').notNull(),
  nameEn: text('name_en').notNull(),
  spelling: text('spelling'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
