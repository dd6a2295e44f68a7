/** What can be reported: of a picture, its dream is named; of a profile, whose it is; of a community, its slug. */
export const reportTargets = ['dream', 'comment', 'profile', 'picture', 'community'] as const;
export type ReportTarget = (typeof reportTargets)[number];

export const reportReasons = [
  'minors',
  'sexual',
  'violence',
  'harassment',
  'hate',
  'self_harm',
  'names_somebody',
  'copied',
  'advertising',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a moderator may decide. `ignore` judges no reporter; the last four also hide what it is about. */
export const moderationActs = [
  'keep',
  'ignore',
  'warn',
  'hide',
  'silence',
  'suspend',
  'delete',
] as const;
export type ModerationAct = (typeof moderationActs)[number];

/** Whether an act says that the reporters were right. */
export function isUpheld(act: ModerationAct): boolean {
  return act !== 'keep' && act !== 'ignore';
}

/** Whether what it is about is out of sight afterwards. */
export function isHiding(act: ModerationAct): boolean {
  return isUpheld(act) && act !== 'warn';
}

export const caseStates = ['open', 'appealed', 'decided'] as const;
export type CaseState = (typeof caseStates)[number];

/** Reports of this weight together hide something until somebody has looked. */
export const hidingWeight = 3;
export const reportWordsLimit = 500;
export const decisionWordsLimit = 1_000;
export const appealWordsLimit = 1_000;
/** Days in which somebody may appeal, minutes in which a moderator takes a decision back. */
export const appealDays = 30;
export const undoMinutes = 10;
/** Days somebody may be silenced or suspended for. */
export const sanctionDaysLimit = 365;
/** Counts below this are not published: few are somebody. */
export const publishedFrom = 10;

type Reporter = {
  upheld: number;
  dismissed: number;
  isNewcomer: boolean;
  /** Whether their address is known to be theirs, where that is asked. */
  isKnown: boolean;
};

/**
 * What a report of somebody weighs: 1 for whom nothing is known of, up to 2 for who was always right,
 * towards 0 for who never was. Newcomers weigh half, and who has not confirmed an address nothing:
 * their report is read, and hides nothing.
 */
export function weightOf({ upheld, dismissed, isNewcomer, isKnown }: Reporter): number {
  const share = (upheld + 1) / (upheld + dismissed + 2);
  return isKnown ? 2 * share * (isNewcomer ? 0.5 : 1) : 0;
}

/** What reports of newcomers weigh together at most: a crowd of fresh accounts hides nothing alone. */
export const newcomersWeight = 2;

/**
 * Of minors nobody waits for a second voice: one of whom nothing bad is known hides. Who was wrong
 * once needs another, and so does a newcomer.
 */
export const reasonFactor = { minors: hidingWeight } as const satisfies Partial<{
  [reason in ReportReason]: number;
}>;
