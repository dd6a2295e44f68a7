import { z } from 'zod';
import { dreamPath, dreamSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { additionKinds, additionLimit, additionStates, passageLimit } from '#layers.rules.ts';
import { nightSchema } from '#nights.ts';
import { pagingQuery, wholeNumber } from '#paging.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

/** What a version keeps of a dream: its words and its facts, never whom it is shared with. */
const { title, content, report, tags, dreamedAt, category, types, mood, lucidity, vividness } =
  dreamSchema.shape;
const { sleepQuality, recall, warnings, location, isReportUnreadable } = dreamSchema.shape;

export const versionSchema = z
  .strictObject({
    number: z.int().min(1).meta({ description: 'The revision it was.' }),
    createdAt: z.iso.datetime(),
    isCurrent: z.boolean(),
    isFirst: z.boolean().meta({ description: 'As it was first told.' }),
    ...{ title, content, report, isReportUnreadable, tags, dreamedAt, category, types, mood },
    ...{ lucidity, vividness, sleepQuality, recall, warnings, location },
  })
  .meta({ id: 'DreamVersion' });
export type DreamVersion = z.infer<typeof versionSchema>;

export const versionListSchema = z
  .strictObject({ versions: z.array(versionSchema), totalCount: z.int().min(1) })
  .meta({ id: 'DreamVersionList', description: 'Newest first.' });
export type DreamVersionList = z.infer<typeof versionListSchema>;

export const additionSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(additionKinds),
    content: z.string(),
    passage: z.string().nullable().meta({ description: 'The words of the dream it is about.' }),
    state: z.enum(additionStates),
    isUnreadable: z.boolean(),
    createdAt: z.iso.datetime(),
    letInAt: z.int().nullable().meta({ description: 'The version that took it in.' }),
  })
  .meta({ id: 'DreamAddition' });
export type DreamAddition = z.infer<typeof additionSchema>;

export const additionCreationSchema = z
  .strictObject({
    content: writtenText({ max: additionLimit }),
    kind: z.enum(additionKinds).default('addition'),
    passage: writtenText({ max: passageLimit }).nullable().default(null),
  })
  .meta({ id: 'DreamAdditionCreation' });
export type AdditionCreation = z.infer<typeof additionCreationSchema>;

export const layersSchema = z
  .strictObject({
    night: nightSchema,
    dayNoteLit: z
      .array(z.strictObject({ start: z.int().min(0), end: z.int().min(1) }))
      .meta({ description: 'Words of the day note that come back in the dream as it stands.' }),
    first: versionSchema.meta({ description: 'As the dream was first told.' }),
    versionCount: z.int().min(1),
    readVersion: z.int().nullable().meta({
      description:
        'The version the analysis its dreamer reads was made of; null until there is one.',
    }),
    additions: z.array(additionSchema).meta({ description: 'In the order in which they came.' }),
  })
  .meta({ id: 'DreamLayers' });
export type DreamLayers = z.infer<typeof layersSchema>;

const readSchema = z
  .strictObject({
    p: z.number().min(0).max(1),
    shown: z.boolean().meta({ description: 'Whether p passes the threshold of its class.' }),
  })
  .nullable()
  .meta({ description: 'Null where nothing of it was read.' });

export const readingChangesSchema = z
  .strictObject({
    earlier: z.int().min(1),
    later: z.int().min(1),
    changes: z
      .array(
        z.strictObject({
          kind: z.enum(['feeling', 'person', 'symbol']),
          key: z.string(),
          label: z.strictObject({ fr: z.string(), en: z.string() }).nullable(),
          ...{ before: readSchema, after: readSchema },
        }),
      )
      .meta({ description: 'What is read otherwise, the greatest difference first.' }),
  })
  .meta({ id: 'ReadingChanges' });
export type ReadingChanges = z.infer<typeof readingChangesSchema>;

const versionPath = dreamPath.extend({ number: wholeNumber.pipe(z.int().min(1)) });
const additionPath = dreamPath.extend({ additionId: z.uuid() });
const writing = ['changes', 'networkChanges'] as const;

export const layerEndpoints = endpoints({
  get: {
    route: routes.layers.get,
    summary: 'All that was laid down of one of your own dreams, in the order in which it came',
    access: 'session',
    params: dreamPath,
    responses: { 200: layersSchema },
    errors: [],
  },
  versions: {
    route: routes.layers.versions,
    summary: 'Every version of one of your own dreams, the one that stands among them',
    access: 'session',
    params: dreamPath,
    query: pagingQuery,
    responses: { 200: versionListSchema },
    errors: [],
  },
  restoreVersion: {
    route: routes.layers.restoreVersion,
    summary:
      'Say a dream again as a version says it: a new version, analysed again; warnings and visibility stay',
    access: 'session',
    params: versionPath,
    limits: ['dreams', 'networkDreams'],
    isConditional: true,
    revisedBy: 'revision',
    responses: { 200: dreamSchema },
    errors: ['silenced', 'newcomer_link', 'sealing_off'],
  },
  changes: {
    route: routes.layers.changes,
    summary:
      'What a version changed in the reading: both are read anew by the engine, and neither is kept',
    access: 'session',
    params: versionPath,
    query: z.strictObject({ since: wholeNumber.pipe(z.int().min(1)) }),
    limits: ['texts'],
    responses: { 200: readingChangesSchema },
    errors: ['sealing_off'],
  },
  add: {
    route: routes.layers.add,
    summary: 'Lay down what came later: kept beside the dream, and unread by its analysis',
    access: 'session',
    params: dreamPath,
    body: additionCreationSchema,
    bodyBytes: 98_304,
    limits: ['dreams', 'networkDreams'],
    isKeyed: true,
    responses: { 201: additionSchema },
    errors: ['additions_full'],
  },
  settle: {
    route: routes.layers.settle,
    summary: 'Let an addition into the report, as a new version, or keep it apart',
    access: 'session',
    params: additionPath,
    body: z
      .strictObject({ state: z.enum(['let_in', 'apart']) })
      .meta({ id: 'DreamAdditionChoice' }),
    limits: ['dreams', 'networkDreams'],
    responses: { 200: additionSchema },
    errors: ['report_full', 'sealing_off'],
  },
  removeAddition: {
    route: routes.layers.removeAddition,
    summary: 'Erase an addition; what it brought into the report stays there',
    access: 'session',
    params: additionPath,
    limits: writing,
    responses: { 204: null },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
