import type { FindingKind } from '@reverie/contract/analysis';
import type { Denied, Finding } from '#features/analysis/findings.rules.ts';

/** What stands open below a dream: a finding, or a feeling the text says was not there. */
export type Opened = Finding | Denied;

export const openedAtMost = 3;

/** How much a kind tells of a dream by itself, 0 to 1: what one feels before what one sees. */
const weights: Record<FindingKind, number> = {
  emotion: 1,
  lucidity: 0.97,
  interaction: 0.94,
  character: 0.92,
  event: 0.86,
  bizarreness: 0.84,
  nightmare: 0.82,
  setting: 0.5,
  symbol: 0.45,
  sense: 0.35,
};
/** A denied feeling tells more than a place, and less than one that is there. */
const deniedWeight = 0.88;

/** What a second finding of a kind is worth beside a first of another. */
const again = 0.7;

/**
 * The three findings a page shows before all others: the most telling ones, rather of several
 * kinds than of one, in the order of their words, so that the lines from the words do not cross.
 */
export function openedOf(findings: readonly Finding[], denied: readonly Denied[]): Opened[] {
  const felt = denied.filter(({ emotion }) => emotion !== null);
  const ranked = [...findings.filter(({ evidence }) => evidence.length > 0), ...felt].sort(
    (one, other) => worthOf(other) - worthOf(one),
  );
  const chosen: Opened[] = [];
  const rest = [...ranked];
  while (chosen.length < openedAtMost && rest.length > 0) {
    const kinds = new Set(chosen.map(kindOf));
    const worth = (each: Opened) => worthOf(each) * (kinds.has(kindOf(each)) ? again : 1);
    const best = rest.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    chosen.push(best);
    rest.splice(rest.indexOf(best), 1);
  }
  return chosen.sort((a, b) => startOf(a) - startOf(b));
}

function kindOf(opened: Opened): string {
  return 'kind' in opened ? opened.kind : 'denied';
}

function worthOf(opened: Opened): number {
  return 'kind' in opened ? weights[opened.kind] * (opened.p ?? 1) : deniedWeight;
}

function startOf({ evidence }: Opened): number {
  return evidence[0]?.start ?? 0;
}
