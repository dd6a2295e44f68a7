import {
  emotionModel,
  eventModel,
  interactionModel,
  interactionThreshold,
  probabilityOf,
  type StrengthCounts,
  type StrengthModel,
  saturated,
} from '#calibration.ts';
import {
  type Answer,
  answerFrom,
  type Finding,
  type Question,
  type ReadDream,
} from '#evaluate/questions.ts';
import type { CodedDream } from '#evaluate/records.ts';
import { bestThreshold, fitRidge } from '#evaluate/ridge.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { evidenceOf, matchesOf, type Reading } from '#read/reading.ts';
import type { EmotionClass } from '#schema.ts';

type Judgement = Pick<Finding, 'p' | 'shown'>;

/** A part of the engine whose constants were fitted, and how to fit them anew on other dreams. */
export interface Learner<Signs> {
  /**
   * What the engine counted behind a finding. `undefined` where these counts no longer explain the
   * engine's p: a figure from them would then be about another engine.
   */
  readonly signsOf: (reading: Reading, finding: Finding) => Signs | undefined;
  readonly fit: (examples: readonly Example<Signs>[]) => (signs: Signs) => Judgement;
}

interface Example<Signs> {
  readonly signs: readonly Signs[];
  readonly coded: boolean;
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
  const examples = examplesOf(dreams, question, learner);
  const asks = examplesOf(dreams, asked, learner);
  if (examples === undefined || asks === undefined) return undefined;
  const judges = new Map<string, (signs: Signs) => Judgement>();
  return asks.map(({ dream, coded, signs }) => {
    const others = examples.filter((each) => each.dream.series !== dream.series);
    const judge = judges.get(dream.series) ?? learner.fit(others);
    judges.set(dream.series, judge);
    return answerFrom(dream, coded, signs.map(judge));
  });
}

interface DreamExample<Signs> extends Example<Signs> {
  readonly dream: CodedDream;
}

function examplesOf<Signs>(
  dreams: readonly ReadDream[],
  question: Question,
  learner: Learner<Signs>,
): DreamExample<Signs>[] | undefined {
  const examples: DreamExample<Signs>[] = [];
  for (const { dream, reading, analysis } of dreams) {
    const seen = question.findings(analysis).map((finding) => learner.signsOf(reading, finding));
    const signs = seen.filter((each) => each !== undefined);
    if (signs.length < seen.length) return undefined;
    examples.push({ dream, signs, coded: question.isCoded(dream.codes) });
  }
  return examples;
}

/** What the engine takes a word for that the dream only supposes, and p of a finding all denied. */
interface StrengthRules {
  readonly domain: 'emotion' | 'event';
  readonly unreal: number;
  readonly denied: number;
}

export function emotionLearner(kind: EmotionClass): Learner<StrengthCounts> {
  const rules = { domain: 'emotion', unreal: 0.5, denied: 0.06 } as const;
  return strengthLearner(emotionModel[kind], rules);
}

export const misfortuneLearner = strengthLearner(eventModel.misfortune, {
  domain: 'event',
  unreal: 0.25,
  denied: 0.05,
});

const unfelt = (counts: StrengthCounts): boolean => counts.strong + counts.fair + counts.weak === 0;

function strengthLearner(model: StrengthModel, rules: StrengthRules): Learner<StrengthCounts> {
  return {
    signsOf: (reading, finding) => {
      const counts = countStrengths(reading, finding, rules);
      const p = unfelt(counts) ? rules.denied : probabilityOf(model, counts);
      return p === finding.p ? counts : undefined;
    },
    fit: (examples) => {
      const labels = examples.map(({ coded }) => coded);
      const rows = examples.map(({ signs }) => featuresOf(surest(signs)));
      const [bias = 0, strong = 0, fair = 0, weak = 0] = fitRidge(rows, labels);
      const fitted = { bias, strong, fair, weak, threshold: 0 };
      const best = examples.map(({ signs }) => probabilityOf(fitted, surest(signs)));
      const threshold = bestThreshold(best, labels);
      return (counts) => {
        if (unfelt(counts)) return { p: rules.denied, shown: false };
        const p = probabilityOf(fitted, counts);
        return { p, shown: p >= threshold };
      };
    },
  };
}

function countStrengths(
  reading: Reading,
  { evidence }: Finding,
  { domain, unreal }: StrengthRules,
): StrengthCounts {
  const counts = { strong: 0, fair: 0, weak: 0 };
  for (const { start, rule, negated } of evidence) {
    if (negated) continue;
    const match = matchesOf(reading, domain).find(
      (candidate) =>
        reading.tokens[candidate.from]?.start === start &&
        evidenceOf(reading, candidate, entryOf(candidate.meaning)).rule === rule,
    );
    if (match === undefined) continue;
    counts[match.meaning.value.strength] += reading.spans.unreal[match.from] === 1 ? unreal : 1;
  }
  return counts;
}

function entryOf(meaning: MatchOf<'emotion' | 'event'>['meaning']): string {
  if (meaning.domain === 'emotion') return meaning.value.class;
  return `${meaning.value.kind}-${meaning.value.label}`;
}

/** Each finding is judged by its own counts: those of the surest speak for the dream. */
function surest(all: readonly StrengthCounts[]): StrengthCounts {
  const none = { strong: 0, fair: 0, weak: 0 };
  const weight = ({ strong, fair, weak }: StrengthCounts) => 9 * strong + 3 * fair + weak;
  return all.reduce((best, counts) => (weight(counts) > weight(best) ? counts : best), none);
}

/** As the engine's own model weighs them. */
function featuresOf({ strong, fair, weak }: StrengthCounts): number[] {
  return [strong, fair, weak].map(saturated);
}

/** An interaction is told by the shape of its clause; each shape has the share of coded dreams. */
export function interactionLearner(type: keyof typeof interactionModel): Learner<number> {
  const shapes = new Set<number>(Object.values(interactionModel[type]));
  return {
    // Each shape has its own p, and so is known by it.
    signsOf: (_, { p }) => (shapes.has(p) ? p : undefined),
    fit: (examples) => {
      const shares = new Map<number, number>();
      for (const shape of shapes) {
        // The surest shape of a dream speaks for it: beside a blow that lands, a stray one says little.
        const having = examples.filter(({ signs }) => Math.max(...signs) === shape);
        const coded = having.filter((example) => example.coded).length;
        shares.set(shape, having.length === 0 ? shape : coded / having.length);
      }
      return (shape) => {
        const p = shares.get(shape) ?? shape;
        return { p, shown: p >= interactionThreshold };
      };
    },
  };
}
