import type { CallablePeople } from '@reverie/contract/comments';

type Callable = CallablePeople['people'][number];

/** Somebody to call: what is written, and all it may be found by. */
export type Called = { id: string; written: string; name: string; also: string | null };

/** Shown at once: more are found by another letter. */
const shownAtOnce = 6;

/** What is being called where the caret stands, and where its sign is; null where nobody is. */
export function callAt(text: string, caret: number): { typed: string; from: number } | null {
  const found = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}._ \u00a0-]{0,30})$/u.exec(
    text.slice(0, caret),
  );
  if (!found) return null;
  return { typed: found[1] ?? '', from: found.index };
}

/** As one reader writes them. */
export function calledOf(people: readonly Callable[], language: 'fr' | 'en'): Called[] {
  return people.flatMap(({ author, pseudonym }) => {
    if (pseudonym) {
      const name = pseudonym.name[language];
      return [{ id: pseudonym.id, written: `@${name}`, name, also: null }];
    }
    if (!author) return [];
    const { username, displayName } = author;
    const name = displayName ?? username;
    const also = displayName === null ? null : `@${username}`;
    return [{ id: username, written: `@${username}`, name, also }];
  });
}

/** Those whose name, or a word of it, begins with what is typed. */
export function matching(people: readonly Called[], typed: string): Called[] {
  const wanted = fold(typed);
  const begins = (name: string) =>
    fold(name).startsWith(wanted) ||
    // A space ends a call, but in a name that has one.
    (!/\s/.test(wanted) &&
      fold(name)
        .split(/\s+/)
        .some((word) => word.startsWith(wanted)));
  return people
    .filter(({ written, name }) => begins(written.slice(1)) || begins(name))
    .slice(0, shownAtOnce);
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('\u00a0', ' ').toLowerCase();
}

/** The text with somebody called in place of what was typed, and where the caret stands then. */
export function withCall(text: string, { from, caret, written }: Call) {
  const after = text.slice(caret);
  const gap = /^[\s,.;:!?)]/.test(after) ? '' : ' ';
  const before = `${text.slice(0, from)}${written}${gap}`;
  return { text: `${before}${after}`, caret: before.length };
}
type Call = { from: number; caret: number; written: string };
