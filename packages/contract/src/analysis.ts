import { dreamAnalysisSchema } from '@reverie/oneirology/schema';
import { z } from 'zod';
import { analyzedByteLimit } from '#analysis.rules.ts';
import { pipelineStatuses, reportLimit } from '#dreams.rules.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import { routes } from '#routes.ts';
import { seenAsQuery } from '#seen-as.ts';
import { writtenText } from '#text.ts';

export const pendingAnalysisSchema = z
  .strictObject({ status: z.enum(pipelineStatuses) })
  .meta({ id: 'PendingAnalysis' });

export const feedbackAnswers = ['resonates', 'inaccurate', 'unsure'] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];

export const findingKinds = [
  'emotion',
  'character',
  'interaction',
  'setting',
  'event',
  'symbol',
  'sense',
  'bizarreness',
  'lucidity',
  'nightmare',
] as const;
export type FindingKind = (typeof findingKinds)[number];

/** A finding is named by its kind and its key in that kind: `emotion` + `apprehension`. */
export const feedbackSchema = z
  .strictObject({
    kind: z.enum(findingKinds),
    key: z
      .string()
      .min(1)
      .max(80)
      .regex(/^[\w:.-]+$/),
    answer: z.enum(feedbackAnswers).nullable().meta({ description: 'Null takes the answer back.' }),
  })
  .meta({ id: 'AnalysisFeedback' });
export type Feedback = z.infer<typeof feedbackSchema>;

export const dreamAnalysisAnswerSchema = z
  .strictObject({
    ...dreamAnalysisSchema.shape,
    feedback: z
      .array(feedbackSchema)
      .meta({ description: 'What this viewer answered; empty for a visitor.' }),
  })
  .meta({ id: 'DreamAnalysisAnswer' });
export type DreamAnalysisAnswer = z.infer<typeof dreamAnalysisAnswerSchema>;

export const analyzedTextSchema = z
  .strictObject({
    content: writtenText({ max: reportLimit, maxBytes: analyzedByteLimit }),
    language: z
      .enum(['fr', 'en'])
      .optional()
      .meta({ description: 'Of the whole text; found sentence by sentence where left out.' }),
  })
  .meta({ id: 'AnalyzedText' });
export type AnalyzedText = z.infer<typeof analyzedTextSchema>;

const dreamPath = z.strictObject({ id: z.uuid() });

export const analysisEndpoints = endpoints({
  get: {
    route: routes.analysis.get,
    summary: 'The analysis of a dream; its owner reads that of the report, others that of content',
    access: 'public',
    params: dreamPath,
    query: seenAsQuery,
    responses: { 200: dreamAnalysisAnswerSchema, 202: pendingAnalysisSchema },
    errors: [],
  },
  request: {
    route: routes.analysis.request,
    limits: ['paintings', 'networkPaintings'],
    summary: 'Analyse again a dream whose analysis failed',
    access: 'session',
    params: dreamPath,
    responses: { 202: pendingAnalysisSchema },
    errors: ['forbidden'],
  },
  feedback: {
    route: routes.analysis.feedback,
    summary: 'Say whether a finding resonates; a later answer replaces the earlier one',
    access: 'session',
    params: dreamPath,
    body: feedbackSchema,
    limits: ['feedback', 'networkFeedback'],
    responses: { 200: feedbackSchema },
    errors: [],
  },
  analyze: {
    route: routes.analysis.analyze,
    summary: 'Read a text with the engine; nothing of it is kept or logged',
    access: 'public',
    body: analyzedTextSchema,
    bodyBytes: 3 * analyzedByteLimit,
    limits: ['texts'],
    responses: { 200: dreamAnalysisSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
