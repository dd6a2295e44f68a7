/** Words a minute at which most people read prose at ease. */
const pace = 200;

/** Whole minutes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / pace));
}

/**
 * Text as the search compares it: without case, accents, or what sets a typed apostrophe apart from
 * a printed one. One word folds alike however it was entered.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What the search looks into; a line end, which no query holds, keeps one field from the next. */
export function searchText(fields: readonly string[]): string {
  return fields.map(foldForSearch).join('\n');
}

export const relatedCount = 3;

type Placed = { slug: string; category: string };

/** Slugs of what to read after a post: its own category first, each kind newest first. */
export function closest(order: readonly Placed[], post: Placed): string[] {
  const others = order.filter(({ slug }) => slug !== post.slug);
  const isAkin = ({ category }: Placed) => category === post.category;
  const ranked = [...others.filter(isAkin), ...others.filter((other) => !isAkin(other))];
  return ranked.slice(0, relatedCount).map(({ slug }) => slug);
}
