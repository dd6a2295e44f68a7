import { leastDreamers } from '#motifs.rules.ts';

/** What a week may tell of any one dreamer at most: the budget of its noise. */
export const motifEpsilon = 0.8;
export const dreamerEpsilon = 0.2;
export const weatherEpsilon = motifEpsilon + dreamerEpsilon;
/** Motifs of one dreamer that a week counts, each once. */
export const motifsEach = 3;
/** How likely a motif of one dreamer too few would pass by its noise alone. */
const slip = 1e-4;

/** The scale of the noise of a motif's count: 3.75 dreamers. */
export const motifScale = motifsEach / motifEpsilon;
/** A noisy count from which a motif is told: 52. */
export const leastNoisy = Math.ceil(leastDreamers + motifScale * Math.log(1 / (2 * slip)));
/** What noise stays within, 95 times of 100: 12 dreamers. */
export const noiseMargin = Math.ceil(motifScale * Math.log(20));
/** Weeks that make a year to compare with, at least and at most. */
export const leastWeeks = 8;
export const mostWeeks = 52;
