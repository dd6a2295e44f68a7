import { senses } from '#classes.ts';
import { evidenceOf, holds, isWaking, matchesOf, type Reading } from '#read/reading.ts';
import type { DreamAnalysis, Evidence } from '#schema.ts';

/** Senses that the dream speaks to, in the order of the list, without denied words. */
export function readSenses(reading: Reading): DreamAnalysis['senses'] {
  const found = new Map<string, Evidence[]>();
  for (const match of matchesOf(reading, 'sense')) {
    const { sense } = match.meaning.value;
    const evidence = evidenceOf(reading, match, sense);
    if (evidence.negated || isWaking(reading, match.from)) continue;
    const list = found.get(sense);
    if (list === undefined) found.set(sense, [evidence]);
    else if (!holds(list, evidence)) list.push(evidence);
  }
  return senses.flatMap((sense) => {
    const evidence = found.get(sense);
    return evidence === undefined ? [] : [{ sense, count: evidence.length, evidence }];
  });
}
