import type { Tag } from '@reverie/contract/tags';

/** What a tag is called in the reader's language: a free one as it was written. */
export function tagNameOf(
  tag: Pick<Tag, 'name'> | null,
  written: string,
  own: 'fr' | 'en',
): string {
  return tag?.name[own] ?? written;
}
