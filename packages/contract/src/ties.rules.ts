/** People one may follow, and people one may keep away. */
export const followedLimit = 1_000;
export const blockedLimit = 1_000;

/** Dreams on a page of the feed. */
export const feedPageSize = 12;
