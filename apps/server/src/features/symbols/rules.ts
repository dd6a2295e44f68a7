import type { OwnSymbol, OwnSymbols } from '@reverie/contract/symbols';
import type { DreamAnalysis } from '@reverie/oneirology/schema';

/** One dream with what was read in it, for its dreamer. */
export type ReadDream = { id: string; dreamedAt: Date; analysis: DreamAnalysis };

type Label = { fr: string; en: string };
type Counts = { dreams: number; possible: number };
type Counted = Counts & { key: string; label: Label | null };

/** Counts each finding once a dream: as mentioned, or as possible. */
function tally() {
  const all = new Map<string, Counted>();
  return {
    add(key: string, label: Label | null, isShown: boolean) {
      const known = all.get(key) ?? { key, label, dreams: 0, possible: 0 };
      if (isShown) known.dreams += 1;
      else known.possible += 1;
      all.set(key, known);
    },
    list: (limit = Number.POSITIVE_INFINITY) =>
      [...all.values()]
        .sort(
          (a, b) => b.dreams - a.dreams || b.possible - a.possible || a.key.localeCompare(b.key),
        )
        .slice(0, limit),
  };
}

type Found = { shown: boolean; p: number };

/** What is denied, or next to it, is no possibility. */
const possibleFrom = 0.2;

const counts = ({ shown, p }: Found) => shown || p >= possibleFrom;

function symbolsOf({ analysis }: ReadDream) {
  return analysis.symbols.filter((symbol) => symbol.count > 0 && counts(symbol));
}

export function countSymbols(
  dreams: readonly ReadDream[],
  meaningOf: ReadonlyMap<string, string | null>,
): OwnSymbols['symbols'] {
  const found = tally();
  const categories = new Map<string, string>();
  for (const dream of dreams) {
    for (const { id, label, category, shown } of symbolsOf(dream)) {
      categories.set(id, category);
      found.add(id, label, shown);
    }
  }
  return found.list().flatMap(({ key, label, ...count }) =>
    label
      ? {
          ...{ symbol: key, label, category: categories.get(key) ?? '', ...count },
          meaning: meaningOf.get(key) ?? null,
        }
      : [],
  );
}

/** Each person and each feeling once a dream, the surest mention of them. */
function surest<T extends Found>(found: readonly T[], keyOf: (one: T) => string): Map<string, T> {
  const all = new Map<string, T>();
  for (const one of found.filter(counts)) {
    const known = all.get(keyOf(one));
    if (!known || one.p > known.p) all.set(keyOf(one), one);
  }
  return all;
}

export function besideSymbol(
  dreams: readonly ReadDream[],
  symbol: string,
): Pick<OwnSymbol, 'feelings' | 'people' | 'beside'> {
  const [feelings, people, beside] = [tally(), tally(), tally()];
  for (const dream of dreams) {
    const { emotions, characters } = dream.analysis;
    for (const [key, { shown }] of surest(emotions, (one) => one.class)) {
      feelings.add(key, null, shown);
    }
    for (const [key, { shown }] of surest(characters, (one) => one.label)) {
      people.add(key, null, shown);
    }
    for (const { id, label, shown } of symbolsOf(dream)) {
      if (id !== symbol) beside.add(id, label, shown);
    }
  }
  return { feelings: feelings.list(12), people: people.list(12), beside: beside.list(12) };
}

/** Dreams of these that name a symbol and do not deny it. */
export function naming(dreams: readonly ReadDream[], symbol: string): ReadDream[] {
  return dreams.filter((dream) => symbolsOf(dream).some(({ id }) => id === symbol));
}

export type Line = { before: string; word: string; after: string };

/** Characters of a sentence that are shown on each side of the word, at most. */
const sideLength = 120;

/** The sentences of a text that name a symbol, cut at its name. */
export function linesOf(text: string, analysis: DreamAnalysis, symbol: string): Line[] {
  const evidence = analysis.symbols
    .filter(({ id }) => id === symbol)
    .flatMap((found) => found.evidence)
    .filter(({ negated, start, end, text: said }) => !negated && text.slice(start, end) === said);
  return evidence.map(({ start, end }) => {
    const sentence = analysis.affect.sentences.find((one) => one.start <= start && one.end >= end);
    const from = sentence?.start ?? Math.max(0, start - sideLength);
    const to = sentence?.end ?? Math.min(text.length, end + sideLength);
    const before = text.slice(from, start).replace(/\s+/g, ' ').trimStart();
    const after = text.slice(end, to).replace(/\s+/g, ' ').trimEnd();
    return {
      before: before.length > sideLength ? `…${before.slice(-sideLength)}` : before,
      word: text.slice(start, end),
      after: after.length > sideLength ? `${after.slice(0, sideLength)}…` : after,
    };
  });
}

/** Names that dreams hold and nobody was told of, with how many dreams each. */
export function proposedNames(
  dreams: readonly ReadDream[],
  told: ReadonlySet<string>,
): { name: string; dreams: number }[] {
  const found = tally();
  const labels = new Map<string, string>();
  for (const { analysis } of dreams) {
    const named = analysis.characters.filter(
      ({ identity, shown, evidence }) =>
        shown && identity === 'known' && evidence.some(({ rule }) => rule.endsWith(': name')),
    );
    for (const key of new Set(named.map(({ label }) => label.toLowerCase()))) {
      const label = named.find((one) => one.label.toLowerCase() === key)?.label ?? key;
      labels.set(key, label);
      if (!told.has(key)) found.add(key, null, true);
    }
  }
  return found.list(30).map(({ key, dreams }) => ({ name: labels.get(key) ?? key, dreams }));
}

/** In how many dreams any of these names is met. */
export function countNamed(dreams: readonly ReadDream[], names: ReadonlySet<string>): number {
  return dreams.filter(({ analysis }) =>
    analysis.characters.some(
      ({ shown, evidence }) => shown && evidence.some(({ text }) => names.has(text.toLowerCase())),
    ),
  ).length;
}
