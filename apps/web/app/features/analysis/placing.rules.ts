import type { FindingKind } from '@reverie/contract/analysis';

/** The order of the sections: what a dream is felt by first, what it is made of last. */
const order: readonly FindingKind[] = [
  'emotion',
  'character',
  'interaction',
  'setting',
  'event',
  'bizarreness',
  'lucidity',
  'nightmare',
  'sense',
  'symbol',
];

export type FindingSection<Finding> = { kind: FindingKind; findings: readonly Finding[] };

export function sectionsOf<Finding extends { kind: FindingKind }>(
  findings: readonly Finding[],
): FindingSection<Finding>[] {
  return order.flatMap((kind) => {
    const found = findings.filter((finding) => finding.kind === kind);
    return found.length > 0 ? [{ kind, findings: found }] : [];
  });
}

/** A section shows this many findings before it folds. */
export const foldsAfter = 6;
