import { z } from 'zod';
import { shownAvatarSchema } from '#avatars.ts';
import { blurKinds, blurredLimit, blurredWordsLimit } from '#blurring.rules.ts';
import {
  avoidableWarnings,
  avoidedTagsLimit,
  categories,
  cleanTags,
  contentByteLimit,
  contentLimit,
  dreamLanguages,
  dreamReaders,
  dreamTypes,
  imageStatuses,
  pipelineStatuses,
  placeNameLimit,
  recalls,
  reportLimit,
  tagCountLimit,
  tagLimit,
  tagsFrom,
  titleLimit,
  visibilities,
  warnedFilters,
  warnings,
} from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { imageSchema } from '#images.ts';
import { isTimeZone } from '#nights.rules.ts';
import { pagingQuery } from '#paging.ts';
import { pseudonymSchema } from '#pseudonyms.ts';
import { routes } from '#routes.ts';
import { seenAsQuery } from '#seen-as.ts';
import { writtenText } from '#text.ts';

const locationSchema = z
  .strictObject({
    city: writtenText({ max: placeNameLimit }).nullable(),
    country: writtenText({ max: placeNameLimit }).nullable(),
  })
  .meta({ id: 'DreamLocation', description: 'Typed by the dreamer, never a position.' });

const tagsSchema = z
  .array(writtenText({ max: tagLimit, blank: 'allowed' }))
  // A body may not make the server clean a million tags before refusing them.
  .max(1_000)
  .transform(cleanTags)
  .pipe(z.array(z.string()).max(tagCountLimit));

const typesSchema = z
  .array(z.enum([...dreamTypes, 'premonitory']))
  .max(dreamTypes.length + 1)
  .transform((types) => [
    ...new Set(types.map((type) => (type === 'premonitory' ? ('prophetic' as const) : type))),
  ]);

const warningsSchema = z
  .array(z.enum(warnings))
  .min(1)
  .max(warnings.length)
  .check((ctx) => {
    const alone = ctx.value.includes('none') || ctx.value.includes('undeclared');
    if (alone && new Set(ctx.value).size > 1) {
      ctx.issues.push({
        code: 'custom',
        input: ctx.value,
        params: { code: 'contradiction' },
        message: 'none and undeclared stand alone',
      });
    }
  });

const blurredWordSchema = z
  .strictObject({ kind: z.enum(blurKinds), words: writtenText({ max: blurredWordsLimit }) })
  .meta({
    id: 'BlurredWord',
    description:
      'Words of title, text, tags and place that only the dreamer receives: to all others their kind stands for them, between brackets.',
  });

const blurredSchema = z.array(blurredWordSchema).max(blurredLimit);

const timeZoneSchema = z.string().max(64).refine(isTimeZone).meta({
  description:
    'The clocks that say to which night `dreamedAt` belongs: `Europe/Paris`, or `+02:00`. Without it, those its offset is written with.',
});

const writable = {
  content: writtenText({ max: contentLimit, maxBytes: contentByteLimit }),
  report: writtenText({ max: reportLimit }).nullable(),
  title: writtenText({ max: titleLimit }).nullable(),
  tags: tagsSchema,
  visibility: z.enum(visibilities),
  isPublic: z.boolean(),
  dreamedAt: z.iso.datetime({ offset: true }),
  timeZone: timeZoneSchema,
  category: z.enum(categories).nullable(),
  types: typesSchema,
  mood: z.int().min(-2).max(2).nullable(),
  lucidity: z.int().min(0).max(10).nullable(),
  vividness: z.int().min(0).max(10).nullable(),
  sleepQuality: z.int().min(1).max(5).nullable(),
  recall: z.enum(recalls).nullable(),
  warnings: warningsSchema,
  location: locationSchema.nullable(),
  communityId: z.uuid().nullable(),
  blurred: blurredSchema,
  questionId: z.uuid().nullable().meta({
    description: 'Which question of its community it answers.',
  }),
  audioId: z.uuid().nullable().meta({
    description:
      'A recording of one’s own: the first layer of the dream. The one it had stands alone again.',
  }),
};

type SharingChoice = { visibility?: unknown; isPublic?: unknown };

