import type { Language } from '#language/language.ts';
import { type NamedPage, namedPages, type PageRoute } from '#pages/pages.ts';

export type FoundPage = { to: string; name: string };

/** What stands there before anything is typed. */
const suggested: Record<'member' | 'visitor', readonly PageRoute[]> = {
  member: ['library', 'dashboard', 'dream-new', 'profile', 'settings-account'],
  visitor: ['library', 'login', 'register', 'features', 'documentation'],
};
const foundCount = 4;

type Asking = { language: Language; isSignedIn: boolean };

/** The pages whose name or words begin as what was typed does, word by word; names first. */
export function findPages(query: string, { language, isSignedIn }: Asking): FoundPage[] {
  const reader = isSignedIn ? 'member' : 'visitor';
  const open = namedPages.filter((page) => !page.reader || page.reader === reader);
  const asked = wordsOf(query);
  const found =
    asked.length > 0
      ? match(asked, open, language)
      : suggested[reader].flatMap((route) => open.filter((page) => page.route === route));
  return found.map(({ to, name }) => ({ to, name: name[language] }));
}

function match(asked: readonly string[], open: readonly NamedPage[], language: Language) {
  const isWithin = (text: string) => {
    const words = wordsOf(text);
    return asked.every((word) => words.some((known) => known.startsWith(word)));
  };
  const named = open.filter(({ name }) => isWithin(name[language]));
  const meant = open.filter(
    (page) =>
      !named.includes(page) && isWithin(`${page.name[language]} ${page.words?.[language] ?? ''}`),
  );
  return [...named, ...meant].slice(0, foundCount);
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
