import { symbolConcepts } from '#lexicon/symbols/all.ts';

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
    const concept = item.startsWith('person:') ? named.get(item.slice(7)) : undefined;
    if (!concept || !met.has(`symbol:${concept.id}`)) continue;
    gone.add(concept.isHuman ? `symbol:${concept.id}` : item);
  }
  return all.filter(({ item }) => !gone.has(item));
}
