import type { SeriesEntry } from '#series/entry.ts';
import { type ReasonKind, reasonKinds } from '#similarity/features.ts';

/** Something two dreams share, with the words it stands in, in either. */
export interface NearReason {
  readonly kind: ReasonKind;
  readonly key: string;
  /** Its part of the score. */
  readonly share: number;
  readonly words: readonly string[];
}

export interface NearDream {
  readonly id: string;
  /** 0 to 1, as `similarity` scores without words. */
  readonly score: number;
  /** The weightiest first, one of them a thing that both name. */
  readonly reasons: readonly NearReason[];
}

const leastScore = 0.12;
const mostReasons = 5;

/** How alike one dream is to others, the most alike first; without a thing that both name, not at all. */
export function likenessTo(one: SeriesEntry, others: readonly SeriesEntry[]): Likeness[] {
  return compared(one, others).map(({ other, score }) => ({ other, score }));
}

export interface Likeness {
  readonly other: SeriesEntry;
  /** 0 to 1, as `similarity` scores without words. */
  readonly score: number;
}

/** The dreams most like one of them, from what is kept of each; never without a thing that both name. */
export function nearestOf(entries: readonly SeriesEntry[], id: string, limit: number): NearDream[] {
  const one = entries.find((entry) => entry.id === id);
  if (!one) return [];
  const others = entries.filter((other) => other !== one);
  return compared(one, others)
    .slice(0, limit)
    .map(({ other, shared, either, score }) => ({
      id: other.id,
      score,
      reasons: reasonsOf(shared, either, [one, other]),
    }));
}

function compared(one: SeriesEntry, others: readonly SeriesEntry[]) {
  const own = new Map(one.profile);
  const total = sumOf(one);
  return others
    .map((other) => {
      const shared = other.profile.flatMap(([name, weight]) => {
        const mine = own.get(name);
        return mine === undefined ? [] : [{ name, weight: Math.min(mine, weight) }];
      });
      const common = shared.reduce((sum, { weight }) => sum + weight, 0);
      const either = total + sumOf(other) - common;
      return { other, shared, either, score: either > 0 ? Math.min(1, common / either) : 0 };
    })
    .filter(
      ({ score, shared }) =>
        score >= leastScore && shared.some(({ name }) => name.startsWith('concept ')),
    )
    .sort((a, b) => b.score - a.score || (a.other.id < b.other.id ? -1 : 1));
}

const sumOf = ({ profile }: SeriesEntry) => profile.reduce((sum, [, weight]) => sum + weight, 0);

function reasonsOf(
  shared: readonly { name: string; weight: number }[],
  either: number,
  dreams: readonly SeriesEntry[],
): NearReason[] {
  const all = [...shared]
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .flatMap(({ name, weight }): NearReason[] => {
      const at = name.indexOf(' ');
      const kind = reasonKinds.find((known) => known === name.slice(0, at));
      if (!kind) return [];
      const key = name.slice(at + 1);
      return [{ kind, key, share: weight / either, words: wordsOf(kind, key, dreams) }];
    });
  // What both name says most to people, however little it weighs.
  const named = all.filter(({ kind }) => kind === 'concept').slice(0, 3);
  const others = all
    .filter((reason) => !named.includes(reason))
    .slice(0, mostReasons - named.length);
  return [...named, ...others];
}

function wordsOf(kind: ReasonKind, key: string, dreams: readonly SeriesEntry[]): string[] {
  const item = kind === 'concept' ? `symbol:${key}` : `${kind}:${key}`;
  const found = dreams.flatMap(({ named }) => named.filter((one) => one.item === item));
  return [...new Set(found.flatMap(({ words }) => words))].slice(0, 6);
}
