import type { Dream } from '@reverie/contract/dreams';
import { contentWarnings, isSafe } from '@reverie/contract/dreams.rules';
import { squareOf } from '@reverie/contract/images.rules';
import type { FoundPage } from '#features/search/search-pages.rules.ts';
import type { searchText } from '#features/search/search-text.ts';
import type { useFound } from '#features/search/use-found.ts';
import type { Language } from '#language/language.ts';

export type Option = {
  to: string;
  name: string;
  /** Of the name, where it is not the reader's language. */
  lang?: Language | undefined;
  /** Whether it leads to a dream, which leads back here. */
  isDream?: boolean;
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
  /** Whether dreams with a warning wait until they are opened. */
  veils: boolean;
};

/** What is listed, in order: pages are here at once, so what comes later moves nothing above it. */
export function groupsOf(given: Given): Group[] {
  const { query, pages, found, words } = given;
  const groups = [
    { name: words.groups.pages, options: pages.map((page) => ({ ...page, isFind: true })) },
    {
      name: words.groups.dreams,
      options: [
        ...found.dreams.map((dream) => dreamOption(dream, given)),
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

function dreamOption(dream: Dream, { date, language, words, veils }: Given): Option {
  const { id, title, content, author, dreamedAt, image, warnings, viewer } = dream;
  const told = [author?.username, date(dreamedAt)];
  const option = { to: `/dreams/${id}`, isDream: true, isFind: true };
  if (veils && !viewer.isOwner && !isSafe(warnings)) {
    const subjects = contentWarnings.filter((each) => warnings.includes(each));
    const named = subjects.map((subject) => words.subjects[subject]).join(', ');
    return {
      ...option,
      name: words.veiled(subjects.length, named),
      note: noteOf(told),
      picture: null,
    };
  }
  const lang = dream.language && dream.language !== language ? dream.language : undefined;
  return {
    ...option,
    name: title ?? content,
    lang,
    note: noteOf([...told, lang && words.inLanguage[lang]]),
    picture: image && squareOf(image).url,
  };
}

function noteOf(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
