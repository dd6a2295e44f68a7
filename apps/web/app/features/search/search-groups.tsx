import type { Dream } from '@reverie/contract/dreams';
import { imageUrl, squareFile } from '@reverie/contract/images.rules';
import type { FoundPage } from '#features/search/search-pages.ts';
import type { searchText } from '#features/search/search-text.ts';
import type { useFound } from '#features/search/use-found.ts';
import type { Language } from '#language/language.ts';

export type Option = {
  to: string;
  name: string;
  note?: string;
  /** A small painting; the name says what it shows. Null keeps the place of one there is not. */
  picture?: string | null;
  /** Whether it answers what was typed, or leads to where it may be answered. */
  isFind: boolean;
};

export type Group = { name: string; options: Option[] };

type Given = {
  query: string;
  pages: readonly FoundPage[];
  found: ReturnType<typeof useFound>;
  words: (typeof searchText)[Language];
  language: Language;
  date: (iso: string) => string;
};

/** What is listed, in order: pages are here at once, so what comes later moves nothing above it. */
export function groupsOf({ query, pages, found, words, date }: Given): Group[] {
  const groups = [
    { name: words.groups.pages, options: pages.map((page) => ({ ...page, isFind: true })) },
    {
      name: words.groups.dreams,
      options: [
        ...found.dreams.map((dream) => dreamOption(dream, date)),
        // Nothing leads to a list that would be empty.
        ...(query === '' || found.dreams.length === 0
          ? []
          : [
              {
                to: `/dreams?q=${encodeURIComponent(query)}`,
                name: words.all(query),
                isFind: false,
              },
            ]),
      ],
    },
    {
      name: words.groups.help,
      // Two answers may stand at one place.
      options: found.help
        .filter(({ href }, at) => found.help.findIndex((other) => other.href === href) === at)
        .filter(({ href }) => !pages.some(({ to }) => to === href))
        .map(({ href, title, excerpt }) => ({
          to: href,
          name: title,
          note: excerpt,
          isFind: true,
        })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function dreamOption({ id, title, content, author, dreamedAt, image }: Dream, date: Given['date']) {
  return {
    to: `/dreams/${id}`,
    name: title ?? content,
    note: [author?.username, date(dreamedAt)].filter(Boolean).join(', '),
    picture: image && imageUrl(squareFile(image.name, 320)),
    isFind: true,
  };
}
