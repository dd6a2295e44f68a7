import type { BlogCategory } from '@reverie/contract/blog.rules';
import { and, count, desc, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { blogPosts, blogSeeds, type PostRow } from '#features/blog/table.ts';
import type { Db } from '#platform/db/database.ts';

export type Language = 'fr' | 'en';

/** What lists show of a post in one language: the body stays where it is. */
function summaryColumns(language: Language) {
  const isFrench = language === 'fr';
  return {
    slug: blogPosts.slug,
    category: blogPosts.category,
    author: blogPosts.author,
    title: isFrench ? blogPosts.titleFr : blogPosts.titleEn,
    excerpt: isFrench ? blogPosts.excerptFr : blogPosts.excerptEn,
    readingMinutes: isFrench ? blogPosts.minutesFr : blogPosts.minutesEn,
    publishedAt: blogPosts.publishedAt,
    updatedAt: blogPosts.updatedAt,
    picture: blogPosts.picture,
  };
}

/** Published, or scheduled for a moment that has come. */
function isOut(now: Date): SQL | undefined {
  return and(ne(blogPosts.status, 'draft'), lte(blogPosts.publishedAt, now));
}

export type PostsAsked = {
  language: Language;
  category?: BlogCategory | undefined;
  /** Folded as the column is. */
  words: string;
};

function matches({ language, category, words }: PostsAsked, now: Date): SQL | undefined {
  const text = language === 'fr' ? blogPosts.searchFr : blogPosts.searchEn;
  return and(
    isOut(now),
    category && eq(blogPosts.category, category),
    words === '' ? undefined : gt(sql`position(${words} in ${text})`, 0),
  );
}

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];

export type SummaryRow = Awaited<ReturnType<typeof findPosts>>[number];

export async function findPosts(
  db: Db,
  asked: PostsAsked & { limit: number; offset: number; now: Date },
) {
  const rows = await db
    .select(summaryColumns(asked.language))
    .from(blogPosts)
    .where(matches(asked, asked.now))
    .orderBy(...newestFirst)
    .limit(asked.limit)
    .offset(asked.offset);
  return rows;
}

export async function findPublished(
  db: Db,
  language: Language,
  { since, until }: { since: Date; until: Date },
) {
  return db
    .select(summaryColumns(language))
    .from(blogPosts)
    .where(and(isOut(until), gt(blogPosts.publishedAt, since)))
    .orderBy(...newestFirst);
}

export async function countPosts(db: Db, asked: PostsAsked & { now: Date }): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(blogPosts)
    .where(matches(asked, asked.now));
  return row?.count ?? 0;
}

export async function countByCategory(db: Db, now: Date) {
  return db
    .select({ category: blogPosts.category, count: count() })
    .from(blogPosts)
    .where(isOut(now))
    .groupBy(blogPosts.category);
}

export async function findPost(db: Db, slug: string, now: Date): Promise<PostRow | null> {
  const [row] = await db
    .select()
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), isOut(now)));
  return row ?? null;
}

/** Slugs and titles of every post that is out, newest first: a blog has few enough. */
export async function findOrder(db: Db, language: Language, now: Date) {
  return db
    .select({
      slug: blogPosts.slug,
      category: blogPosts.category,
      title: language === 'fr' ? blogPosts.titleFr : blogPosts.titleEn,
    })
    .from(blogPosts)
    .where(isOut(now))
    .orderBy(...newestFirst);
}

export async function findSummaries(db: Db, language: Language, slugs: readonly string[]) {
  if (slugs.length === 0) return [];
  return db
    .select(summaryColumns(language))
    .from(blogPosts)
    .where(inArray(blogPosts.slug, [...slugs]));
}

/** The first posts that were brought in, and the version each still is: null where it is none. */
export async function findSeeds(db: Db) {
  return db
    .select({ slug: blogSeeds.slug, digest: blogPosts.seedDigest })
    .from(blogSeeds)
    .leftJoin(blogPosts, eq(blogPosts.slug, blogSeeds.slug));
}

/** Answers whether this one was first to note it: two servers may start at once. */
export async function noteSeed(db: Db, slug: string, now: Date): Promise<boolean> {
  const noted = await db
    .insert(blogSeeds)
    .values({ slug, seededAt: now })
    .onConflictDoNothing()
    .returning({ slug: blogSeeds.slug });
  return noted.length > 0;
}

/** A post that has this slug already, under whosever hand, stays as it is. */
export async function insertPost(db: Db, post: PostRow): Promise<void> {
  await db.insert(blogPosts).values(post).onConflictDoNothing({ target: blogPosts.slug });
}

/** Brings the version of this build in, where nobody touched the one before it. */
export async function replaceUntouched(db: Db, post: PostRow): Promise<void> {
  const { id: _, slug, createdAt: __, seedDigest, ...words } = post;
  await db
    .update(blogPosts)
    .set({ ...words, seedDigest })
    .where(and(eq(blogPosts.slug, slug), ne(blogPosts.seedDigest, seedDigest ?? '')));
}
