import { probabilityOf, type StrengthCounts, type StrengthModel, saturated } from '#calibration.ts';
import type { Finding } from '#evaluate/questions.ts';
import { bestThreshold, fitRidge, type Prior } from '#evaluate/ridge.ts';
import type { MatchOf } from '#lexicon/meanings.ts';
import { strengthsIn, weightOfEvent } from '#read/between/events.ts';
import { weightOfFeeling } from '#read/feelings/emotions.ts';
import { evidenceOf, matchesOf, type Reading } from '#read/reading.ts';

/** What was counted in one dream, a finding each, and whether coders see the class in it. */
export interface Example<Signs> {
  readonly signs: readonly Signs[];
  readonly coded: boolean;
}

export interface StrengthRules {
  readonly domain: 'emotion' | 'event';
  /** What a word counts where it stands. */
  readonly weightAt: (reading: Reading, index: number) => number;
  /** p of a finding whose every word the dream denies. */
  readonly denied: number;
  /**
   * What is shown is at least this sure: a class may be so rare that by F1 alone guesses would be
   * shown, and a feeling that is only supposed is about as likely as not.
   */
  readonly leastShown: number;
}

export const emotionRules: StrengthRules = {
  domain: 'emotion',
  weightAt: weightOfFeeling,
  denied: 0.06,
  leastShown: 0.5,
};
export const eventRules: StrengthRules = {
  domain: 'event',
  weightAt: weightOfEvent,
  denied: 0.05,
  leastShown: 0.4,
};

/** How hard the constants of one class of emotion are drawn to those of all classes together. */
const pullOfSiblings = 30;

export const isUnfelt = ({ strong, fair, weak }: StrengthCounts): boolean =>
  strong + fair + weak === 0;

/** What the engine counted behind a finding, by its evidence. */
export function countStrengths(
  reading: Reading,
  { evidence }: Finding,
  { domain, weightAt }: StrengthRules,
): StrengthCounts {
  const counts = { strong: 0, fair: 0, weak: 0 };
  const strengthOf = strengthsOf(reading, domain);
  const matches = matchesOf(reading, domain);
  for (const { start, rule, negated } of evidence) {
    if (negated) continue;
    const match = matches.find(
      (candidate) =>
        reading.tokens[candidate.from]?.start === start &&
        evidenceOf(reading, candidate, entryOf(candidate.meaning)).rule === rule,
    );
    if (match === undefined) continue;
    counts[strengthOf(match)] += weightAt(reading, match.from);
  }
  return counts;
}

type StrengthMatch = MatchOf<'emotion' | 'event'>;

function strengthsOf(
  reading: Reading,
  domain: StrengthRules['domain'],
): (match: StrengthMatch) => keyof StrengthCounts {
  if (domain === 'emotion') return ({ meaning }) => meaning.value.strength;
  const ofEvent = strengthsIn(reading);
  return (match) => (isEvent(match) ? ofEvent(match) : match.meaning.value.strength);
}

function isEvent(match: StrengthMatch): match is MatchOf<'event'> {
  return match.meaning.domain === 'event';
}

function entryOf(meaning: StrengthMatch['meaning']): string {
  if (meaning.domain === 'emotion') return meaning.value.class;
  return `${meaning.value.kind}-${meaning.value.label}`;
}

/**
 * Constants fitted on dreams in which words of the class are found: where none is, nothing is
 * stated, and dreams without words would only draw p down. With examples of sibling classes, the
 * constants are drawn to those that all classes have in common.
 */
export function fitStrengths(
  examples: readonly Example<StrengthCounts>[],
  { leastShown }: StrengthRules,
  siblings: readonly Example<StrengthCounts>[] = [],
): StrengthModel {
  const pooled = siblings.filter(hasWords);
  const prior: Prior | undefined =
    pooled.length === 0 ? undefined : { weights: weightsOf(pooled), pull: pullOfSiblings };
  const [bias = 0, strong = 0, fair = 0, weak = 0] = weightsOf(examples.filter(hasWords), prior);
  const fitted = { bias, strong, fair, weak, threshold: 0 };
  const threshold = bestThreshold(
    examples.map((each) => (hasWords(each) ? probabilityOf(fitted, surest(each.signs)) : 0)),
    examples.map(({ coded }) => coded),
    leastShown,
  );
  return { ...fitted, threshold };
}

/** Where a word would speak against its own class, that is chance: it is left out, and 0. */
function weightsOf(
  examples: readonly Example<StrengthCounts>[],
  prior?: Prior,
  left: ReadonlySet<number> = new Set(),
): number[] {
  const kept = (features: readonly number[]): number[] =>
    features.map((value, at) => (left.has(at) ? 0 : value));
  const weights = fitRidge(
    examples.map(({ signs }) => kept(featuresOf(surest(signs)))),
    examples.map(({ coded }) => coded),
    prior,
  );
  const against = weights.slice(1).flatMap((weight, at) => (weight < 0 ? [at] : []));
  if (against.length === 0) return weights;
  return weightsOf(examples, prior, new Set([...left, ...against]));
}

function hasWords({ signs }: Example<StrengthCounts>): boolean {
  return signs.some((counts) => !isUnfelt(counts));
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
