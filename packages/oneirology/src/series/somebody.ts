import { symbolConcepts } from '#lexicon/symbols/all.ts';
import { rarityOf } from '#series/base-rates.ts';
import { kinOf } from '#series/kin.ts';

/** The concepts that a name is the label of, in either language; people apart from the others. */
const named = new Map(
  symbolConcepts.flatMap(({ id, label, category }) =>
    [label.fr, label.en].map((name) => [name, { id, isHuman: category === 'people' }] as const),
  ),
);

/**
 * « Mère » is somebody and a symbol, « le chien » too: told of once. People as whom one calls them;
 * animals and spirits as symbols, which are the same in both languages. In the order given.
 */
export function withoutTwins<T extends { readonly item: string }>(all: readonly T[]): T[] {
  const met = new Set(all.map(({ item }) => item));
  const gone = new Set<string>();
  for (const item of met) {
    const concept = item.startsWith('person:') ? conceptOf(item.slice(7)) : undefined;
    if (!concept || !met.has(`symbol:${concept.id}`)) continue;
    gone.add(concept.isHuman ? `symbol:${concept.id}` : item);
  }
  return all.filter(({ item }) => !gone.has(item));
}

/** For each symbol that is one of these people too, who they are told of as: `symbol:mother`, `person:maman`. */
export function peopleAmong(all: readonly { readonly item: string }[]): Map<string, string> {
  return new Map(
    all.flatMap(({ item }): [string, string][] => {
      const concept = item.startsWith('person:') ? conceptOf(item.slice(7)) : undefined;
      return concept?.isHuman ? [[`symbol:${concept.id}`, item]] : [];
    }),
  );
}

/** The concept that somebody is called by, whichever of its words that is. */
function conceptOf(name: string): { id: string; isHuman: boolean } | undefined {
  const kin = kinOf.get(name);
  return kin === undefined ? named.get(name) : { id: kin, isHuman: true };
}

/** A name is nobody's in other dreams; it says no more than the rarest of concepts all the same. */
const rarest = 5;

/** How little other people's dreams name a person or a symbol: −ln of the share, five at most. */
export function unusualness(item: string): number {
  const name = item.slice(item.indexOf(':') + 1);
  const concept = item.startsWith('person:') ? conceptOf(name)?.id : name;
  return concept === undefined ? rarest : Math.min(rarest, rarityOf(concept));
}
