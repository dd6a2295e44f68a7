import { leastDreams } from '#series/classes.ts';
import type { SeriesEntry } from '#series/entry.ts';
import type { Beside } from '#series/schema.ts';
import { unusualness, withoutTwins } from '#series/somebody.ts';
import { differenceOf } from '#statistics/proportions.ts';

/**
 * So many things stand on the map: those that come often here and seldom in the dreams of others, so
 * that it is not the same map for everybody. Chosen before any pair is looked at.
 */
const mostNodes = 14;
const kinds = new Set(['symbol', 'person']);
/** What comes in fewer dreams stands beside nothing by more than chance. */
const leastHaving = 2;
const newestNamed = 60;

/**
 * What comes beside what: the things that are most this dreamer's, and in how many dreams any two of
 * them meet. From twenty-five dreams on each pair is compared: how much oftener the one comes where
 * the other does, with Newcombe's interval, as wide as so many pairs ask (Bonferroni). ADR 74.
 */
export function besideOf(dreams: readonly SeriesEntry[]): Beside {
  const holders = new Map<string, Set<number>>();
  dreams.forEach(({ named }, at) => {
    for (const { item, shown } of named) {
      if (!shown || !kinds.has(item.slice(0, item.indexOf(':')))) continue;
      const known = holders.get(item);
      if (known === undefined) holders.set(item, new Set([at]));
      else known.add(at);
    }
  });
  const named = [...holders].map(([item, of]) => ({ item, k: of.size, of }));
  const nodes = withoutTwins(named.filter(({ k }) => k >= leastHaving))
    .map((one) => ({ ...one, weight: one.k * unusualness(one.item) }))
    .sort((a, b) => b.weight - a.weight || (a.item < b.item ? -1 : 1))
    .slice(0, mostNodes)
    .sort((a, b) => b.k - a.k || (a.item < b.item ? -1 : 1));
  const pairs = nodes.flatMap(({ item: a, of: ofA }, place) =>
    nodes.slice(place + 1).map(({ item: b, of: ofB }) => ({ a, b, ofA, ofB })),
  );
  const isCompared = dreams.length >= leastDreams;
  return {
    nodes: nodes.map(({ item, k, of }) => ({
      item,
      k,
      dreams: [...of].slice(-newestNamed).flatMap((at) => dreams[at]?.id ?? []),
    })),
    n: dreams.length,
    looks: isCompared ? pairs.length : 0,
    pairs: pairs.flatMap(({ a, b, ofA, ofB }) => {
      const both = [...ofA].filter((at) => ofB.has(at));
      const difference =
        isCompared && ofA.size < dreams.length
          ? differenceOf(
              { k: both.length, n: ofA.size },
              { k: ofB.size - both.length, n: dreams.length - ofA.size },
              pairs.length,
            )
          : null;
      if (both.length === 0 && !standsApart(difference)) return [];
      return [{ a, b, k: both.length, difference, isApart: standsApart(difference) }];
    }),
  };
}

function standsApart(difference: { low: number; high: number } | null): boolean {
  return difference !== null && (difference.low > 0 || difference.high < 0);
}
