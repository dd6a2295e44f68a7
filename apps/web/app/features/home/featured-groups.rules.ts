import type { DreamType } from '@reverie/contract/dreams.rules';

/** The kinds the home shows, in their order. */
export const featuredTypes = [
  'lucid',
  'symbolic',
  'recurring',
  'surreal',
  'prophetic',
] as const satisfies readonly DreamType[];

export type FeaturedType = (typeof featuredTypes)[number] | 'latest';
export type FeaturedGroup<T> = { type: FeaturedType; dreams: readonly T[] };

/** How many hang of one kind. */
export const featuredCount = 3;

/**
 * Dreams by kind, those without one left out. Where nobody has named a kind yet, what hangs for
 * every kind stands for all.
 */
export function featuredGroups<T>(
  byType: readonly (readonly T[])[],
  all: readonly T[],
): FeaturedGroup<T>[] {
  const groups = featuredTypes.flatMap((type, place) => {
    const dreams = byType[place] ?? [];
    return dreams.length > 0 ? [{ type, dreams }] : [];
  });
  if (groups.length > 0 || all.length === 0) return groups;
  return [{ type: 'latest', dreams: all.slice(0, featuredCount) }];
}
