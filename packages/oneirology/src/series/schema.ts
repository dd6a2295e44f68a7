import { z } from 'zod';
import {
  type nightRules,
  normMeasures,
  referenceGroups,
  seriesSchemaVersion,
  stretchKinds,
  temporalPatterns,
} from '#series/classes.ts';

/**
 * What the engine says about one dreamer's dreams taken together. Every finding names the dreams it
 * rests on and carries p, q, an effect and n. Too few dreams is a value, `not-enough-data`, never an
 * error and never an empty list that looks like "nothing there".
 */

const share = z.number().min(0).max(1);
const count = z.int().min(0);
const dreamIds = z
  .array(z.string())
  .min(1)
  .meta({ description: 'The dreams a finding rests on, oldest first.' });

export type ReferenceGroup = (typeof referenceGroups)[number];

export type NightRule = (typeof nightRules)[number];

export const notEnoughSchema = z
  .object({
    status: z.literal('not-enough-data'),
    of: z
      .enum(['dreams', 'nights', 'day-notes', 'reference'])
      .meta({ description: 'What is missing; `reference`: no group was chosen to compare with.' }),
    have: count,
    need: count,
  })
  .meta({ id: 'NotEnoughData' });
export type NotEnough = z.infer<typeof notEnoughSchema>;

/** How a finding stands against chance. */
const evidence = {
  p: share.meta({ description: 'Chance of so much or more, were there nothing to find.' }),
  q: share.meta({ description: 'p after Benjamini and Hochberg over all that was looked at.' }),
  n: count.meta({ description: 'How many dreams, nights, pairs or items the test had.' }),
  dreams: dreamIds,
};

export type NormMeasure = (typeof normMeasures)[number];

/** A pooled ratio over all dreams of the series, beside what the chosen group gives. */
export const normSchema = z
  .object({
    measure: z.enum(normMeasures),
    k: count.meta({ description: 'Numerator.' }),
    n: count.meta({ description: 'Denominator: characters, acts, feelings, places or dreams.' }),
    share,
    low: share.meta({ description: 'Wilson 95 % interval, items taken as independent.' }),
    high: share,
    comparison: z
      .object({
        expected: share.meta({
          description: 'What this engine reads, or is expected to read, in the norm dreams.',
        }),
        coded: share.meta({ description: 'What human coders found in the norm dreams.' }),
        n: count.meta({ description: 'Denominator of the norm.' }),
        h: z
          .number()
          .min(-Math.PI)
          .max(Math.PI)
          .meta({ description: '2·asin√share − 2·asin√expected; .2 is small, .5 medium.' }),
        hLow: z.number().meta({ description: 'Its own 95 % interval.' }),
        hHigh: z.number(),
        p: share,
        q: share,
      })
      .nullable()
      .meta({ description: 'Null where no group was chosen.' }),
    dreams: z.array(z.string()).meta({ description: 'Dreams that count in the numerator.' }),
  })
  .meta({ id: 'SeriesNorm' });
export type SeriesNorm = z.infer<typeof normSchema>;

export const themeSchema = z
  .object({
    concept: z.string().meta({ description: 'A concept id of the lexicon.' }),
    k: count.meta({ description: 'Dreams that name it; n is all dreams.' }),
    nights: count.meta({ description: 'Distinct dates among them.' }),
    share,
    expected: share.meta({
      description: 'Share of dreams as long as these in which the chosen group names it.',
    }),
    h: z.number().min(-Math.PI).max(Math.PI),
    ...evidence,
  })
  .meta({ id: 'SeriesTheme' });
export type SeriesTheme = z.infer<typeof themeSchema>;

export const nearRepeatSchema = z
  .object({
    score: share.meta({ description: 'Similarity of the two dreams, without their words.' }),
    ...evidence,
    dreams: z.tuple([z.string(), z.string()]),
  })
  .meta({ id: 'NearRepeat' });
export type NearRepeat = z.infer<typeof nearRepeatSchema>;

export type TemporalPattern = (typeof temporalPatterns)[number];

/** `symbol:sea`, `emotion:anger`, `act:aggression`, `place:indoor`, `character:family`. */
const item = z.string().meta({ description: 'Kind and key of what a night has or has not.' });

export const temporalFindingSchema = z
  .object({
    item,
    pattern: z.enum(temporalPatterns),
    effect: z.number().meta({
      description:
        'weekday, season: h of the peak against all other nights. runs: log of runs over those expected, negative where nights stand together. bursts: Kim and Jo’s burstiness minus its mean by chance. trend: log-odds ratio over the whole span, at equal length.',
    }),
    peak: z.int().min(0).max(6).nullable().meta({
      description:
        'weekday: 0 Sunday to 6 Saturday, of the morning after; season: 0 winter (December to February) to 3 autumn; null elsewhere.',
    }),
    ...evidence,
  })
  .meta({ id: 'TemporalFinding' });
export type TemporalFinding = z.infer<typeof temporalFindingSchema>;

const bin = z.object({ nights: count, present: count });

/** How often an item came, for the dreamer's own charts; says nothing about chance. */
export const itemChartSchema = z
  .object({
    item,
    weekdays: z.array(bin).length(7).meta({ description: 'From Sunday, of the morning after.' }),
    months: z.array(z.object({ month: z.string().meta({ description: 'YYYY-MM' }), ...bin.shape })),
  })
  .meta({ id: 'ItemChart' });
