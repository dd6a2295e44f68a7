/** Weak: what is counted beside the text (likes, views, how far a painting is) is not in it. */
export function etagOf(revision: unknown): string {
  return `W/"${revision}"`;
}

/**
 * Whether `If-Match` lets a change of this revision through. Compared weakly, since a proxy
 * that compresses an answer weakens its tag; without the header every revision is let through.
 */
export function matchesRevision(ifMatch: string | undefined, revision: number): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true;
  return ifMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${revision}"`);
}
