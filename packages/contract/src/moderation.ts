import { z } from 'zod';
import { usernameMax } from '#accounts.rules.ts';
import { authorSchema } from '#dreams.ts';
import { type Endpoint, endpoints } from '#endpoint.ts';
import {
  appealDays,
  appealWordsLimit,
  caseStates,
  decisionWordsLimit,
  moderationActs,
  publishedFrom,
  reportReasons,
  reportTargets,
  reportWordsLimit,
  sanctionDaysLimit,
  undoMinutes,
} from '#moderation.rules.ts';
import { routes } from '#routes.ts';
import { writtenText } from '#text.ts';

const act = z.enum(moderationActs);
const reason = z.enum(reportReasons);
const words = (max: number) => writtenText({ max, blank: 'allowed' }).default('');

export const reportCreationSchema = z
  .strictObject({
    target: z
      .strictObject({
        kind: z.enum(reportTargets),
        id: z.string().min(1).max(Math.max(usernameMax, 36)),
      })
      .meta({
        description:
          'The id of a dream or a comment; of a picture, its dream; of a profile, its username; of a community, its slug.',
      }),
    reason,
    words: words(reportWordsLimit),
  })
  .meta({ id: 'ReportCreation' });
export type ReportCreation = z.infer<typeof reportCreationSchema>;

const decisionSchema = z.strictObject({
  id: z.uuid(),
  act,
  reason,
  words: z.string(),
  until: z.iso.datetime().nullable(),
  at: z.iso.datetime(),
  by: z.string().nullable().meta({ description: 'Which moderator.' }),
  isUndone: z.boolean(),
  appeal: z.string().nullable(),
});

export const moderationCaseSchema = z
  .strictObject({
    id: z.uuid(),
    state: z.enum(caseStates),
    target: z.strictObject({ kind: z.enum(reportTargets), id: z.string() }),
    title: z.string().nullable(),
    content: z.string().nullable().meta({ description: 'Null where it is gone.' }),
    imageUrl: z.string().nullable(),
    author: authorSchema.nullable(),
    weight: z.number(),
    isHidden: z.boolean(),
    isWithdrawn: z.boolean().meta({
      description: 'Closed by its author, who took it back before anybody read it.',
    }),
    openedAt: z.iso.datetime(),
    reports: z.array(
      z.strictObject({
        reason,
        words: z.string(),
        weight: z.number(),
        upheld: z.int().meta({ description: 'How often this reporter was right before.' }),
        judged: z.int().meta({ description: 'Of how many reports that were judged.' }),
        at: z.iso.datetime(),
      }),
    ),
    decisions: z.array(decisionSchema),
    before: z.int().min(0).meta({
      description:
        'Decisions against the same person that stand, in other cases; none where nobody is named.',
    }),
    viewer: z.strictObject({ canDecide: z.boolean(), canUndo: z.boolean() }),
  })
  .meta({ id: 'ModerationCase' });
export type ModerationCase = z.infer<typeof moderationCaseSchema>;

export const moderationQueueSchema = z
  .strictObject({
    cases: z.array(moderationCaseSchema),
    counts: z.strictObject({ open: z.int(), appealed: z.int(), decided: z.int() }),
  })
  .meta({ id: 'ModerationQueue' });
export type ModerationQueue = z.infer<typeof moderationQueueSchema>;

const days = z.int().min(1).max(sanctionDaysLimit);

export const decisionCreationSchema = z
  .strictObject({
    act,
    reason,
    words: words(decisionWordsLimit).meta({ description: 'What the person reads beside it.' }),
    days: days.optional().meta({ description: 'Of silence or suspension; 7 unless told.' }),
  })
  .meta({ id: 'DecisionCreation' });
export type DecisionCreation = z.infer<typeof decisionCreationSchema>;

export const ownDecisionSchema = z
  .strictObject({
    id: z.uuid(),
    act,
    reason,
    words: z.string(),
    target: z.enum(reportTargets),
    excerpt: z.string().nullable(),
    until: z.iso.datetime().nullable(),
    at: z.iso.datetime(),
    canAppeal: z.boolean(),
    appealUntil: z.iso.datetime(),
    appeal: z.string().nullable(),
    answer: z
      .strictObject({ isUpheld: z.boolean(), words: z.string(), at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'What another moderator said of the appeal.' }),
  })
  .meta({ id: 'OwnDecision', description: 'What moderation did of the caller’s, and why.' });
