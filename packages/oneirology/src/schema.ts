import { z } from 'zod';
import {
  bizarrenessKinds,
  characterIdentities,
  emotionClasses,
  interactionTypes,
  schemaVersion,
  senses,
} from '#classes.ts';
import {
  changeSchema,
  deedSchema,
  onBodySchema,
  passageSchema,
  reflectionSchema,
  whosePartSchema,
} from '#happenings.ts';
import { evidenceList, evidenceSchema } from '#schema-parts.ts';
import { sketchSchema } from '#sketch.ts';

/**
 * The shape of everything the engine says about one dream.
 *
 * Two rules hold for every finding. Its `evidence` is never empty, and each item satisfies
 * `text === dream.slice(start, end)` on the dream's own text, in UTF-16 offsets. Nothing found is
 * an empty list, never a "neutral" finding.
 *
 * Categories follow Hall and Van de Castle, *The Content Analysis of Dreams* (1966), as documented
 * by Domhoff, *Finding Meaning in Dreams* (1996).
 */

const probability = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Calibrated probability that a human coder would agree, 0 to 1.' });

/** How sure the engine is, and whether that passes the threshold of its class. */
const certainty = {
  p: probability,
  shown: z.boolean().meta({ description: 'Whether p passes the threshold of its class.' }),
};

export type EmotionClass = (typeof emotionClasses)[number];

export const emotionSchema = z
  .object({
    class: z.enum(emotionClasses),
    experiencer: z
      .string()
      .meta({ description: '`dreamer`, `unknown`, or the id of a character of this dream.' }),
    intensity: z.int().min(1).max(3),
    ...certainty,
    evidence: evidenceList,
  })
  .meta({ id: 'Emotion' });
export type Emotion = z.infer<typeof emotionSchema>;

export const affectSchema = z
  .object({
    valence: z.number().min(-1).max(1),
    arousal: z.number().min(0).max(1),
    coverage: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'Share of sentences that carry any affective word.' }),
    sentences: z
      .array(
        z.object({
          start: z.int().min(0),
          end: z.int().min(0),
          valence: z.number().min(-1).max(1),
          words: z.int().min(0).meta({ description: 'Affective words counted; 0 is unknown.' }),
        }),
      )
      .meta({ description: 'One entry a sentence, in the order of the text.' }),
  })
  .meta({ id: 'Affect' });
export type Affect = z.infer<typeof affectSchema>;

export type CharacterIdentity = (typeof characterIdentities)[number];

/** Somebody or some animal of the dream. The dreamer is never one. */
export const characterSchema = z
  .object({
    id: z.string().meta({ description: 'Stable inside one analysis: c1, c2, …' }),
    label: z.string().meta({ description: 'The dream’s own word for the character, lemma form.' }),
    number: z.enum(['one', 'group']),
    gender: z.enum(['male', 'female', 'mixed', 'unknown']),
    identity: z.enum(characterIdentities),
    age: z.enum(['adult', 'teenager', 'child', 'baby', 'unknown']),
    ...certainty,
    evidence: evidenceList,
  })
  .meta({ id: 'Character' });
export type Character = z.infer<typeof characterSchema>;

export const interactionSchema = z
  .object({
    type: z.enum(interactionTypes),
    subtype: z.int().min(1).max(8),
    physical: z.boolean(),
    initiator: z.string(),
    recipient: z.string(),
    direction: z.enum(['one-way', 'mutual', 'reciprocated', 'self']),
    ...certainty,
    evidence: evidenceList,
  })
  .meta({ id: 'Interaction' });
export type Interaction = z.infer<typeof interactionSchema>;

export const settingSchema = z
  .object({
    place: z.enum(['indoor', 'outdoor', 'ambiguous']),
    familiarity: z.enum(['familiar', 'unfamiliar', 'distorted', 'geographical', 'unknown']),
    kind: z
      .string()
      .optional()
      .meta({ description: 'What the place is, as a concept id: sea, forest, school, …' }),
    ...certainty,
    evidence: evidenceList,
  })
  .meta({ id: 'Setting' });
export type Setting = z.infer<typeof settingSchema>;

export const dreamEventSchema = z
  .object({ label: z.string(), ...certainty, evidence: evidenceList })
  .meta({ id: 'DreamEvent' });
export type DreamEvent = z.infer<typeof dreamEventSchema>;

export const eventsSchema = z
  .object({
    misfortune: z.array(dreamEventSchema),
    goodFortune: z.array(dreamEventSchema),
    success: z.array(dreamEventSchema),
    failure: z.array(dreamEventSchema),
  })
  .meta({ id: 'DreamEvents' });

/** A bilingual concept the dream names: `water` stands for sea, flood, eau, inondation alike. */
export const symbolSchema = z
  .object({
    id: z.string(),
    category: z.string(),
    label: z.object({ fr: z.string(), en: z.string() }),
    count: z
      .int()
      .min(0)
      .meta({ description: 'Mentions that the dream does not deny; 0 where it denies them all.' }),
    ...certainty,
    evidence: evidenceList,
  })
  .meta({ id: 'Symbol' });
export type DreamSymbol = z.infer<typeof symbolSchema>;

export const senseSchema = z
  .object({ sense: z.enum(senses), count: z.int().min(1), evidence: evidenceList })
  .meta({ id: 'Sense' });

