import { referenceGroups, seriesAnalysisSchema } from '@reverie/oneirology/schema';
import { z } from 'zod';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { patternDreamLimit, patternPeriods } from '#patterns.rules.ts';
import { routes } from '#routes.ts';

const count = z.int().min(0);

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
      .array(z.strictObject({ id: z.uuid(), title: z.string().nullable(), night: z.iso.date() }))
      .meta({ description: 'The dreams that anything above names, oldest first.' }),
    labels: z
      .record(z.string(), z.strictObject({ fr: z.string(), en: z.string() }))
      .meta({ description: 'What concepts above are called, by their id.' }),
  })
  .meta({ id: 'Patterns' });
export type Patterns = z.infer<typeof patternsSchema>;

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
} satisfies Record<string, Endpoint>);
