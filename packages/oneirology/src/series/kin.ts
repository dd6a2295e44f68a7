import { characterTable } from '#lexicon/characters.ts';
import type { Named, SeriesEntry } from '#series/entry.ts';

/**
 * Words that are one and the same person, in both languages: « maman » and “mother” are both `mother`,
 * which is the id of a concept too.
 */
export const kinOf: ReadonlyMap<string, string> = new Map(
  characterTable
    .trim()
    .split('\n')
    .flatMap((row): [string, string][] => {
      const [key = '', ...words] = row.split('|');
      const name = key.trim().split(' ')[4];
      if (name === undefined) return [];
      return words
        .join(',')
        .split(',')
        .map((word) => [word.replace(/!+|=|\/[nva]\b/g, '').trim(), name]);
    }),
);

/**
 * The same dreams with one item for each mother and each father, whatever their dreamer calls them:
 * by the word that comes in most dreams, with all the others beside it. Who is told of by a name
 * stays who they are.
 */
export function withOneOfEachKin(dreams: readonly SeriesEntry[]): SeriesEntry[] {
  const called = new Map<string, Map<string, number>>();
  for (const { named } of dreams) {
    for (const { item, shown } of named) {
      const kin = kinIn(item);
      if (kin === undefined) continue;
      const words = called.get(kin) ?? new Map<string, number>();
      called.set(kin, words.set(item, (words.get(item) ?? 0) + (shown ? 1 : 0)));
    }
  }
  const joined = [...called].filter(([, words]) => words.size > 1);
  if (joined.length === 0) return [...dreams];
  const main = new Map(joined.map(([kin, words]) => [kin, mostUsed(words)]));
  return dreams.map((dream) => ({ ...dream, named: joinedIn(dream.named, main) }));
}

function kinIn(item: string): string | undefined {
  return item.startsWith('person:') ? kinOf.get(item.slice('person:'.length)) : undefined;
}

function mostUsed(words: ReadonlyMap<string, number>): string {
  const [first] = [...words].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}

function joinedIn(named: readonly Named[], main: ReadonlyMap<string, string>): Named[] {
  const all = new Map<string, Named>();
  for (const one of named) {
    const kin = kinIn(one.item);
    const item = (kin !== undefined && main.get(kin)) || one.item;
    const known = all.get(item);
    all.set(item, {
      item,
      shown: one.shown || known?.shown === true,
      words: [...new Set([...(known?.words ?? []), ...one.words])],
    });
  }
  return [...all.values()];
}