function refuseContradiction(ctx: z.core.ParsePayload<SharingChoice>) {
  const { visibility, isPublic } = ctx.value;
  if (visibility === undefined || isPublic === undefined) return;
  if ((visibility === 'public') === isPublic) return;
  ctx.issues.push({
    code: 'custom',
    input: ctx.value,
    path: ['isPublic'],
    params: { code: 'contradiction' },
    message: 'isPublic contradicts visibility',
  });
}

const { content, ...optional } = writable;

export const dreamCreationSchema = z
  .strictObject({ content, ...z.object(optional).partial().shape })
  .check(refuseContradiction)
  .meta({ id: 'DreamCreation' });
export type DreamCreation = z.infer<typeof dreamCreationSchema>;

export const dreamUpdateSchema = z
  .strictObject(z.object(writable).partial().shape)
  .check(refuseContradiction)
  .meta({ id: 'DreamUpdate' });
export type DreamUpdate = z.infer<typeof dreamUpdateSchema>;

export const dreamViewerSchema = z
  .strictObject({
    isOwner: z.boolean(),
    liked: z.boolean(),
    canLike: z.boolean(),
    canEdit: z.boolean(),
    canDelete: z.boolean(),
    canRepaint: z.boolean(),
    canGiveFeedback: z.boolean(),
  })
  .meta({ id: 'DreamViewer', description: 'What the asking viewer is and may do.' });

export const authorSchema = z
  .strictObject({
    username: z.string(),
    displayName: z.string().nullable(),
    avatar: shownAvatarSchema,
    hasPage: z.boolean().meta({ description: 'Whether /u/{username} is there.' }),
  })
  .meta({ id: 'DreamAuthor' });

export const dreamSchema = z
  .strictObject({
    id: z.uuid(),
    userId: z
      .uuid()
      .nullable()
      .meta({ description: 'Null where the dream is shared under a pseudonym.' }),
    author: authorSchema.nullable(),
    community: z
      .strictObject({
        id: z.uuid(),
        slug: z.string(),
        name: z.string(),
        pseudonym: pseudonymSchema,
        week: z.iso.date().meta({ description: 'The Monday of the week it came there.' }),
        evening: z.iso.date().nullable().meta({
          description: 'In a circle, the evening it is read; null while it waits, and elsewhere.',
        }),
        isCircle: z.boolean(),
        question: z
          .strictObject({ id: z.uuid(), words: z.string() })
          .nullable()
          .meta({ description: 'What it answers.' }),
      })
      .nullable()
      .meta({
        description:
          'Where it is shared under a pseudonym: its moments are then told to the week, and to its dreamer as they are.',
      }),
    title: z.string().nullable(),
    content: z.string(),
    language: z.enum(dreamLanguages).nullable().meta({
      description: 'Of title, content and tags, as their words tell; null where none do.',
    }),
    report: z.string().nullable().meta({ description: 'Null for everybody but the dreamer.' }),
    isReportUnreadable: z.boolean().meta({
      description:
        'True for the dreamer of a report that this server keeps and cannot open: its key is lost.',
    }),
    tags: z.array(z.string()),
    blurred: blurredSchema.nullable().meta({
      description:
        'Words that others receive a replacement of, wherever they stand. Null for everybody but the dreamer.',
    }),
    visibility: z.enum(visibilities),
    isPublic: z.boolean(),
    dreamedAt: z.iso.datetime(),
    night: z.iso.date().nullable().meta({
      description:
        'The morning the night ended in, which runs from 18:00 to 18:00. Null for everybody but the dreamer.',
    }),
    category: z.enum(categories).nullable(),
    types: z.array(z.enum(dreamTypes)),
    mood: z.int().nullable(),
    lucidity: z.int().nullable(),
    vividness: z.int().nullable(),
    sleepQuality: z.int().nullable(),
    recall: z.enum(recalls).nullable(),
    warnings: z.array(z.enum(warnings)),
    location: z
      .strictObject({ city: z.string().nullable(), country: z.string().nullable() })
      .nullable(),
    audioId: z.uuid().nullable().meta({
      description: 'Its recording, of /api/recordings. Null for everybody but the dreamer.',
    }),
    likes: z.int().min(0),
    views: z.int().min(0),
    comments: z.int().min(0),
    shares: z.int().min(0).meta({
      description:
        'How often others sent it on, once a day for each; none but a public dream has any.',
    }),
    revision: z.int().min(1).meta({
      description:
        'Raised by every PUT, whichever field it changes. Analysis, painting, likes, views and shares leave it.',
    }),
    analysisStatus: z.enum(pipelineStatuses),
    imageStatus: z
      .enum(imageStatuses)
      .meta({ description: '`asks`: painting waits for the dreamer’s word.' }),
    imageUrl: z.string().nullable(),
    imageAlt: z.string().nullable(),
    image: imageSchema.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    viewer: dreamViewerSchema,
  })
  .meta({ id: 'Dream' });
