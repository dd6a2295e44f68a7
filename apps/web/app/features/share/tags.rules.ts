import { cleanTags, tagCountLimit, tagLimit, tagsFrom } from '@reverie/contract/dreams.rules';
import { countCharacters } from '@reverie/contract/text.rules';

export type TagRefusal = { code: 'too_long'; tag: string } | { code: 'too_many' };

/** `rest` is what stays in the field to be mended. */
export type TagsAdded = { tags: string[]; rest: string; refusal: TagRefusal | null };

/** Adds what was typed to the tags there are, as far as it may be added. */
export function addTags(tags: readonly string[], typed: string): TagsAdded {
  let kept = [...tags];
  const rest: string[] = [];
  let refusal: TagRefusal | null = null;
  for (const tag of tagsFrom(typed)) {
    const next = cleanTags([...kept, tag]);
    if (countCharacters(tag) > tagLimit) refusal ??= { code: 'too_long', tag };
    else if (next.length > tagCountLimit) refusal ??= { code: 'too_many' };
    else {
      kept = next;
      continue;
    }
    rest.push(tag);
  }
  return { tags: kept, rest: rest.join(', '), refusal };
}

/** Splits a field at its last comma: what stands before it is said, what follows is being typed. */
export function splitTyped(typed: string): { said: string; typing: string } {
  const comma = typed.lastIndexOf(',');
  if (comma < 0) return { said: '', typing: typed };
  return { said: typed.slice(0, comma), typing: typed.slice(comma + 1).trimStart() };
}
