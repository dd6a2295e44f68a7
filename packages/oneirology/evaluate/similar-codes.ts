import type { Code } from '#evaluate/records.ts';

/**
 * What coders put into a dream, as a set that two dreams can share: characters by sex and identity,
 * interactions by kind, emotions by class, objects by class. With these the recorded floors come
 * out again; numbers, ages, subtypes and places make every set rarer and every figure lower.
 */
export function codeSet(codes: readonly Code[]): ReadonlySet<string> {
  const set = new Set<string>();
  for (const { t, code = '' } of codes) {
    if (t === 'char') set.add(`char ${code.includes('ANI') ? 'ANI' : code.slice(1, 3)}`);
    else if (t === 'agg' || t === 'fri' || t === 'sex') set.add(t);
    else if (t === 'emot' || t === 'obj') set.add(`${t} ${code}`);
  }
  return set;
}

/** Jaccard's: what both have over what either has; 0 for two empty sets. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const code of a) if (b.has(code)) both += 1;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
