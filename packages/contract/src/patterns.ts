import { referenceGroups, seriesAnalysisSchema } from '@reverie/oneirology/schema';
import { z } from 'zod';
import { dreamLanguages } from '#dreams.rules.ts';
import { avoidingQuery, dreamSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { patternDreamLimit, patternPeriods } from '#patterns.rules.ts';
import { routes } from '#routes.ts';
import { seenAsQuery } from '#seen-as.ts';

const count = z.int().min(0);

const namedDream = z.strictObject({
  id: z.uuid(),
  title: z.string().nullable(),
  language: z.enum(dreamLanguages).nullable(),
  night: z.iso.date(),
});
const label = z.strictObject({ fr: z.string(), en: z.string() });

/** One dreamer's dreams together, as `analyseSeries` of the engine gives them. */
export const patternsSchema = z
  .strictObject({
    period: z.enum(patternPeriods),
    since: z.iso.date().nullable().meta({ description: 'Null where the period is all.' }),
    unread: count.meta({ description: 'Dreams of the period whose analysis is not there yet.' }),
    leftOut: count.meta({
      description: `Dreams of the period beyond the newest ${patternDreamLimit}.`,
    }),
    ...seriesAnalysisSchema.shape,
    named: z
      .array(namedDream)
      .meta({ description: 'The dreams that anything above names, oldest first.' }),
    labels: z
      .record(z.string(), label)
      .meta({ description: 'What concepts above are called, by their id.' }),
  })
  .meta({ id: 'Patterns' });
export type Patterns = z.infer<typeof patternsSchema>;

const share = z.number().min(0).max(1);

const likeness = {
  score: share.meta({ description: 'Weighted overlap of all that was read in the two.' }),
  reasons: z
    .array(
      z.strictObject({
        kind: z.enum(['concept', 'thing', 'character', 'emotion', 'act', 'place', 'event', 'word']),
        key: z.string(),
        label: label.nullable().meta({ description: 'What a concept is called.' }),
        share: share.meta({ description: 'Its part of the score.' }),
        words: z.array(z.string()).meta({ description: 'It stands in these, in either.' }),
      }),
    )
    .min(1)
    .meta({ description: 'One of them is always something that both name.' }),
};

export const similarDreamsSchema = z
  .strictObject({
    dreams: z.array(z.strictObject({ dream: dreamSchema, ...likeness })).meta({
      description:
        'Of others, among the dreams that people share with everybody, without a warning; the most alike first.',
    }),
    own: z
      .strictObject({
        dreams: z.array(z.strictObject({ dream: namedDream, ...likeness })),
        compared: count.meta({ description: 'Other dreams of one’s own it was held against.' }),
      })
      .nullable()
      .meta({ description: 'Among one’s own; null where the dream is another’s.' }),
  })
  .meta({ id: 'SimilarDreams' });
export type SimilarDreams = z.infer<typeof similarDreamsSchema>;

const similarQuery = z.strictObject({ ...seenAsQuery.shape, ...avoidingQuery });
export type SimilarQuery = z.infer<typeof similarQuery>;

const patternsQuery = z.strictObject({
  period: z.enum(patternPeriods).default('all').meta({ description: 'By the day of the dream.' }),
  reference: z
    .enum(referenceGroups)
    .default('none')
    .meta({ description: 'Whose norm dreams to compare with; nothing is inferred.' }),
});
export type PatternsQuery = z.infer<typeof patternsQuery>;

export const patternEndpoints = endpoints({
  get: {
    route: routes.patterns.get,
    limits: ['patterns'],
    summary: 'What persists, repeats and recurs in one’s own dreams, and nobody else’s',
    access: 'session',
    query: patternsQuery,
    responses: { 200: patternsSchema },
    errors: [],
  },
  similar: {
    route: routes.patterns.similar,
    summary:
      'Which dreams are most like one, and in what: of others, and for its dreamer among their own',
    access: 'public',
    params: z.strictObject({ id: z.uuid() }),
    query: similarQuery,
    responses: { 200: similarDreamsSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
