import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atomFeed } from '#features/blog/feed.rules.ts';
import { blogText } from '#features/blog/text.ts';

const post = {
  slug: 'a-post',
  category: 'dreams' as const,
  author: 'Reverie',
  title: 'Seas & <skies>',
  excerpt: 'What “is” above',
  readingMinutes: 3,
  publishedAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  picture: null,
};

function feedOf(posts: readonly (typeof post)[]) {
  const origin = 'https://reverie.example';
  return atomFeed({ posts, text: blogText('en'), origin, language: 'en' });
}

test('a feed names itself, its moment and its articles', () => {
  const feed = feedOf([post]);
  expect(feed).toContain('<id>https://reverie.example/blog/feed.xml?lang=en</id>');
  expect(feed).toContain('<updated>2026-11-22T09:00:00.000Z</updated>');
  expect(feed).toContain('<title>Seas &amp; &lt;skies&gt;</title>');
  expect(feed).toContain('href="https://reverie.example/blog/a-post?lang=en"');
});

test('a blog without articles has a feed', () => {
  expect(feedOf([])).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
});

test('no title ends the element it stands in', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 60 });
  fc.assert(
    fc.property(anything, (title) => {
      const [, inside = ''] =
        /<entry>\s*<title>([\s\S]*?)<\/title>/.exec(feedOf([{ ...post, title }])) ?? [];
      expect(inside).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});