export type Dream = z.infer<typeof dreamSchema>;

const neighbourSchema = dreamSchema
  .pick({ id: true, title: true, language: true, dreamedAt: true, image: true })
  .meta({ id: 'DreamNeighbour', description: 'Another dream of the same dreamer, in short.' });
export type DreamNeighbour = z.infer<typeof neighbourSchema>;

export const dreamsBesideSchema = z
  .strictObject({ before: neighbourSchema.nullable(), after: neighbourSchema.nullable() })
  .meta({ id: 'DreamsBeside' });
export type DreamsBeside = z.infer<typeof dreamsBesideSchema>;

export const dreamListSchema = z
  .strictObject({ dreams: z.array(dreamSchema), totalCount: z.int().min(0) })
  .meta({ id: 'DreamList' });
export type DreamList = z.infer<typeof dreamListSchema>;

export const dreamSearchSchema = z
  .strictObject({
    dreams: z.array(dreamSchema),
    totalCount: z.int().min(0),
    isTotalExact: z
      .boolean()
      .meta({ description: 'False where counting stopped: there are at least totalCount.' }),
  })
  .meta({ id: 'DreamSearch' });
export type DreamSearch = z.infer<typeof dreamSearchSchema>;

export const searchQueryLimit = 200;

export const likesSchema = z
  .strictObject({ liked: z.boolean(), likes: z.int().min(0) })
  .meta({ id: 'Likes' });
export type Likes = z.infer<typeof likesSchema>;

export const sharesSchema = z.strictObject({ shares: z.int().min(0) }).meta({ id: 'Shares' });
export type Shares = z.infer<typeof sharesSchema>;

export const lookSchema = z
  .strictObject({
    seenUntil: z.iso.datetime().nullable().meta({
      description:
        'Dreams that were told since are new to this person. Null: they look for the first time.',
    }),
  })
  .meta({ id: 'Look' });
export type Look = z.infer<typeof lookSchema>;

/** A page of a list, with or without dreams that bear a warning. */
export const warnedFilterSchema = z
  .enum(warnedFilters)
  .default('with')
  .meta({ description: '`without` leaves out dreams that bear a warning.' });

/** What a list leaves out, as addresses say it. */
export const avoidingQuery = {
  notTags: writtenText({ max: avoidedTagsLimit * (tagLimit + 2), blank: 'allowed' })
    .transform(tagsFrom)
    .pipe(z.array(writtenText({ max: tagLimit })).max(avoidedTagsLimit))
    .optional()
    .meta({
      description:
        'Without dreams that bear one of these tags, or one that means the same: `spider,blood`.',
    }),
  notWarnings: z
    .string()
    .max(200)
    .transform((typed) => cleanTags(typed.split(',')))
    .pipe(z.array(z.enum(avoidableWarnings)))
    .optional()
    .meta({
      description:
        'Without dreams that bear one of these warnings, or of which nothing was said: `violence,undeclared`.',
    }),
};

const listQuery = pagingQuery.extend({ warned: warnedFilterSchema, ...avoidingQuery });

export const dreamPreviewSchema = z
  .strictObject({
    views: z.array(
      z.strictObject({
        as: z.enum(dreamReaders),
        dream: dreamSchema.nullable().meta({ description: 'Null where it is none of theirs.' }),
      }),
    ),
  })
  .meta({ id: 'DreamPreview', description: 'A dream that is not kept, as each would receive it.' });
export type DreamPreview = z.infer<typeof dreamPreviewSchema>;

export const dreamPath = z.strictObject({ id: z.uuid() });

/** A report of 20,000 signs, each spelled out as JSON may: `\\ud83c\\udf19`. */
const dreamBodyBytes = 393_216;

