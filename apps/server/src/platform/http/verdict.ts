import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

/**
 * Whether somebody may do something to something. `hidden` answers 404: who may not see a thing does
 * not learn that there is one. `forbidden` answers 403.
 */
export type Verdict = 'allowed' | 'hidden' | 'forbidden';

/** Refuses whoever may publish nothing for a time: asked wherever something is said to others. */
export function demandVoice({ standing }: Pick<Person, 'standing'>): void {
  if (standing) throw new Problem(standing);
}

/** Refuses as the verdict says. */
export function demand(verdict: Verdict): void {
  if (verdict === 'hidden') throw new Problem('not_found');
  if (verdict === 'forbidden') throw new Problem('forbidden');
}
