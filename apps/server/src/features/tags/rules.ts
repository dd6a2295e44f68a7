import { foldTag, tagKey } from '@reverie/contract/dreams.rules';
import type { FreeTag, TagAct } from '@reverie/contract/tags';
import type { SpellingRow, tagActs } from '#features/tags/table.ts';

export function spellingOf(tagId: string, name: string): SpellingRow {
  return { key: tagKey(name), folded: foldTag(name), name: name.trim(), tagId };
}

/** The tags of some dreams as one of their dreamers wrote each, the most used first. */
export function freeTagsOf(dreams: readonly (readonly string[])[]): FreeTag[] {
  const found = new Map<string, FreeTag>();
  for (const tags of dreams) {
    for (const tag of tags) {
      const key = tagKey(tag);
      const known = found.get(key) ?? { name: tag.trim(), dreams: 0 };
      found.set(key, { ...known, dreams: known.dreams + 1 });
    }
  }
  return [...found.values()].sort(
    (one, other) => other.dreams - one.dreams || one.name.localeCompare(other.name),
  );
}

type Kept = { act: typeof tagActs.$inferSelect; by: string | null };

export function presentAct({ act, by }: Kept): TagAct {
  const { nameFr, nameEn, spelling, createdAt } = act;
  const tag = { fr: nameFr, en: nameEn };
  return { act: act.act, tag, spelling, by, at: createdAt.toISOString() };
}
