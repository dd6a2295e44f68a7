/** Matches that are weighed at most: beyond them search says "at least". */
export const reach = 250;

type Text = { title: string | null; content: string; tags: readonly string[] };

/** What search reads of a dream. The report stays out: the index is not sealed. */
export function searchableText({ title, content, tags }: Text): string {
  return [title ?? '', content, ...tags].join('\n');
}
