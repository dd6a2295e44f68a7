import {
  emotionModel,
  eventModel,
  interactionModel,
  interactionThreshold,
  probabilityOf,
  type StrengthCounts,
  type StrengthModel,
} from '#calibration.ts';
import {
  type Answer,
  answerFrom,
  emotion,
  type Finding,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import type { CodedDream } from '#evaluate/records.ts';
import {
  countStrengths,
  type Example,
  emotionRules,
  eventRules,
  fitStrengths,
  isUnfelt,
  type StrengthRules,
} from '#evaluate/strengths.ts';
import type { Reading } from '#read/reading.ts';
import { type EmotionClass, emotionClasses } from '#schema.ts';

type Judgement = Pick<Finding, 'p' | 'shown'>;

/**
 * What the engine counted behind a finding. `undefined` where these counts no longer explain the
 * engine's p: a figure from them would then be about another engine.
 */
type SignsOf<Signs> = (reading: Reading, finding: Finding) => Signs | undefined;

/** A part of the engine whose constants were fitted, and how to fit them anew on other dreams. */
export interface Learner<Signs> {
  readonly signsOf: SignsOf<Signs>;
  /** Questions of the same kind, whose examples the fit may lean on. */
  readonly siblings?: readonly { readonly question: Question; readonly signsOf: SignsOf<Signs> }[];
  readonly fit: (
    examples: readonly Example<Signs>[],
    ofSiblings: readonly Example<Signs>[],
  ) => (signs: Signs) => Judgement;
}

/**
 * Answers for every series from constants fitted without it. They are fitted on `question`, and
 * judge the findings of `asked`. `undefined` where the engine's p cannot be traced to its counts.
 */
export function leaveOneSeriesOut<Signs>(
  dreams: readonly ReadDream[],
  question: Question,
  learner: Learner<Signs>,
  asked = question,
): Answer[] | undefined {
  const examples = examplesOf(dreams, question, learner.signsOf);
  const asks = examplesOf(dreams, asked, learner.signsOf);
  const siblings = (learner.siblings ?? []).map((each) =>
    examplesOf(dreams, each.question, each.signsOf),
  );
  const ofSiblings = siblings.flatMap((each) => each ?? []);
  if (examples === undefined || asks === undefined || siblings.includes(undefined)) {
    return undefined;
  }
  const judges = new Map<string, (signs: Signs) => Judgement>();
  return asks.map(({ dream, coded, signs }) => {
    const isOther = (each: DreamExample<Signs>): boolean => each.dream.series !== dream.series;
    const judge =
      judges.get(dream.series) ?? learner.fit(examples.filter(isOther), ofSiblings.filter(isOther));
    judges.set(dream.series, judge);
    return answerFrom(dream, coded, signs.map(judge));
  });
}

interface DreamExample<Signs> extends Example<Signs> {
  readonly dream: CodedDream;
}

export function examplesOf<Signs>(
  dreams: readonly ReadDream[],
  question: Question,
  signsOf: SignsOf<Signs>,
): DreamExample<Signs>[] | undefined {
  const examples: DreamExample<Signs>[] = [];
  for (const { dream, reading, analysis } of dreams) {
    const seen = question.findings(analysis).map((finding) => signsOf(reading, finding));
    const signs = seen.filter((each) => each !== undefined);
    if (signs.length < seen.length) return undefined;
    examples.push({ dream, signs, coded: question.isCoded(dream.codes) });
  }
  return examples;
}

export function emotionLearner(kind: EmotionClass): Learner<StrengthCounts> {
  const siblings = emotionClasses.map((each) => ({
    question: emotion(each, 'anyone'),
    signsOf: strengthSigns(emotionModel[each], emotionRules),
  }));
  return { ...strengthLearner(emotionModel[kind], emotionRules), siblings };
}

export function eventLearner(kind: keyof typeof eventModel): Learner<StrengthCounts> {
  return strengthLearner(eventModel[kind], eventRules);
}

function strengthSigns(model: StrengthModel, rules: StrengthRules): SignsOf<StrengthCounts> {
  return (reading, finding) => {
    const counts = countStrengths(reading, finding, rules);
    const p = isUnfelt(counts) ? rules.denied : probabilityOf(model, counts);
    return p === finding.p ? counts : undefined;
  };
}

function strengthLearner(model: StrengthModel, rules: StrengthRules): Learner<StrengthCounts> {
  return {
    signsOf: strengthSigns(model, rules),
    fit: (examples, ofSiblings) => {
      const fitted = fitStrengths(examples, rules, ofSiblings);
      return (counts) => {
        if (isUnfelt(counts)) return { p: rules.denied, shown: false };
        const p = probabilityOf(fitted, counts);
        return { p, shown: p >= fitted.threshold };
      };
    },
  };
}

type InteractionType = keyof typeof interactionModel;

/** An interaction is told by the shape of its clause; each shape has the share of coded dreams. */
export function interactionLearner(type: InteractionType): Learner<number> {
  const shapes = shapesOf(type);
  return {
    // Each shape has its own p, and so is known by it.
    signsOf: (_, { p }) => (shapes.has(p) ? p : undefined),
    fit: (examples) => {
      const shares = shapeShares(type, examples);
      return (shape) => {
        const p = shares.get(shape) ?? shape;
        return { p, shown: p >= interactionThreshold };
      };
    },
  };
}

function shapesOf(type: InteractionType): ReadonlySet<number> {
  return new Set<number>(Object.values(interactionModel[type]));
}

/** Share of coded dreams among those whose surest act has the shape; its own p where none has. */
export function shapeShares(
  type: InteractionType,
  examples: readonly Example<number>[],
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const shape of shapesOf(type)) {
    // The surest shape of a dream speaks for it: beside a blow that lands, a stray one says little.
    const having = examples.filter(({ signs }) => Math.max(...signs) === shape);
    const coded = having.filter((example) => example.coded).length;
    shares.set(shape, having.length === 0 ? shape : coded / having.length);
  }
  return shares;
}
