import { bizarrenessKinds } from '#classes.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading } from '#read/reading.ts';
import type { DreamAnalysis, Evidence } from '#schema.ts';

type Bizarreness = DreamAnalysis['bizarreness'];

/** How strange one kind of element makes a dream; the six together come close to 1. */
const weight = {
  impossibility: 0.4,
  metamorphosis: 0.4,
  scale: 0.15,
  displacement: 0.25,
  discontinuity: 0.15,
  repetition: 0.15,
} as const;
const certainty = { strong: 0.75, fair: 0.55, weak: 0.35 } as const;
const shownFrom = 0.5;

/** What could not be so by day, one element for each kind, and how strange the whole is. */
export function readBizarreness(reading: Reading): Bizarreness {
  const found = new Map<string, { p: number; evidence: Evidence[] }>();
  for (const match of matchesOf(reading, 'bizarreness')) {
    const { kind, strength } = match.meaning.value;
    const evidence = evidenceOf(reading, match, kind);
    if (evidence.negated || isWaking(reading, match.from)) continue;
    const known = found.get(kind) ?? { p: 0, evidence: [] };
    known.p = Math.max(known.p, certainty[strength]);
    if (!holds(known.evidence, evidence)) known.evidence.push(evidence);
    found.set(kind, known);
  }
  const elements = bizarrenessKinds.flatMap((kind) => {
    const known = found.get(kind);
    return known === undefined ? [] : [{ kind, ...known, shown: known.p >= shownFrom }];
  });
  const ordinary = elements.reduce(
    (left, { kind, p, evidence }) => left * (1 - weight[kind] * p * Math.min(2, evidence.length)),
    1,
  );
  return { score: Math.round((1 - ordinary) * 100) / 100, elements };
}
