/** Fewer dreamers than these are never counted together. */
export const leastDreamers = 20;
/** What counts of dreamers are rounded down to. */
export const roundedTo = 10;
export const followedMotifsLimit = 100;
export const motifDreamsShown = 24;

/** A count as it is said; null where too few stand behind it. */
export function saidCount(exact: number): number | null {
  return exact < leastDreamers ? null : Math.floor(exact / roundedTo) * roundedTo;
}
