import { z } from 'zod';
import { tagLimit } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { tagActs, tagCountReach, tagsShown } from '#tags.rules.ts';
import { writtenText } from '#text.ts';

const name = writtenText({ max: tagLimit });
const names = z.strictObject({ fr: name, en: name }).meta({ id: 'TagNames' });

const counted = {
  dreams: z
    .int()
    .min(0)
    .meta({
      description: `Shared dreams that bear it under any of its spellings, as far as the caller may meet them: ${tagCountReach} are counted at most.`,
    }),
  isExact: z.boolean().meta({ description: 'False where there are more.' }),
};

export const tagSchema = z
  .strictObject({
    id: z.uuid(),
    name: names,
    spellings: z.array(z.string()).meta({
      description: 'What else means the same, in both languages, its two names left out.',
    }),
    ...counted,
  })
  .meta({ id: 'Tag', description: 'A canonical tag. What a dreamer wrote stays on the dream.' });
export type Tag = z.infer<typeof tagSchema>;

export const tagListSchema = z
  .strictObject({ tags: z.array(tagSchema).max(tagsShown) })
  .meta({ id: 'TagList' });

const freeTagSchema = z
  .strictObject({ name: z.string(), dreams: z.int().min(1) })
  .meta({ id: 'FreeTag', description: 'A tag that means no canonical one.' });
export type FreeTag = z.infer<typeof freeTagSchema>;

const tagActSchema = z
  .strictObject({
    act: z.enum(tagActs),
    tag: names.meta({ description: 'As it was called then.' }),
    spelling: z.string().nullable(),
    by: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'TagAct' });
export type TagAct = z.infer<typeof tagActSchema>;

export const tagDeskSchema = z
  .strictObject({
    free: z.array(freeTagSchema),
    looked: z.int().min(0).meta({ description: 'Among how many of the newest shared dreams.' }),
    tags: z.array(tagSchema),
    acts: z.array(tagActSchema).meta({ description: 'What was done last, the latest first.' }),
  })
  .meta({ id: 'TagDesk' });
export type TagDesk = z.infer<typeof tagDeskSchema>;

const q = writtenText({ max: tagLimit });
const params = z.strictObject({ id: z.uuid() });
const wrangling = {
  access: { role: 'moderator' },
  limits: ['changes', 'networkChanges'],
} as const;

export const tagEndpoints = endpoints({
  find: {
    route: routes.tags.find,
    summary: 'Canonical tags one of whose spellings has a word that begins so, the nearest first',
    access: 'public',
    query: z.strictObject({ q }),
    responses: { 200: tagListSchema },
    errors: [],
  },
  get: {
    route: routes.tags.get,
    summary: 'The canonical tag that a spelling means, in either language',
    access: 'public',
    params: z.strictObject({ tag: name }),
    responses: { 200: tagSchema },
    errors: [],
  },
  desk: {
    route: routes.tags.desk,
    summary: 'Free tags of the newest shared dreams, canonical ones, and what was done about them',
    access: { role: 'moderator' },
    query: z.strictObject({ q: q.optional() }),
    responses: { 200: tagDeskSchema },
    errors: [],
  },
  make: {
    route: routes.tags.make,
    summary: 'Make a tag canonical, under a name in each language',
    ...wrangling,
    body: z
      .strictObject({
        name: names,
        spelling: name.optional().meta({ description: 'A free tag that means it.' }),
      })
      .meta({ id: 'TagCreation' }),
    responses: { 201: tagSchema },
    errors: ['tag_taken'],
  },
  rename: {
    route: routes.tags.rename,
    summary: 'Call a canonical tag otherwise; its former names still mean it',
    ...wrangling,
    params,
    body: z.strictObject({ name: names }),
    responses: { 200: tagSchema },
    errors: ['tag_taken'],
  },
  unmake: {
    route: routes.tags.unmake,
    summary: 'Make a canonical tag free again, with all its spellings',
    ...wrangling,
    params,
    responses: { 204: null },
    errors: [],
  },
  merge: {
    route: routes.tags.merge,
    summary: 'Let a free tag mean a canonical one',
    ...wrangling,
    params,
    body: z.strictObject({ spelling: name }),
    responses: { 200: tagSchema },
    errors: ['tag_taken'],
  },
  split: {
    route: routes.tags.split,
    summary: 'Make a spelling free again; the two names stay',
    ...wrangling,
    params,
    query: z.strictObject({ spelling: name }),
    responses: { 200: tagSchema },
    errors: ['tag_unknown'],
  },
} satisfies Record<string, Endpoint>);
