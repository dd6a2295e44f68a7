import { z } from 'zod';
import { blogCategories, blogPageSize, blogSearchLimit, slugLimit } from '#blog.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { pagingQuery } from '#paging.ts';
import { routes } from '#routes.ts';

const category = z.enum(blogCategories);
const language = z.enum(['fr', 'en']).default('fr').meta({ description: 'Of the words.' });

export const postPictureSchema = z
  .strictObject({
    name: z.string().meta({
      description:
        'Its files are /api/blog/pictures/{name}-480, -800 and -1200 with .webp or .avif, and {name}-preview.jpg (1200 × 630).',
    }),
    width: z.int(),
    height: z.int(),
    placeholder: z.string().meta({ description: 'A few blurred pixels, as a data URL.' }),
    alt: z.string(),
  })
  .meta({ id: 'PostPicture' });
export type PostPicture = z.infer<typeof postPictureSchema>;

export const postSummarySchema = z
  .strictObject({
    slug: z.string(),
    category,
    author: z.string(),
    title: z.string(),
    excerpt: z.string(),
    readingMinutes: z.int().min(1),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    picture: postPictureSchema.nullable(),
  })
  .meta({ id: 'PostSummary' });
export type PostSummary = z.infer<typeof postSummarySchema>;

export const postListSchema = z
  .strictObject({
    posts: z.array(postSummarySchema),
    totalCount: z.int().min(0).meta({ description: 'Of the posts that were asked for.' }),
    counts: z
      .strictObject(
        Object.fromEntries(blogCategories.map((name) => [name, z.int().min(0)])) as Record<
          (typeof blogCategories)[number],
          z.ZodInt
        >,
      )
      .meta({ description: 'Every published post, by category.' }),
  })
  .meta({ id: 'PostList' });
export type PostList = z.infer<typeof postListSchema>;

export const runSchema = z
  .strictObject({
    text: z.string(),
    isEmphasis: z.literal(true).optional(),
    isStrong: z.literal(true).optional(),
    href: z.string().optional(),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .optional()
      .meta({ description: 'Of these words, where it is not the language of the post.' }),
    note: z.int().min(1).optional().meta({ description: 'The source this place points to.' }),
  })
  .meta({ id: 'PostRun', description: 'Words set alike.' });
export type Run = z.infer<typeof runSchema>;

const runs = z.array(runSchema);

export const blockSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), id: z.string(), runs }),
    z.strictObject({ kind: z.literal('paragraph'), runs }),
    z.strictObject({ kind: z.literal('quote'), paragraphs: z.array(runs) }),
    z.strictObject({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
  ])
  .meta({ id: 'PostBlock' });
export type Block = z.infer<typeof blockSchema>;

const neighbour = z.strictObject({ slug: z.string(), title: z.string() }).nullable();

export const postSchema = postSummarySchema
  .extend({
    words: z.int().min(0),
    body: z.array(blockSchema).meta({ description: 'Without any markup of a page.' }),
    notes: z.array(z.strictObject({ number: z.int().min(1), runs })),
    older: neighbour,
    newer: neighbour,
    related: z.array(postSummarySchema),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postSchema>;

export const blogEndpoints = endpoints({
  list: {
    route: routes.blog.list,
    summary: 'Published posts, newest first',
    access: 'open',
    query: pagingQuery.extend({
      pageSize: pagingQuery.shape.pageSize.unwrap().default(blogPageSize),
      language,
      category: category.optional(),
      q: z.string().max(blogSearchLimit).default('').meta({
        description: 'Stands anywhere in title, excerpt or author, in any case.',
      }),
    }),
    responses: { 200: postListSchema },
    errors: [],
  },
  get: {
    route: routes.blog.get,
    summary: 'A published post, its neighbours and what is close to it',
    access: 'open',
    params: z.strictObject({ slug: z.string().max(slugLimit) }),
    query: z.strictObject({ language }),
    responses: { 200: postSchema },
    errors: [],
  },
  picture: {
    route: routes.blog.picture,
    summary: 'The picture of a post',
    access: 'open',
    params: z.strictObject({ file: z.string().max(120) }),
    responses: { 200: z.file().meta({ description: 'AVIF, WebP or JPEG.' }) },
    errors: [],
    mediaType: 'image/*',
  },
} satisfies Record<string, Endpoint>);