export type ItemChart = z.infer<typeof itemChartSchema>;

const newest = z
  .array(z.string())
  .meta({ description: 'The dreams that hold it, oldest first; of many the newest 60.' });

/** With Wilson's 95 % interval. */
const binWithin = bin.extend({ low: share, high: share });

/** What comes back, counted; says nothing about chance. */
export const returningSchema = z
  .object({
    item: z.string().meta({
      description:
        '`symbol:sea`, `person:mère`, `setting:school`, `emotion:anger`, `cue:lucidity`.',
    }),
    k: count.meta({ description: 'Dreams that mention it.' }),
    n: count.meta({ description: 'All dreams.' }),
    possible: count.meta({ description: 'Dreams that may: below the threshold of what is shown.' }),
    share,
    low: share.meta({ description: 'Wilson 95 % interval.' }),
    high: share,
    nights: count.meta({ description: 'Distinct dates among them.' }),
    span: z.object({ from: z.string(), to: z.string() }).nullable(),
    words: z
      .array(z.object({ text: z.string(), dreams: count }))
      .meta({ description: 'The dreamer’s own words for it, commonest first.' }),
    weekdays: z
      .array(binWithin)
      .length(7)
      .meta({ description: 'From Sunday, of the morning after.' }),
    seasons: z.array(binWithin).length(4).meta({ description: 'From winter, of the north.' }),
    dreams: newest,
  })
  .meta({ id: 'Returning' });
export type Returning = z.infer<typeof returningSchema>;

export const overTimeSchema = z
  .object({
    by: z.enum(stretchKinds),
    stretches: z.array(
      z.object({
        from: z.string().meta({ description: 'Its first day; weeks begin on Mondays.' }),
        nights: count,
        dreams: count,
        valence: z.number().min(-1).max(1).nullable().meta({ description: 'Mean of its dreams.' }),
        counts: z.array(z.object({ item, k: count, share, low: share, high: share })),
      }),
    ),
  })
  .meta({
    id: 'OverTime',
    description: 'Feelings, nightmares and lucidity; empty stretches left out.',
  });
export type OverTime = z.infer<typeof overTimeSchema>;

const signed = z.number().min(-1).max(1);

export const besideSchema = z
  .object({
    nodes: z.array(z.object({ item: z.string(), k: count, dreams: newest })),
    n: count,
    looks: count.meta({ description: 'Pairs that were compared; 0 below 25 dreams.' }),
    pairs: z.array(
      z.object({
        a: z.string(),
        b: z.string(),
        k: count.meta({ description: 'Dreams that hold both.' }),
        difference: z.object({ by: signed, low: signed, high: signed }).nullable().meta({
          description:
            'Share of b in dreams with a less its share in the others; all intervals hold together at 95 %.',
        }),
        isApart: z.boolean().meta({ description: 'Whether that interval leaves zero out.' }),
      }),
    ),
  })
  .meta({ id: 'SeriesBeside' });
export type Beside = z.infer<typeof besideSchema>;

export const dayLinkSchema = z
  .object({
    lag: z.int().min(1).max(7).meta({ description: 'Days from the note to the night.' }),
    effect: z.number().meta({
      description: 'Mean overlap of concepts at this lag minus its mean over shuffled nights.',
    }),
    ...evidence,
  })
  .meta({ id: 'DayLink' });
export type DayLink = z.infer<typeof dayLinkSchema>;

const enough = z.literal('enough');
const tested = count.meta({ description: 'How many looks the q of the findings pays for.' });

export const seriesAnalysisSchema = z
  .object({
    schemaVersion: z.literal(seriesSchemaVersion),
    engine: z.object({ name: z.string(), version: z.string(), lexiconHash: z.string() }),
    reference: z.enum(referenceGroups),
    dreams: count,
    nights: count.meta({ description: 'Distinct dates among the dreams that have one.' }),
    span: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
    returning: z.array(returningSchema),
    overTime: overTimeSchema,
    beside: besideSchema,
    norms: z.union([
      z.object({
        status: enough,
        certainty: z
          .enum(['very-uncertain', 'fair'])
          .meta({ description: 'very-uncertain: fewer than 75 dreams.' }),
        ratios: z.array(normSchema),
      }),
      notEnoughSchema,
    ]),
    themes: z.union([
      z.object({ status: enough, tested, findings: z.array(themeSchema) }),
      notEnoughSchema,
    ]),
    nearRepeats: z.union([
      z.object({ status: enough, tested, findings: z.array(nearRepeatSchema) }),
      notEnoughSchema,
    ]),
    temporal: z.union([
      z.object({
        status: enough,
        tested,
        findings: z.array(temporalFindingSchema).meta({ description: 'Those of q < .05.' }),
        charts: z.array(itemChartSchema),
      }),
      notEnoughSchema,
    ]),
    dayLinks: z.union([
      z.object({ status: enough, tested, findings: z.array(dayLinkSchema) }),
      notEnoughSchema,
    ]),
  })
  .meta({ id: 'SeriesAnalysis' });
export type SeriesAnalysis = z.infer<typeof seriesAnalysisSchema>;
