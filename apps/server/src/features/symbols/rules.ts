import type { ToldPeople } from '@reverie/contract/people';
import type { OwnSymbol, OwnSymbols } from '@reverie/contract/symbols';
import { symbolConcepts } from '@reverie/oneirology';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { mayBe, type Tallied } from '#features/journal-index/service.ts';

/** One dream with what was read in it, for its dreamer. */
export type ReadDream = { id: string; analysis: DreamAnalysis };

type Beside = OwnSymbol['feelings'][number];
type Mark = Beside['marks'][number];

const concepts = new Map(symbolConcepts.map((concept) => [concept.id, concept]));

const mostFirst = (a: Tallied, b: Tallied) =>
  b.dreams - a.dreams || b.possible - a.possible || a.value.localeCompare(b.value);

const ofKind = (all: readonly Tallied[], kind: Tallied['kind']) =>
  all.filter((one) => one.kind === kind && one.dreams + one.possible > 0).sort(mostFirst);

/** How many dreams were read at all. */
export function countRead(all: readonly Tallied[]): number {
  return all.find(({ kind }) => kind === 'read')?.dreams ?? 0;
}

export function countSymbols(
  all: readonly Tallied[],
  meaningOf: ReadonlyMap<string, string | null>,
): OwnSymbols['symbols'] {
  return ofKind(all, 'symbol').flatMap(({ value: symbol, dreams, possible }) => {
    const concept = concepts.get(symbol);
    if (!concept) return [];
    const { label, category } = concept;
    const meaning = meaningOf.get(symbol) ?? null;
    return [{ symbol, label, category, dreams, possible, meaning }];
  });
}

/** Names that dreams hold and nobody was told of, with how many dreams each. */
export function proposedNames(
  all: readonly Tallied[],
  told: ReadonlySet<string>,
): ToldPeople['proposed'] {
  return ofKind(all, 'called')
    .filter(({ value }) => !told.has(value))
    .slice(0, 30)
    .map(({ value, label, dreams }) => ({ name: label ?? value, dreams }));
}

/** How many of each kind are told of beside a symbol. */
const shownBeside = 12;

/** What comes with a symbol: in all dreams that hold it counted, in the newest of them marked. */
export function besideSymbol(
  beside: readonly Tallied[],
  newest: readonly ReadDream[],
  symbol: string,
): Pick<OwnSymbol, 'feelings' | 'people' | 'beside'> {
  const rows = (kind: 'feeling' | 'person' | 'symbol'): Beside[] =>
    ofKind(beside, kind)
      .filter(({ value }) => kind !== 'symbol' || value !== symbol)
      .slice(0, shownBeside)
      .map(({ value: key, dreams, possible }) => ({
        ...{ key, label: labelOf(kind, key), dreams, possible },
        marks: newest.map((dream) => markIn(dream, kind, key)),
      }));
  const people = rows('person');
  const isSomebody = somebodyAmong(people.map(({ key }) => key));
  return {
    ...{ feelings: rows('feeling'), people },
    beside: rows('symbol').filter(({ key }) => !isSomebody(key)),
  };
}

/** « Grand-mère » is somebody and a symbol: where she is among these people, she is told of once. */
export function somebodyAmong(people: readonly string[]): (symbol: string) => boolean {
  const met = new Set(people.map((name) => name.toLowerCase()));
  return (symbol) => {
    const label = labelOf('symbol', symbol);
    return label !== null && (met.has(label.fr) || met.has(label.en));
  };
}

export function labelOf(kind: Tallied['kind'], key: string): Beside['label'] {
  return kind === 'symbol' ? (concepts.get(key)?.label ?? null) : null;
}

function markIn({ analysis }: ReadDream, kind: 'feeling' | 'person' | 'symbol', key: string): Mark {
  const { emotions, characters, symbols } = analysis;
  const found = {
    feeling: () => emotions.filter((one) => one.class === key),
    person: () => characters.filter((one) => one.label === key),
    symbol: () => symbols.filter((one) => one.id === key),
  }[kind]();
  if (found.some(({ shown }) => shown)) return 'mentioned';
  const isDenied = found.length > 0 && found.every(({ evidence }) => evidence.every(isNegated));
  if (isDenied) return 'denied';
  return found.some(mayBe) ? 'possible' : 'none';
}

const isNegated = ({ negated }: { negated: boolean }) => negated;

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
