import {
  type Experiencer,
  isCharacterCoded,
  isEmotionCoded,
  isPlaceCoded,
  isScaleCoded,
} from '#evaluate/codes.ts';
import type { Code, CodedDream } from '#evaluate/records.ts';
import type { Reading } from '#read/reading.ts';
import {
  type DreamAnalysis,
  type EmotionClass,
  type Evidence,
  emotionClasses,
  type Interaction,
} from '#schema.ts';

/** A dream with what the engine makes of it. */
export interface ReadDream {
  readonly dream: CodedDream;
  readonly reading: Reading;
  readonly analysis: DreamAnalysis;
}

/** What every finding of the engine has, whatever it is about. */
export interface Finding {
  readonly p: number;
  readonly shown: boolean;
  readonly evidence: readonly Evidence[];
}

/** A yes-or-no question that coders and engine both answer about a dream. */
export interface Question {
  readonly name: string;
  /** The only series whose coders were asked; absent: all of them. */
  readonly series?: string;
  readonly isCoded: (codes: readonly Code[]) => boolean;
  readonly findings: (analysis: DreamAnalysis) => readonly Finding[];
}

/** Both answers for one dream. */
export interface Answer {
  readonly series: string;
  readonly coded: boolean;
  readonly said: boolean;
  /** Highest p among the findings; `undefined` where the engine has none. */
  readonly p: number | undefined;
}

/**
 * The norm dreams, one or a few of each of many women: the others are series of one dreamer. Only
 * their coders wrote settings down; elsewhere the absence of such a code says nothing.
 */
export const normSeries = 'norms-f';

export function emotion(kind: EmotionClass, of: Experiencer): Question {
  return {
    name: kind,
    isCoded: (codes) => isEmotionCoded(codes, kind, of),
    findings: ({ emotions }) =>
      emotions.filter(
        (found) => found.class === kind && (of === 'anyone' || found.experiencer === 'dreamer'),
      ),
  };
}

/** The five classes, for anyone who feels or for the dreamer alone. */
export function emotionQuestions(of: Experiencer): Question[] {
  return emotionClasses.map((kind) => emotion(kind, of));
}

function interaction(type: Interaction['type'], scale: string): Question {
  return {
    name: type,
    isCoded: (codes) => isScaleCoded(codes, scale),
    findings: ({ interactions }) => interactions.filter((found) => found.type === type),
  };
}

function character(identity: 'family' | 'animal'): Question {
  return {
    name: identity,
    isCoded: (codes) => isCharacterCoded(codes, identity),
    findings: ({ characters }) => characters.filter((found) => found.identity === identity),
  };
}

export const aggression = interaction('aggression', 'agg');
export const friendliness = interaction('friendliness', 'fri');
export const sexuality = interaction('sexuality', 'sex');

export const interactionQuestions = [
  { type: 'aggression', question: aggression },
  { type: 'friendliness', question: friendliness },
  { type: 'sexuality', question: sexuality },
] as const;

export const family = character('family');
export const animal = character('animal');

function event(name: keyof DreamAnalysis['events'], scale: string): Question {
  return {
    name,
    isCoded: (codes) => isScaleCoded(codes, scale),
    findings: ({ events }) => events[name],
  };
}

export const misfortune = event('misfortune', 'mf');

/** Each with the name the lexicon and the calibration have for it. */
export const eventQuestions = [
  { kind: 'misfortune', question: misfortune },
  { kind: 'success', question: event('success', 'succ') },
  { kind: 'failure', question: event('failure', 'fail') },
  { kind: 'good-fortune', question: event('goodFortune', 'gf') },
] as const;

export const indoor: Question = {
  name: 'indoor',
  series: normSeries,
  isCoded: (codes) => isPlaceCoded(codes, 'indoor'),
  findings: ({ settings }) => settings.filter(({ place }) => place === 'indoor'),
};

/** Every question an error list can be asked for. */
export const allQuestions: readonly Question[] = [
  ...emotionQuestions('anyone'),
  ...interactionQuestions.map(({ question }) => question),
  ...eventQuestions.map(({ question }) => question),
  family,
  animal,
  indoor,
];

/** The dreams whose coders were asked the question. */
export function dreamsAsked(question: Question, dreams: readonly ReadDream[]): ReadDream[] {
  const { series } = question;
  return dreams.filter(({ dream }) => series === undefined || dream.series === series);
}

export function answer(question: Question, { dream, analysis }: ReadDream): Answer {
  return answerFrom(dream, question.isCoded(dream.codes), question.findings(analysis));
}

/** The dream's answer from its findings, or from what another model makes of them. */
export function answerFrom(
  dream: CodedDream,
  coded: boolean,
  findings: readonly Pick<Finding, 'p' | 'shown'>[],
): Answer {
  const said = findings.some(({ shown }) => shown);
  const p = findings.length === 0 ? undefined : Math.max(...findings.map((found) => found.p));
  return { series: dream.series, coded, said, p };
}
