import type { Post, PostList, PostSummary } from '@reverie/contract/blog';
import {
  type BlogCategory,
  type blogCategories,
  parsePostPictureFile,
} from '@reverie/contract/blog.rules';
import * as queries from '#features/blog/queries.ts';
import {
  closest,
  foldForSearch,
  readingMinutes,
  relatedCount,
  searchText,
} from '#features/blog/rules.ts';
import type { PostRow, StoredPicture } from '#features/blog/table.ts';
import { createPostPictures } from '#features/post-pictures/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import { readMarkdown } from '#platform/markdown/read-markdown.ts';
import type { Encoding } from '#providers/encoding/port.ts';
import type { Storage, StoredFile } from '#providers/storage/port.ts';

export type BlogParts = {
  database: Database;
  clock: Clock;
  storage: Storage;
  encode: Encoding;
};

type ListAsked = {
  language: queries.Language;
  category?: BlogCategory | undefined;
  q: string;
  page: number;
  pageSize: number;
};

/** A post that comes with the program, to be brought into a blog once. */
export type FirstPost = {
  slug: string;
  category: BlogCategory;
  publishedAt: Date;
  fr: PostWords;
  en: PostWords;
  picture: StoredPicture;
  /** The original: AVIF, as wide as the widest file of a picture. */
  original: Uint8Array;
  /** Of everything above: another version has another. */
  digest: string;
};

/** `body` is Markdown. */
type PostWords = { title: string; excerpt: string; body: string };

/** The blog signs as a house: nobody is invented to have written it. */
const house = 'Reverie';

export type Blog = ReturnType<typeof createBlog>;

export function createBlog({ database, clock, storage, encode }: BlogParts) {
  const db = database.read;
  const pictures = createPostPictures({ storage, encode });
  return {
    /** What is published of the blog, newest first, in one language. */
    async list({ language, category, q, page, pageSize }: ListAsked): Promise<PostList> {
      const now = clock.now();
      const asked = { language, category, words: foldForSearch(q), now };
      const offset = (page - 1) * pageSize;
      const [rows, totalCount, counted] = await Promise.all([
        queries.findPosts(db, { ...asked, limit: pageSize, offset }),
        queries.countPosts(db, asked),
        queries.countByCategory(db, now),
      ]);
      const posts = rows.map((row) => summaryOf(row, language));
      return { posts, totalCount, counts: countsOf(counted) };
    },

    /** What came out in a time, for the letter. */
    async news({ since, until }: { since: Date; until: Date }, language: queries.Language) {
      const rows = await queries.findPublished(db, language, { since, until });
      return rows.map(({ slug, title, excerpt }) => ({
        title,
        text: excerpt,
        path: `/blog/${slug}`,
      }));
    },

    /** Throws `not_found` for a draft, and before its moment, as for what never was. */
    async get(slug: string, language: queries.Language): Promise<Post> {
      const now = clock.now();
      const row = await queries.findPost(db, slug, now);
      if (!row) throw new Problem('not_found');
      const order = await queries.findOrder(db, language, now);
      const at = order.findIndex((other) => other.slug === slug);
      const near = closest(order, row);
      const found = await queries.findSummaries(db, language, near);
      const related = near.flatMap((name) => found.filter((other) => other.slug === name));
      const isFrench = language === 'fr';
      const summary = {
        ...row,
        title: isFrench ? row.titleFr : row.titleEn,
        excerpt: isFrench ? row.excerptFr : row.excerptEn,
        readingMinutes: isFrench ? row.minutesFr : row.minutesEn,
      };
      return {
        ...summaryOf(summary, language),
        ...readMarkdown(isFrench ? row.bodyFr : row.bodyEn),
        newer: neighbour(order[at - 1]),
        older: neighbour(order[at + 1]),
        related: related.slice(0, relatedCount).map((other) => summaryOf(other, language)),
      };
    },

    /** Throws `not_found` for what is no picture of a post. */
    async picture(file: string): Promise<StoredFile> {
      const asked = parsePostPictureFile(file);
      const found = asked && (await pictures.open(asked));
      if (!found) throw new Problem('not_found');
      return found;
    },

    /**
     * Brings the first posts in, each of them once. One that was edited since stays as it was
     * edited, one that was deleted stays away, and one nobody touched follows this build.
     */
    async seed(posts: readonly FirstPost[]): Promise<void> {
      const now = clock.now();
      const known = await queries.findSeeds(db);
      for (const post of posts) {
        const seed = known.find(({ slug }) => slug === post.slug);
        if (seed && (seed.digest === null || seed.digest === post.digest)) continue;
        const row = { ...rowOf(post), id: newId(now), createdAt: now };
        await pictures.keep(post.picture.name, post.original);
        await database.write(async (tx) => {
          if (await queries.noteSeed(tx, post.slug, now)) await queries.insertPost(tx, row);
          else await queries.replaceUntouched(tx, row);
        });
      }
    },
  };
}

function rowOf(post: FirstPost): Omit<PostRow, 'id' | 'createdAt'> {
  const { slug, category, publishedAt, fr, en, picture, digest } = post;
  const minutesOf = ({ body }: PostWords) => readingMinutes(readMarkdown(body).words);
  const searchOf = ({ title, excerpt }: PostWords) => searchText([title, excerpt, house]);
  return {
    ...{ slug, category, picture, author: house, status: 'published', seedDigest: digest },
    ...{ publishedAt, updatedAt: publishedAt },
    ...{ titleFr: fr.title, titleEn: en.title, excerptFr: fr.excerpt, excerptEn: en.excerpt },
    ...{ bodyFr: fr.body, bodyEn: en.body, minutesFr: minutesOf(fr), minutesEn: minutesOf(en) },
    ...{ searchFr: searchOf(fr), searchEn: searchOf(en) },
  };
}

function summaryOf(row: queries.SummaryRow, language: queries.Language): PostSummary {
  const { slug, category, author, title, excerpt, readingMinutes, picture } = row;
  const publishedAt = (row.publishedAt ?? row.updatedAt).toISOString();
  return {
    ...{ slug, category, author, title, excerpt, readingMinutes, publishedAt },
    updatedAt: row.updatedAt.toISOString(),
    picture: picture && { ...picture, alt: picture.alt[language] },
  };
}

function neighbour(post: { slug: string; title: string } | undefined) {
  return post ? { slug: post.slug, title: post.title } : null;
}

function countsOf(counted: readonly { category: BlogCategory; count: number }[]) {
  const counts = { research: 0, technology: 0, dreams: 0, psychology: 0 };
  for (const { category, count } of counted) counts[category] = count;
  return counts satisfies Record<(typeof blogCategories)[number], number>;
}
