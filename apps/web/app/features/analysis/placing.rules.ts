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

/** A section shows this many findings before it folds: one column beside the text, three below. */
export const foldsAfter = { beside: 6, below: 9 };

/** Symbols, and whatever else is many, flow across the page below the text; the others share it. */
export function isWide({ kind, findings }: FindingSection<unknown>): boolean {
  return kind === 'symbol' || findings.length > 4;
}

/** Rough heights, in pixels, on a screen wide enough for two columns. */
const heights = {
  summary: 110,
  row: 64,
  section: 96,
  wheel: 270,
  verse: 43,
  verseEnd: 12,
  belowText: 300,
};
/** Characters on one line of the text. */
const measure = 50;

/**
 * How many sections, from the first, stand beside the text without running far below it; the others
 * have the page's whole width underneath. An estimate on purpose: the server and the browser must
 * agree before anything can be measured. The first section always stands beside the text.
 */
export function countBeside(
  sections: readonly FindingSection<unknown>[],
  text: { characters: number; sentences: number },
): number {
  const lines = text.characters / measure + text.sentences / 2;
  const room = lines * heights.verse + text.sentences * heights.verseEnd + heights.belowText;
  let used = heights.summary;
  const firstBelow = sections.findIndex(({ kind, findings }, index) => {
    const wheel = kind === 'emotion' ? heights.wheel : 0;
    used += heights.section + Math.min(findings.length, foldsAfter.beside) * heights.row + wheel;
    return index > 0 && used > room;
  });
  return firstBelow === -1 ? sections.length : firstBelow;
}
