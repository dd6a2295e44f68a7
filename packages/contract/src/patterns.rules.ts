/** How far back a call for patterns looks: so many days, or all of them. */
export const patternPeriods = ['30d', '90d', '365d', 'all'] as const;
export type PatternPeriod = (typeof patternPeriods)[number];

/** Dreams that are compared, the newest: twenty-seven years of a dream every night. */
export const patternDreamLimit = 10_000;

/** Dreams that one is held against on its page, the newest. */
export const similarDreamLimit = 1_500;

/** Dreams that a finding names, the newest. */
export const patternNamedLimit = 60;