export type OwnDecision = z.infer<typeof ownDecisionSchema>;

const counted = z
  .int()
  .nullable()
  .meta({ description: `Null below ${publishedFrom}.` });
export const transparencySchema = z
  .strictObject({
    since: z.iso.date(),
    reports: counted,
    byReason: z.array(z.strictObject({ reason, count: counted })),
    byAct: z.array(z.strictObject({ act, count: counted })),
    appeals: counted,
    reversed: counted,
  })
  .meta({ id: 'ModerationCounts' });
export type Transparency = z.infer<typeof transparencySchema>;

const casePath = z.strictObject({ id: z.uuid() });
const named = z.strictObject({ username: z.string().min(1).max(usernameMax) });
const moderatorsSchema = z
  .strictObject({ moderators: z.array(z.string()) })
  .meta({ id: 'Moderators' });

export const moderationEndpoints = endpoints({
  report: {
    route: routes.moderation.report,
    summary: 'Tell the moderators of something; reporting it again changes what one said',
    access: 'session',
    body: reportCreationSchema,
    limits: ['reports', 'networkReports'],
    responses: { 204: null },
    errors: ['not_found', 'forbidden'],
  },
  queue: {
    route: routes.moderation.queue,
    summary: 'What waits for a moderator: the heaviest first, then the oldest',
    access: { role: 'moderator' },
    query: z.strictObject({ state: z.enum(caseStates).default('open') }),
    responses: { 200: moderationQueueSchema },
    errors: [],
  },
  decide: {
    route: routes.moderation.decide,
    summary: 'Decide on a case; an appeal is decided by another moderator than the first',
    access: { role: 'moderator' },
    params: casePath,
    body: decisionCreationSchema,
    limits: ['changes', 'networkChanges'],
    responses: { 200: moderationCaseSchema },
    errors: ['case_decided', 'same_moderator'],
  },
  undo: {
    route: routes.moderation.undo,
    summary: `Take one’s own last decision back, within ${undoMinutes} minutes; nothing brings back what was deleted`,
    access: { role: 'moderator' },
    params: casePath,
    limits: ['changes', 'networkChanges'],
    responses: { 200: moderationCaseSchema },
    errors: ['case_decided'],
  },
  decision: {
    route: routes.moderation.decision,
    summary: 'What was decided of the caller’s, and why',
    access: 'session',
    params: casePath,
    responses: { 200: ownDecisionSchema },
    errors: [],
  },
  appeal: {
    route: routes.moderation.appeal,
    summary: `Ask another moderator to look, once and within ${appealDays} days`,
    access: 'session',
    params: casePath,
    body: z.strictObject({ words: writtenText({ max: appealWordsLimit }) }),
    limits: ['changes', 'networkChanges'],
    isOpenToSuspended: true,
    responses: { 200: ownDecisionSchema },
    errors: ['case_decided'],
  },
  counts: {
    route: routes.moderation.counts,
    summary: `How much was reported and decided in the last year, from ${publishedFrom} up`,
    access: 'open',
    responses: { 200: transparencySchema },
    errors: [],
  },
  moderators: {
    route: routes.moderation.moderators,
    summary: 'Who is a moderator',
    access: { role: 'webmaster' },
    responses: { 200: moderatorsSchema },
    errors: [],
  },
  appoint: {
    route: routes.moderation.appoint,
    summary: 'Make somebody a moderator',
    access: { role: 'webmaster' },
    params: named,
    limits: ['changes', 'networkChanges'],
    responses: { 200: moderatorsSchema },
    errors: [],
  },
  dismiss: {
    route: routes.moderation.dismiss,
    summary: 'Make somebody a moderator no longer',
    access: { role: 'webmaster' },
    params: named,
    limits: ['changes', 'networkChanges'],
    responses: { 200: moderatorsSchema },
    errors: [],
  },
} satisfies Record<string, Endpoint>);
