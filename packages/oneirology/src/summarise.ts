import { type Summarised, summaryOf } from '#compose/summary.ts';
import { both } from '#lexicon/both.ts';

/** The sentence of an analysis whose findings somebody else made or changed. */
export function summarise(findings: Summarised): string {
  return summaryOf(findings, both);
}
