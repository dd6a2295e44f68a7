import type { BookWords } from '#platform/book/chapter.ts';

/** A line of a list: the number of its page stands at the right edge, a note beneath it. */
export type Entry = { text: string; at: string | null; note?: string | undefined };

export type Placed = { part: string; title: string; page: number };

/** Dreams in their order, each month above its own. */
export function contentsOf(placed: readonly Placed[]): Entry[] {
  return placed.flatMap(({ part, title, page }, at): Entry[] => [
    ...(placed[at - 1]?.part === part ? [] : [{ text: part, at: null }]),
    { text: title, at: String(page) },
  ]);
}

/** Symbols by their names, with the pages that show them and what they mean to the author. */
export function indexOf(
  found: ReadonlyMap<string, readonly number[]>,
  { meanings, language }: BookWords,
): Entry[] {
  const symbols = [...found].sort(([one], [other]) => one.localeCompare(other, language));
  return symbols.map(([text, at]) => ({ text, at: spanned(at), note: meanings.get(text) }));
}

export function personsOf({ people }: BookWords): Entry[] {
  return people.map(({ name, who }) => ({ text: name, at: '', note: who }));
}

/** Pages in a row are told as one span. */
function spanned(pages: readonly number[]): string {
  const there = new Set(pages);
  const starts = pages.filter((page) => !there.has(page - 1));
  return starts
    .map((start) => {
      let last = start;
      while (there.has(last + 1)) last += 1;
      return last === start ? String(start) : `${start}–${last}`;
    })
    .join(', ');
}