export const bizarrenessSchema = z
  .object({
    score: z.number().min(0).max(1),
    elements: z.array(
      z.object({ kind: z.enum(bizarrenessKinds), ...certainty, evidence: evidenceList }),
    ),
  })
  .meta({ id: 'Bizarreness' });

/** A yes-or-no reading of the whole dream. `p` is low, and `evidence` empty, where nothing speaks for it. */
export const cueSchema = z
  .object({ ...certainty, evidence: z.array(evidenceSchema) })
  .meta({ id: 'Cue' });
export type Cue = z.infer<typeof cueSchema>;

/** Rests on waking-state language only: a dreamed death never raises it. */
export const safetySchema = z
  .object({ concern: z.boolean(), evidence: z.array(evidenceSchema) })
  .meta({ id: 'Safety' });

export const qualityFlags = ['short', 'long', 'mixed-language', 'maybe-not-a-dream'] as const;

export const qualitySchema = z
  .object({
    words: z.int().min(0),
    sentences: z.int().min(0),
    flags: z
      .array(z.enum(qualityFlags))
      .meta({ description: 'short: under 50 words; long: over 300 words.' }),
  })
  .meta({ id: 'ReportQuality' });

/** What this analysis cannot say, as codes a page puts into words. */
export const limitCodes = [
  'short-report',
  'french-not-validated',
  'mixed-language',
  'unknown-language',
  'lexical-method',
  'unmeasured-parts',
  'model-not-calibrated',
  'model-failed',
] as const;

export const analysedLanguages = ['fr', 'en', 'unknown'] as const;
export type AnalysedLanguage = (typeof analysedLanguages)[number];

/**
 * A language model that read the same text beside the engine. Its findings keep the rule that each
 * quotes the dream; their `p` is its own word, held under `mentionThreshold`, and not calibrated.
 */
export const modelSchema = z
  .object({
    name: z.string(),
    provider: z.string().meta({ description: 'Who runs it.' }),
    added: z.int().min(0).meta({ description: 'Findings that the engine had not made.' }),
    dropped: z.int().min(0).meta({
      description: 'Findings refused: their words are not in the text, or make no sense.',
    }),
  })
  .meta({ id: 'ReadingModel' });
export type ReadingModel = z.infer<typeof modelSchema>;

export const dreamAnalysisSchema = z
  .object({
    schemaVersion: z.literal(schemaVersion),
    of: z
      .enum(['content', 'report'])
      .meta({ description: 'Which text of the dream the offsets point into.' }),
    engine: z.object({
      name: z.string(),
      version: z.string(),
      lexiconHash: z.string(),
      model: modelSchema.optional(),
    }),
    language: z.object({ code: z.enum(analysedLanguages), confidence: z.number().min(0).max(1) }),
    quality: qualitySchema,
    summary: z
      .string()
      .meta({ description: 'One sentence composed from the findings, in the dream’s language.' }),
    emotions: z.array(emotionSchema),
    affect: affectSchema,
    characters: z.array(characterSchema),
    interactions: z.array(interactionSchema),
    settings: z.array(settingSchema),
    events: eventsSchema,
    symbols: z.array(symbolSchema),
    senses: z.array(senseSchema),
    bizarreness: bizarrenessSchema,
    deeds: z.array(deedSchema).optional(),
    /** Characters named only to say whose something is. */
    owners: z.array(z.string()).optional(),
    changes: z.array(changeSchema).optional(),
    props: z.array(symbolSchema).optional(),
    onBodies: z.array(onBodySchema).optional(),
    whoseParts: z.array(whosePartSchema).optional(),
    reflections: z.array(reflectionSchema).optional(),
    passages: z.array(passageSchema).optional(),
    sketch: sketchSchema.optional(),
    /** Words of what is only said, wished, remembered or elsewhere: nothing of it is to be seen. */
    offstage: z.array(z.object({ start: z.number().int(), end: z.number().int() })).optional(),
    lucidity: cueSchema,
    nightmare: cueSchema,
    questions: z.array(z.string()).max(3),
    safety: safetySchema,
    limits: z.array(z.enum(limitCodes)),
  })
  .meta({ id: 'DreamAnalysis' });
export type DreamAnalysis = z.infer<typeof dreamAnalysisSchema>;

export {
  actNames,
  type BodyPart,
  bizarrenessKinds,
  bodyParts,
  changeNames,
  characterIdentities,
  emotionClasses,
  interactionTypes,
  mentionThreshold,
  relationNames,
  schemaVersion,
  senses,
} from '#classes.ts';
export {
  type Change,
  changeSchema,
  type Deed,
  deedSchema,
  type OnBody,
  onBodySchema,
  type Passage,
  passageSchema,
  type Reflection,
  reflectionSchema,
  type WhosePart,
  whosePartSchema,
} from '#happenings.ts';
export { type Evidence, evidenceSchema } from '#schema-parts.ts';
export {
  nightRules,
  normMeasures,
  referenceGroups,
  seasonNames,
  seriesSchemaVersion,
  temporalPatterns,
} from '#series/classes.ts';
export {
  type DayLink,
  type ItemChart,
  type NearRepeat,
  type NightRule,
  type NormMeasure,
  type NotEnough,
  type ReferenceGroup,
  type SeriesAnalysis,
  type SeriesNorm,
  type SeriesTheme,
  seriesAnalysisSchema,
  type TemporalFinding,
  type TemporalPattern,
} from '#series/schema.ts';
export { type Sketch, type SketchedDeed, type SketchedFigure, sketchSchema } from '#sketch.ts';
