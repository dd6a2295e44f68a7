/** Matches that are weighed at most: beyond them search says "at least". */
export const reach = 250;

type Text = { title: string | null; content: string; tags: readonly string[] };

/** Dreams of one tag that are looked at, at most: beyond them a list says "at least". */
export const tagReach = 5_000;

/** What search reads of a dream. The report stays out: the index is not sealed. */
export function searchableText({ title, content, tags }: Text): string {
  return [title ?? '', content, ...tags].join('\n');
}
