import { pageSizeLimit } from '#dreams.rules.ts';

/** Counted on the reader's own calendar: weeks begin on Monday. */
export const periods = ['today', 'week', 'month', 'year'] as const;
export type Period = (typeof periods)[number];

/**
 * `recent`: the newest first. `popular`: `(3·likes + 5·comments + 0.1·views) / (hours + 2)^1.5`.
 * `discussed`: the most comments. `analyzed`: the most answers of readers to the analysis.
 */
export const librarySorts = ['recent', 'popular', 'discussed', 'analyzed'] as const;
export type LibrarySort = (typeof librarySorts)[number];

/** Dreams on a page of the library: whole rows of two and of three. */
export const libraryPageSize = 12;
export const libraryPageSizeLimit = pageSizeLimit;

/** Places a ranking has: `popular`, `discussed` and `analyzed` end there, `recent` does not. */
export const rankingLimit = 1_000;

export const featuredLimit = 12;

/** Dreams on a page of addresses: twice as many addresses, as each is read in two languages. */
export const addressPageSize = 2_500;

/** Below this a count of the community says little, and pages leave it out. */
export const leastShownCount = 100;
