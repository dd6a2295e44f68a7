import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blogCategories } from '@reverie/contract/blog.rules';
import { paletteNames, pieceEntries, schemeNames, stageNames } from '@reverie/painter/press';
import { expect, test } from 'vitest';
import { readFirstPosts } from '#content/first-posts.ts';
import { readMarkdown } from '#platform/markdown/read-markdown.ts';

const posts = await readFirstPosts(join(import.meta.dirname, '../../content/blog'));
const told = posts.flatMap(({ slug, fr, en }) => [
  { slug, language: 'fr', words: fr, article: readMarkdown(fr.body) },
  { slug, language: 'en', words: en, article: readMarkdown(en.body) },
]);

test('there are nine, two at least in every category', () => {
  expect(posts).toHaveLength(9);
  for (const category of blogCategories) {
    expect(posts.filter((post) => post.category === category).length).toBeGreaterThan(1);
  }
  expect(new Set(posts.map(({ publishedAt }) => publishedAt.getTime())).size).toBe(9);
});

test.for(told)(
  '$slug in $language has its length, its sources and its form',
  ({ words: { title, excerpt, body }, article }) => {
    expect(article.words).toBeGreaterThanOrEqual(600);
    expect(article.words).toBeLessThanOrEqual(1_200);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(excerpt.length).toBeLessThanOrEqual(240);
    // Every source is pointed to, once, and whatever is pointed to is a source.
    const called = [...body.matchAll(/\[\^(\w+)\](?!:)/g)].map(([, key]) => key);
    const given = [...body.matchAll(/^\[\^(\w+)\]:/gm)].map(([, key]) => key);
    expect(called).toEqual(given);
    expect(article.notes).toHaveLength(given.length);
    expect(body).not.toMatch(/[—\u00a0\u202f]|https?:/);
  },
);

test.for(told)('the links of $slug in $language lead somewhere', ({ article }) => {
  const pages = [
    '/contact#low-after-nightmare',
    '/privacy',
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ];
  for (const [, href] of JSON.stringify(article.body).matchAll(/"href":"([^"]*)"/g)) {
    expect(pages).toContain(href);
  }
});

test.for(posts)('$slug is the same article in both languages', ({ fr, en, picture }) => {
  const shapeOf = (body: string) => {
    const { body: blocks, notes } = readMarkdown(body);
    const headings = blocks.filter(({ kind }) => kind === 'heading');
    return { headings: headings.length, notes: notes.length };
  };
  expect(shapeOf(fr.body)).toEqual(shapeOf(en.body));
  expect(fr.title).not.toBe(en.title);
  expect(picture.alt.fr).not.toBe(picture.alt.en);
});

test.for(posts)(
  'a French voice says the titles of the sources of $slug in their language',
  ({ fr }) => {
    for (const { runs } of readMarkdown(fr.body).notes) {
      const ours = runs.flatMap(({ text, language }) => (language ? [] : text)).join('|');
      expect(ours).not.toMatch(/« *[\p{L}‘]/u);
      expect(runs.some(({ language }) => language)).toBe(true);
    }
  },
);

test('the press has what its article says, and shows what is published', async () => {
  const post = posts.find(({ slug }) => slug === 'a-painter-without-a-model');
  const page = await readFile(join(import.meta.dirname, '../../../../docs/science.md'), 'utf8');
  // The article tells of the fourth forty dreams, the last column, and of what its reading said.
  const [, part = ''] = /third forty, first reading([\s\S]*?)\n\n/.exec(page) ?? [];
  const rows = part.split('\n').filter((line) => /^\| (setting|hero|event|a thing)\b/.test(line));
  const figures = rows.map((row) => row.split('|').at(-2)?.trim() ?? '');
  expect(figures).toHaveLength(5);
  const told: [string, string | undefined, string[], (it: string) => string][] = [
    [
      'en',
      post?.en.body,
      ['places', 'things', 'palettes', 'fourteen'],
      (it) => it.replace(' %', '%'),
    ],
    [
      'fr',
      post?.fr.body,
      ['lieux', 'choses', 'palettes', 'quatorze'],
      (it) => it.replace('.', ','),
    ],
  ];
  expect(schemeNames).toHaveLength(14);
  for (const [language, body, [places, things, palettes, schemes], write] of told) {
    expect(body).toContain(`${stageNames.length} ${places}`);
    // An article is written with plain spaces, and typeset where it is shown.
    const drawn = Object.keys(pieceEntries).length.toLocaleString(language).replace(/\s/, ' ');
    expect(body).toContain(`${drawn} ${things}`);
    expect(body).toContain(`${paletteNames.length} ${palettes}`);
    expect(body).toContain(`${schemes} sch`);
    for (const figure of figures) expect(body).toContain(write(figure));
  }
});
