import type { BlogCategory, PostStatus } from '@reverie/contract/blog.rules';
import { jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type StoredPicture = {
  name: string;
  width: number;
  height: number;
  placeholder: string;
  alt: { fr: string; en: string };
};

export const blogPosts = pgTable('blog_posts', {
  id: uuid('id').primaryKey(),
  slug: text('slug').notNull(),
  category: text('category').$type<BlogCategory>().notNull(),
  author: text('author').notNull(),
  status: text('status').$type<PostStatus>().notNull(),
  publishedAt: moment('published_at'),
  titleFr: text('title_fr').notNull(),
  titleEn: text('title_en').notNull(),
  excerptFr: text('excerpt_fr').notNull(),
  excerptEn: text('excerpt_en').notNull(),
  bodyFr: text('body_fr').notNull(),
  bodyEn: text('body_en').notNull(),
  minutesFr: smallint('minutes_fr').notNull(),
  minutesEn: smallint('minutes_en').notNull(),
  searchFr: text('search_fr').notNull(),
  searchEn: text('search_en').notNull(),
  picture: jsonb('picture').$type<StoredPicture>(),
  /** Of the first content it still is; null where a person wrote it or changed it. */
  seedDigest: text('seed_digest'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export type PostRow = typeof blogPosts.$inferSelect;

export const blogSeeds = pgTable('blog_seeds', {
  slug: text('slug').primaryKey(),
  seededAt: moment('seeded_at').notNull(),
});
