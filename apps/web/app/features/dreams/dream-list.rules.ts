import type { Dream } from '@reverie/contract/dreams';
import type { DreamPage } from '#features/dreams/queries.ts';

/** The list on screen: pages asked for so far, kept current by what happens meanwhile. */
export type DreamList = DreamPage & {
  /** Last page that was asked for. */
  page: number;
};

export type ListChange =
  | { type: 'replaced'; with: DreamPage; pages: number }
  /** The page after the last one. */
  | { type: 'extended'; with: DreamPage }
  /** The first page again: it may begin with dreams told since. */
  | { type: 'refreshed'; with: DreamPage }
  /** A later page again: what is shown of it is brought up to date. */
  | { type: 'updated'; with: DreamPage }
  | { type: 'removed'; dreamId: string };

/** A list as it begins: `pages` of it, for a reader who comes back to what was shown before. */
export function listOf(first: DreamPage, pages = 1): DreamList {
  return { ...first, page: pages };
}

export function changeList(list: DreamList, change: ListChange): DreamList {
  switch (change.type) {
    case 'replaced':
      return listOf(change.with, change.pages);
    case 'extended':
      // Dreams told since the first page push older ones onto the next: each is shown once.
      return {
        ...change.with,
        dreams: [...list.dreams, ...without(change.with.dreams, list.dreams)],
        page: list.page + 1,
      };
    case 'refreshed':
      return {
        ...list,
        totalCount: change.with.totalCount,
        dreams: [...change.with.dreams, ...without(list.dreams, change.with.dreams)],
      };
    case 'updated': {
      const fresh = new Map(change.with.dreams.map((dream) => [dream.id, dream]));
      return { ...list, dreams: list.dreams.map((dream) => fresh.get(dream.id) ?? dream) };
    }
    case 'removed': {
      const dreams = list.dreams.filter(({ id }) => id !== change.dreamId);
      const totalCount = list.totalCount - (list.dreams.length - dreams.length);
      return { ...list, dreams, totalCount };
    }
  }
}

function without(dreams: readonly Dream[], known: readonly Dream[]): Dream[] {
  const ids = new Set(known.map(({ id }) => id));
  return dreams.filter(({ id }) => !ids.has(id));
}

export function hasMore({ dreams, totalCount, isTotalExact }: DreamList): boolean {
  return dreams.length < totalCount || !isTotalExact;
}

/** What came since its reader last looked, and what they had before them then; newest first. */
export function partBySeen<T extends Pick<Dream, 'createdAt' | 'viewer'>>(
  dreams: readonly T[],
  seenUntil: string | null,
): { fresh: readonly T[]; seen: readonly T[] } {
  const firstSeen =
    seenUntil === null ? 0 : dreams.findIndex(({ createdAt }) => createdAt <= seenUntil);
  const fresh = firstSeen < 0 ? dreams : dreams.slice(0, firstSeen);
  // One's own dreams are news to nobody.
  if (fresh.every(({ viewer }) => viewer.isOwner)) return { fresh: [], seen: dreams };
  return { fresh, seen: dreams.slice(fresh.length) };
}
