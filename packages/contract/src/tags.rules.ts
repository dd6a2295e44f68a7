/** What moderators do about tags. */
export const tagActs = ['made', 'renamed', 'unmade', 'merged', 'split'] as const;
export type TagAction = (typeof tagActs)[number];

/** Canonical tags that are proposed for what is being typed. */
export const tagsShown = 8;

/** Dreams of a tag that are counted, at most. */
export const tagCountReach = 1_000;
