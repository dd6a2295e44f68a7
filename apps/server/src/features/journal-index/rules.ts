import { createHmac, createSecretKey } from 'node:crypto';
import { tagKey } from '@reverie/contract/dreams.rules';
import { searchTerms } from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import type { Seal } from '#platform/seal/seal.ts';

/**
 * Where words stand. What is open to whoever reads the database has terms of its own: known beside
 * their words, they would else tell the words of what is sealed. ADR 39.
 */
export type Side = 'open' | 'sealed';

/** What people write beside their dreams, each found among its own kind. */
export const textKinds = ['day-note', 'meaning', 'person'] as const;
export type TextKind = (typeof textKinds)[number];

/** What a journal is filtered by. */
export type Facet =
  | { kind: 'feeling' | 'symbol' | 'person' | 'place'; value: string }
  | { kind: 'type' | 'tag' | 'visibility' | 'recall'; value: string }
  | { kind: 'lucid' | 'painted'; value: 'yes' | 'no' };

/** Letters a prefix needs before it is looked for, and that its bucket is named by. */
export const prefixLength = 3;

/** Sixty-four bits, as the database writes them. */
export type Term = string;

export type TermOf = (...parts: readonly string[]) => Term;

/** One person’s way into the index. */
export type Opened = { termOf: TermOf; words: Seal };

/** Makes the terms of one person, each once: the words of many dreams are largely the same. */
export function termsBy(key: Uint8Array): TermOf {
  // Taken for what it is at every call, bytes cost more than the digest.
  const secret = createSecretKey(key);
  const made = new Map<string, Term>();
  return (...parts) => {
    const name = parts.join('\0');
    const known = made.get(name);
    if (known !== undefined) return known;
    const term = createHmac('sha256', secret).update(name).digest().readBigInt64BE(0).toString();
    made.set(name, term);
    return term;
  };
}

export type Word = { stem: string; term: Term; prefix: Term | null };

/** The words of a text as they are indexed, each once. */
export function wordsOf(termOf: TermOf, side: Side | TextKind, text: string): Word[] {
  return searchTerms(text).map((stem) => ({
    stem,
    term: wordTerm(termOf, side, stem),
    prefix: prefixTerm(termOf, stem),
  }));
}

export function wordTerm(termOf: TermOf, side: Side | TextKind, stem: string): Term {
  return termOf(side, 'word', stem);
}

/** Null for words too short to be completed. */
export function prefixTerm(termOf: TermOf, stem: string): Term | null {
  const letters = [...stem];
  return letters.length < prefixLength
    ? null
    : termOf('prefix', letters.slice(0, prefixLength).join(''));
}

export function facetTerm(termOf: TermOf, side: Side, { kind, value }: Facet): Term {
  return termOf(side, kind, value);
}

/** A facet may have been read in a sealed report, or in what is open. */
export function anyFacetTerms(termOf: TermOf, facet: Facet): Term[] {
  return (['open', 'sealed'] as const).map((side) => facetTerm(termOf, side, facet));
}

type Columns = {
  types: readonly string[];
  tags: readonly string[];
  visibility: string;
  lucidity: number | null;
  recall: string | null;
  paintingId: string | null;
};

/** What a dreamer said of a dream, and whether it is painted. */
export function facetsOf(dream: Columns): Facet[] {
  const { types, tags, visibility, lucidity, recall, paintingId } = dream;
  const isLucid = types.includes('lucid') || (lucidity ?? 0) > 0;
  return [
    ...types.map((value) => ({ kind: 'type', value }) as const),
    ...tags.map((tag) => ({ kind: 'tag', value: tagKey(tag) }) as const),
    { kind: 'visibility', value: visibility },
    { kind: 'lucid', value: isLucid ? 'yes' : 'no' },
    { kind: 'painted', value: paintingId ? 'yes' : 'no' },
    ...(recall ? [{ kind: 'recall', value: recall } as const] : []),
  ];
}

/** What was read in a dream, as far as it is shown. */
export function readFacets(analysis: DreamAnalysis): Facet[] {
  const shown = <T extends { shown: boolean }>(found: readonly T[]) =>
    found.filter((each) => each.shown);
  return [
    ...shown(analysis.emotions).map(({ class: value }) => ({ kind: 'feeling', value }) as const),
    ...concepts(
      'symbol',
      shown(analysis.symbols).filter(({ count }) => count > 0),
    ),
    ...shown(analysis.characters).map(({ label }) => personFacet(label)),
    ...shown(analysis.settings).flatMap(({ kind }) => {
      const concept = analysis.symbols.find(({ id }) => id === kind);
      const known = concept ? concepts('place', [concept]) : [];
      return kind ? [{ kind: 'place', value: tagKey(kind) } as const, ...known] : [];
    }),
  ];
}

/** A concept under its id, and under what both languages call it. */
function concepts(
  kind: 'symbol' | 'place',
  found: readonly { id: string; label: { fr: string; en: string } }[],
): Facet[] {
  return found.flatMap(({ id, label }) =>
    [id, label.fr, label.en].map((value) => ({ kind, value: tagKey(value) })),
  );
}

/** One person under all the ways to write them: « Lucie », « lucie ». */
export function personFacet(label: string): Facet {
  return { kind: 'person', value: tagKey(label) };
}