export const dreamEndpoints = endpoints({
  list: {
    route: routes.dreams.list,
    summary: 'The dreams this viewer may see, newest first',
    access: 'public',
    query: listQuery,
    responses: { 200: dreamListSchema },
    errors: [],
  },
  search: {
    route: routes.dreams.search,
    summary: 'Dreams that hold every word of q, in any accent, case or common ending',
    access: 'public',
    query: listQuery.extend({ q: writtenText({ max: searchQueryLimit }) }),
    responses: { 200: dreamSearchSchema },
    errors: [],
  },
  create: {
    route: routes.dreams.create,
    summary: 'Keep a dream; its analysis and its painting are queued in the same transaction',
    access: 'session',
    body: dreamCreationSchema,
    bodyBytes: dreamBodyBytes,
    limits: ['dreams', 'networkDreams'],
    isKeyed: true,
    takesCookie: true,
    revisedBy: 'revision',
    responses: { 201: dreamSchema },
    errors: [
      'silenced',
      'newcomer_link',
      'community_not_found',
      'question_unknown',
      'recording_not_found',
    ],
  },
  preview: {
    route: routes.dreams.preview,
    summary: 'A dream as each reader would receive it, were it kept so; nothing of it is kept',
    access: 'session',
    body: z.strictObject({
      dream: dreamCreationSchema,
      of: z.uuid().nullable().default(null).meta({
        description: 'The dream of one’s own that would be changed so: its picture is shown.',
      }),
    }),
    bodyBytes: dreamBodyBytes,
    limits: ['changes', 'networkChanges'],
    responses: { 200: dreamPreviewSchema },
    errors: ['forbidden', 'not_found', 'community_not_found'],
  },
  get: {
    route: routes.dreams.get,
    summary: 'One dream',
    access: 'public',
    params: dreamPath,
    query: seenAsQuery,
    revisedBy: 'revision',
    responses: { 200: dreamSchema },
    errors: [],
  },
  beside: {
    route: routes.dreams.beside,
    summary:
      'The nights before and after a dream, among those of its dreamer that this viewer may see; to others, none that bears a warning',
    access: 'public',
    params: dreamPath,
    query: seenAsQuery,
    responses: { 200: dreamsBesideSchema },
    errors: [],
  },
  update: {
    route: routes.dreams.update,
    summary:
      'Change a dream, at the revision If-Match names or at any; a changed text is analysed again',
    access: 'session',
    params: dreamPath,
    body: dreamUpdateSchema,
    bodyBytes: dreamBodyBytes,
    limits: ['dreams', 'networkDreams'],
    isKeyed: true,
    takesCookie: true,
    isConditional: true,
    revisedBy: 'revision',
    responses: { 200: dreamSchema },
    errors: [
      'silenced',
      'newcomer_link',
      'forbidden',
      'community_not_found',
      'question_unknown',
      'recording_not_found',
    ],
  },
  remove: {
    route: routes.dreams.remove,
    isOpenToSuspended: true,
    limits: ['changes', 'networkChanges'],
    summary: 'Put a dream into the bin, for 30 days',
    access: 'session',
    params: dreamPath,
    responses: { 204: null },
    errors: ['forbidden'],
  },
  restore: {
    route: routes.dreams.restore,
    limits: ['changes', 'networkChanges'],
    summary: 'Take a dream back out of the bin',
    access: 'session',
    params: dreamPath,
    responses: { 200: dreamSchema },
    errors: [],
  },
  like: {
    route: routes.dreams.like,
    limits: ['changes', 'networkChanges'],
    summary: 'Like a dream; liking twice is liking once. In a circle nobody likes',
    access: 'session',
    params: dreamPath,
    responses: { 200: likesSchema },
    errors: ['forbidden'],
  },
  unlike: {
    route: routes.dreams.unlike,
    limits: ['changes', 'networkChanges'],
    summary: 'Take a like back',
    access: 'session',
    params: dreamPath,
    responses: { 200: likesSchema },
    errors: [],
  },
  share: {
    route: routes.dreams.share,
    limits: ['changes', 'networkChanges'],
    summary:
      'Count that a public dream was sent on: once a day for each person or visitor, never for its dreamer or a robot',
    access: 'public',
    params: dreamPath,
    responses: { 200: sharesSchema },
    errors: ['forbidden'],
  },
  look: {
    route: routes.dreams.look,
    limits: ['changes', 'networkChanges'],
    summary:
      'Note that one looks through the dreams there are, and learn what one had seen; within half an hour it is the same look',
    access: 'session',
    responses: { 200: lookSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
