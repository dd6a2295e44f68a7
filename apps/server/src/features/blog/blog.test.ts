import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFirstPosts } from '#content/first-posts.ts';
import { newId } from '#platform/ids.ts';
import { testApp } from '#testing/app.ts';
import { refusal } from '#testing/refusal.ts';

const content = join(import.meta.dirname, '../../../content/blog');
const now = new Date('2026-11-22T08:00:00Z');
const clock = { now: () => now };

async function seeded() {
  const opened = await testApp({ clock });
  await opened.app.features.blog.seed(await readFirstPosts(content));
  return { ...opened, blog: opened.client().blog };
}

test('the first posts are there in both languages, newest first, with their categories', async () => {
  const { blog } = await seeded();
  const french = await blog.list();
  const english = await blog.list({ language: 'en', pageSize: 100 });
  expect(french.posts).toHaveLength(Math.min(6, french.totalCount));
  expect(english.posts).toHaveLength(french.totalCount);
  const moments = english.posts.map(({ publishedAt }) => publishedAt);
  expect(moments).toEqual([...moments].sort().reverse());
  expect(english.posts.map(({ slug }) => slug).slice(0, 6)).toEqual(
    french.posts.map(({ slug }) => slug),
  );
  expect(english.posts[0]?.title).not.toBe(french.posts[0]?.title);
  const total = Object.values(french.counts).reduce((sum, count) => sum + count, 0);
  expect(total).toBe(french.totalCount);
  const only = await blog.list({ category: 'research' });
  expect(only.totalCount).toBe(french.counts.research);
});

test('a post is read with its sources, its neighbours and what is close to it', async () => {
  const { blog } = await seeded();
  const { posts } = await blog.list({ language: 'en' });
  const [newest, next] = posts;
  const post = await blog.get({ slug: newest?.slug ?? '', language: 'en' });
  expect(post.newer).toBeNull();
  expect(post.older).toEqual({ slug: next?.slug, title: next?.title });
  expect(post.notes.length).toBeGreaterThan(2);
  expect(post.related.map(({ slug }) => slug)).not.toContain(post.slug);
});

test('search finds words anywhere in title, excerpt or author, in any case and accent', async () => {
  const { blog } = await seeded();
  const find = async (q: string) => (await blog.list({ q, pageSize: 100 })).totalCount;
  const { totalCount, posts } = await blog.list();
  const title = posts[0]?.title ?? '';
  expect(await find(title.toUpperCase())).toBe(1);
  expect(await find(title.slice(3, -3))).toBe(1);
  expect(await find('REVERIE')).toBe(totalCount);
  expect(await find('reve')).toBe(await find('rêve'));
  expect(await find('%')).toBe(0);
  expect(await find('no such words in any post')).toBe(0);
  expect(await refusal(blog.list({ q: 'a'.repeat(201) }))).toBe('invalid_query');
});

test('a draft, and a post before its moment, are to strangers as if they were not', async () => {
  const { blog, database } = await seeded();
  const { posts, totalCount } = await blog.list({ pageSize: 100 });
  const [draft, later, due] = posts.map(({ slug }) => slug);
  const set = (slug: string | undefined, status: string, at: string) =>
    database.execute('update blog_posts set status = $2, published_at = $3 where slug = $1', [
      slug,
      status,
      at,
    ]);
  await set(draft, 'draft', '2026-11-21T00:00:00Z');
  await set(later, 'scheduled', '2026-11-22T08:00:01Z');
  await set(due, 'scheduled', '2026-11-22T08:00:00Z');
  const left = await blog.list({ pageSize: 100 });
  expect(left.totalCount).toBe(totalCount - 2);
  expect(left.posts[0]?.slug).toBe(due);
  for (const slug of [draft, later, 'never-was']) {
    expect(await refusal(blog.get({ slug: slug ?? '' }))).toBe('not_found');
  }
});

test('what somebody edited or deleted stays so; what nobody touched follows the build', async () => {
  const { app, blog, database } = await seeded();
  const { posts, totalCount } = await blog.list({ pageSize: 100 });
  const [edited, deleted, untouched] = posts.map(({ slug }) => slug);
  await database.execute(
    `update blog_posts set title_fr = 'À moi', seed_digest = null where slug = $1`,
    [edited],
  );
  await database.execute('delete from blog_posts where slug = $1', [deleted]);
  await database.execute(
    `update blog_posts set title_fr = 'Ancienne version', seed_digest = 'of before' where slug = $1`,
    [untouched],
  );
  await app.features.blog.seed(await readFirstPosts(content));
  await app.features.blog.seed(await readFirstPosts(content));
  const after = await blog.list({ pageSize: 100 });
  expect(after.totalCount).toBe(totalCount - 1);
  expect(after.posts.find(({ slug }) => slug === edited)?.title).toBe('À moi');
  expect(after.posts.find(({ slug }) => slug === untouched)?.title).toBe(posts[2]?.title);
});

test('a post somebody wrote under the slug of a first one is not written over', async () => {
  const { app, database, client } = await testApp({ clock });
  await database.execute(
    `insert into blog_posts (id, slug, category, author, status, published_at, title_fr, title_en,
      excerpt_fr, excerpt_en, body_fr, body_en, minutes_fr, minutes_en, search_fr, search_en,
      created_at, updated_at)
     values ($1, 'remembering-more-dreams', 'dreams', 'Reverie', 'published', $2, 'La mienne', 'Mine',
      'e', 'e', 'b', 'b', 1, 1, 'la mienne', 'mine', $2, $2)`,
    [newId(now), now.toISOString()],
  );
  await app.features.blog.seed(await readFirstPosts(content));
  const post = await client().blog.get({ slug: 'remembering-more-dreams' });
  expect(post.title).toBe('La mienne');
});

test('a picture is made in the width and format that is asked for, and in no other', async () => {
  const { blog, request } = await seeded();
  const { posts } = await blog.list();
  const name = posts[0]?.picture?.name ?? '';
  const ask = (file: string) => request(`/api/blog/pictures/${file}`);
  const [avif, again, webp, preview] = await Promise.all(
    [`${name}-480.avif`, `${name}-480.avif`, `${name}-800.webp`, `${name}-preview.jpg`].map(ask),
  );
  expect(avif?.headers.get('content-type')).toBe('image/avif');
  expect(again?.headers.get('etag')).toBe(avif?.headers.get('etag'));
  expect(webp?.headers.get('content-type')).toBe('image/webp');
  expect(preview?.headers.get('content-type')).toBe('image/jpeg');
  expect(preview?.headers.get('cache-control')).toContain('immutable');
  for (const file of [`${name}-481.avif`, `${name}-480.png`, `post-${'0'.repeat(24)}-480.avif`]) {
    expect((await ask(file)).status).toBe(404);
  }
});

test('no article has a name the database cannot hold', async () => {
  const opened = await testApp();
  for (const slug of ['%00', 'a%00b', '%EF%BF%BD']) {
    expect((await opened.request(`/api/blog/posts/${slug}`)).status, slug).toBe(404);
  }
});
