import { z } from 'zod';
import { pageSizeLimit } from '#dreams.rules.ts';
import { dreamSchema, warnedFilterSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { leastDreamers, motifDreamsShown } from '#motifs.rules.ts';
import { wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';

const inBoth = z.strictObject({ fr: z.string(), en: z.string() });

export const motifSchema = z
  .strictObject({
    id: z.string().meta({ description: 'The same in every language: `sea`.' }),
    category: z.string(),
    label: inBoth.meta({ description: 'As a list names it: `mer`, `sea`.' }),
    phrase: inBoth.meta({ description: 'As a sentence does: `la mer`, `the sea`.' }),
  })
  .meta({ id: 'Motif' });
export type Motif = z.infer<typeof motifSchema>;

const some = z
  .int()
  .min(leastDreamers)
  .meta({
    description: `Dreamers, rounded down to ten; never fewer than ${leastDreamers}.`,
  });

export const motifFiguresSchema = z
  .strictObject({
    week: z.iso.date().meta({ description: 'The Monday they were counted on.' }),
    dreams: some.meta({ description: 'Public dreams that name it, rounded down to ten.' }),
    dreamers: some,
    words: z
      .array(z.string())
      .meta({ description: `Words it comes in, each of ${leastDreamers} dreamers or more.` }),
    feelings: z.array(z.strictObject({ feeling: z.string(), dreamers: some })),
    seasons: z.array(
      z.strictObject({ season: z.enum(['winter', 'spring', 'summer', 'autumn']), dreamers: some }),
    ),
  })
  .meta({ id: 'MotifFigures' });
export type MotifFigures = z.infer<typeof motifFiguresSchema>;

export const motifPageSchema = z
  .strictObject({
    motif: motifSchema,
    figures: motifFiguresSchema.nullable().meta({
      description: `Null where fewer than ${leastDreamers} dreamers share it.`,
    }),
    isFollowed: z.boolean().nullable().meta({ description: 'Null for visitors.' }),
    dreams: z.array(dreamSchema).meta({ description: 'The newest that this reader may see.' }),
    next: z
      .uuid()
      .nullable()
      .meta({ description: 'What `before` takes to read on; null at the end.' }),
  })
  .meta({ id: 'MotifPage' });
export type MotifPage = z.infer<typeof motifPageSchema>;

export const motifListSchema = z
  .strictObject({
    motifs: z.array(z.strictObject({ ...motifSchema.shape, dreamers: some.nullable() })),
    categories: z.array(z.strictObject({ id: z.string(), label: inBoth })).meta({
      description: 'In the order in which one reads them.',
    }),
  })
  .meta({ id: 'MotifList' });
export type MotifList = z.infer<typeof motifListSchema>;

export const followedMotifsSchema = z
  .strictObject({ motifs: z.array(motifSchema), dreams: z.array(dreamSchema) })
  .meta({ id: 'FollowedMotifs' });
export type FollowedMotifs = z.infer<typeof followedMotifsSchema>;

const params = z.strictObject({ id: z.string().min(1).max(60) });
const query = z.strictObject({
  pageSize: wholeNumber.pipe(z.int().min(1).max(pageSizeLimit)).default(motifDreamsShown),
  warned: warnedFilterSchema,
});
const ofOne = {
  limits: ['changes', 'networkChanges'],
  access: 'session',
  params,
  responses: { 200: z.strictObject({ isFollowed: z.boolean() }) },
} as const;

export const motifEndpoints = endpoints({
  list: {
    route: routes.motifs.list,
    summary: 'Every motif that dreams are read for, and which many dreamers share',
    access: 'open',
    responses: { 200: motifListSchema },
    errors: [],
  },
  followed: {
    route: routes.motifs.followed,
    summary: 'The motifs you follow and their newest public dreams; nobody else is told',
    access: 'session',
    query,
    responses: { 200: followedMotifsSchema },
    errors: [],
  },
  get: {
    route: routes.motifs.get,
    summary: 'A motif in public dreams: figures where enough dreamers share it, and its dreams',
    access: 'public',
    params,
    query: z.strictObject({
      ...query.shape,
      before: z.uuid().optional().meta({ description: 'The `next` of the page before.' }),
    }),
    responses: { 200: motifPageSchema },
    errors: [],
  },
  follow: {
    route: routes.motifs.follow,
    summary: 'Follow a motif; twice is once',
    ...ofOne,
    errors: ['ties_full'],
  },
  unfollow: {
    route: routes.motifs.unfollow,
    summary: 'Follow it no longer',
    ...ofOne,
    errors: [],
  },
} satisfies Record<string, Endpoint>);
