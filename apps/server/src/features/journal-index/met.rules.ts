import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Term, TermOf } from '#features/journal-index/rules.ts';

/**
 * What a dream is counted under: mentioned, or possible below the threshold of what is shown. A
 * `name` is a word somebody is met by, `called` the same where it is nobody's yet but a person's.
 */
export type MetKind = 'read' | 'symbol' | 'feeling' | 'person' | 'name' | 'called';
export type Met = { kind: MetKind; value: string; isShown: boolean; label?: string };

/** What is denied, or next to it, is no possibility. */
export const possibleFrom = 0.2;

type Found = { shown: boolean; p: number };

export const mayBe = ({ shown, p }: Found) => shown || p >= possibleFrom;

/** Under which term something is met: open readings and sealed ones have terms of their own. */
export function metTerm(
  termOf: TermOf,
  of: DreamAnalysis['of'],
  { kind, value, isShown }: Omit<Met, 'label'>,
): Term {
  const side = of === 'report' ? 'sealed' : 'open';
  return termOf(side, isShown ? 'met' : 'may', kind, value);
}

/** Each thing once a dream, as mentioned where any mention is. */
export function metIn({ emotions, symbols, characters }: DreamAnalysis): Met[] {
  const all = new Map<string, Met>();
  const add = (kind: MetKind, value: string, isShown: boolean, label?: string) => {
    const name = `${kind} ${value}`;
    const known = all.get(name);
    if (known && (known.isShown || !isShown)) return;
    all.set(name, { kind, value, isShown, ...(label !== undefined && { label }) });
  };
  add('read', '', true);
  for (const found of symbols) {
    if (found.count > 0 && mayBe(found)) add('symbol', found.id, found.shown);
  }
  for (const found of emotions) if (mayBe(found)) add('feeling', found.class, found.shown);
  for (const found of characters) {
    if (mayBe(found)) add('person', found.label, found.shown);
    if (!found.shown) continue;
    for (const { text } of found.evidence) add('name', text.toLowerCase(), true);
    const isNamed = found.evidence.some(({ rule }) => rule.endsWith(': name'));
    if (isNamed && found.identity === 'known') {
      add('called', found.label.toLowerCase(), true, found.label);
    }
  }
  return [...all.values()];
}

/** What a tally says of itself, under its seal. */
export function writeMet({ kind, value, isShown, label }: Met): string {
  return JSON.stringify([kind, value, isShown, label ?? null]);
}

export function readMet(written: string): Met {
  const [kind, value, isShown, label] = JSON.parse(written) as [MetKind, string, boolean, string?];
  return { kind, value, isShown, ...(label && { label }) };
}
