import type { OwnSymbol } from '@reverie/contract/symbols';
import { comparedFrom } from '@reverie/contract/symbols.rules';
import { differenceOf } from '@reverie/oneirology';
import type { Tallied } from '#features/journal-index/service.ts';
import { labelOf, somebodyAmong } from '#features/symbols/rules.ts';

type Comparison = NonNullable<OwnSymbol['comparison']>;
type Kind = Comparison['differences'][number]['kind'];

const kinds: readonly Kind[] = ['feeling', 'person', 'symbol'];
/** What is met in fewer dreams in all is not compared: chance alone would speak. */
const metFrom = 10;
/** So many of what is met most often in all dreams are compared, chosen before any difference is seen. */
const comparedAtMost = 20;

type Side = { all: readonly Tallied[]; dreams: number };

/**
 * Whether what comes with a symbol comes more or less often than in one's other dreams. All that may
 * be compared is, and the intervals are as wide as so many comparisons ask (Bonferroni), so that all
 * of them hold together with 95 %.
 */
export function compare(symbol: string, here: Side, total: Side): OwnSymbol['comparison'] {
  const elsewhere = total.dreams - here.dreams;
  if (here.dreams < comparedFrom || elsewhere < comparedFrom) return null;
  const people = total.all.filter(({ kind, dreams }) => kind === 'person' && dreams >= metFrom);
  const isSomebody = somebodyAmong(people.map(({ value }) => value));
  const candidates = total.all
    .flatMap((one) => {
      const kind = kinds.find((each) => each === one.kind);
      const isIt = kind === 'symbol' && (one.value === symbol || isSomebody(one.value));
      return kind && !isIt && one.dreams >= metFrom ? [{ ...one, kind }] : [];
    })
    .sort((a, b) => b.dreams - a.dreams || a.value.localeCompare(b.value))
    .slice(0, comparedAtMost);
  const met = new Map(here.all.map(({ kind, value, dreams }) => [`${kind} ${value}`, dreams]));
  const differences = candidates.flatMap(({ kind, value: key, dreams }) => {
    const k = met.get(`${kind} ${key}`) ?? 0;
    const first = { k, n: here.dreams };
    const second = { k: dreams - k, n: elsewhere };
    const { low, high } = differenceOf(first, second, candidates.length);
    if (low <= 0 && high >= 0) return [];
    const shares = { here: first.k / first.n, elsewhere: second.k / second.n };
    return [{ kind, key, label: labelOf(kind, key), ...shares, low, high }];
  });
  return {
    ...{ here: here.dreams, elsewhere, compared: candidates.length },
    differences: differences.sort((a, b) => gapOf(b) - gapOf(a)),
  };
}

const gapOf = ({ here, elsewhere }: { here: number; elsewhere: number }) =>
  Math.abs(here - elsewhere);
