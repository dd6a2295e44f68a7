import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blogCategories } from '@reverie/contract/blog.rules';
import { z } from 'zod';
import type { FirstPost } from '#features/blog/service.ts';

const facts = z.strictObject({
  category: z.enum(blogCategories),
  publishedAt: z.iso.datetime().transform((text) => new Date(text)),
  picture: z.strictObject({
    width: z.int(),
    height: z.int(),
    placeholder: z.string(),
    alt: z.strictObject({ fr: z.string(), en: z.string() }),
    /** What the press was given: the picture can be printed again. */
    painting: z.strictObject({ dream: z.string(), look: z.string(), seed: z.int() }),
  }),
});

/** One folder each, named by its slug: `post.json`, `fr.md`, `en.md`, `picture.avif`. */
export async function readFirstPosts(folder: string): Promise<FirstPost[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const slugs = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(slugs.sort().map((slug) => readFirstPost(folder, slug)));
}

async function readFirstPost(folder: string, slug: string): Promise<FirstPost> {
  const read = (name: string) => readFile(join(folder, slug, name));
  const files = await Promise.all([read('post.json'), read('fr.md'), read('en.md')]);
  const original = new Uint8Array(await read('picture.avif'));
  const [json = '', french = '', english = ''] = files.map((file) => file.toString('utf8'));
  const { category, publishedAt, picture: told } = facts.parse(JSON.parse(json));
  const { painting: _, ...shown } = told;
  const digest = createHash('sha256');
  for (const file of [...files, original]) digest.update(file).update('\0');
  return {
    ...{ slug, category, publishedAt, original },
    ...{ fr: cutArticle(french), en: cutArticle(english) },
    picture: { name: pictureName(original), ...shown },
    digest: digest.digest('hex'),
  };
}

/** Of the bytes themselves: a file never changes under its name. */
function pictureName(bytes: Uint8Array): string {
  return `post-${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}`;
}

/** A file of an article: its title, a first paragraph that says what it is about, the rest. */
function cutArticle(source: string): FirstPost['fr'] {
  const [, title, excerpt, body] = /^# (.+)\n\n([^\n]+)\n\n([\s\S]+)$/.exec(source) ?? [];
  if (!title || !excerpt || !body) throw new Error('An article is a title, an excerpt and a body.');
  return { title, excerpt, body };
}
