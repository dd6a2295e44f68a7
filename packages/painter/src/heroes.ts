import type { DreamAnalysis, Evidence } from '@reverie/oneirology/schema';
import { lengthOf, type Named } from '#named.ts';
import { deeds } from '#scene-tables.ts';
import { entryFor } from '#symbols/manifest.ts';

/** How near, in characters, words must be to belong to the same moment of a dream. */
const moment = 90;

/** How many characters of a dream are its opening, and what they add: there it says what it is of. */
const opening = { length: 60, weight: 1.3 };

/** After which share of a dream what is new comes too late to be its hero, and what that takes. */
const ending = { from: 0.8, weight: 0.75 };

/** A deed is seen in who does it. */
const deedWeight = 0.6;

export interface Candidate extends Named {
  /** How much it should be seen: what it is, how often it is told, and what is felt about it. */
  readonly worth: number;
}

/** The concepts that a silhouette serves, those most worth showing first. */
export function rankHeroes(analysis: DreamAnalysis, named: readonly Named[]): Candidate[] {
  const feelings = analysis.emotions.filter((item) => item.shown).flatMap((item) => item.evidence);
  const wonders = analysis.bizarreness.elements
    .filter((item) => item.shown)
    .flatMap((item) => item.evidence);
  const acts = analysis.interactions.filter((item) => item.shown).flatMap((item) => item.evidence);
  const length = lengthOf(analysis);
  return named
    .flatMap((item) => {
      const entry = entryFor(item.id);
      if (entry === null) return [];
      // Repetition counts, but ten mentions do not make ten heroes.
      const often = Math.sqrt(Math.min(item.times, 6));
      const close =
        1 +
        0.35 * closeness(item.evidence, feelings) +
        0.45 * closeness(item.evidence, wonders) +
        0.2 * closeness(item.evidence, acts);
      const first = startOf(item) < opening.length ? opening.weight : 1;
      const late = startOf(item) > ending.from * length ? ending.weight : 1;
      const deed = deeds.has(item.id) ? deedWeight : 1;
      return [{ ...item, worth: entry.salience * often * close * first * late * deed }];
    })
    .sort((one, other) => other.worth - one.worth || startOf(one) - startOf(other));
}

function startOf(item: Named): number {
  return item.evidence[0]?.start ?? 0;
}

/** 1 where the words stand together, 0 from a moment apart. */
function closeness(words: readonly Evidence[], others: readonly Evidence[]): number {
  let best = 0;
  for (const one of words) {
    for (const other of others) {
      if (other.negated) continue;
      const gap = Math.max(0, other.start - one.end, one.start - other.end);
      best = Math.max(best, 1 - gap / moment);
    }
  }
  return best;
}
