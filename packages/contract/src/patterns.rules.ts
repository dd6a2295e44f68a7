/** How far back a call for patterns looks: so many days, or all of them. */
export const patternPeriods = ['30d', '90d', '365d', 'all'] as const;
export type PatternPeriod = (typeof patternPeriods)[number];

/** Dreams one call compares, the newest first: the work grows with their square. */
export const patternDreamLimit = 500;
