import { pageAddress } from '#keeping/copies.ts';

export const startPage = '/dashboard';

/**
 * A path of this site, from words that came with a request: never an address of another one, so
 * that nobody is sent elsewhere from a link that looks like ours. Null where there is none in them.
 * The page is meant where its data were asked for, as the router does when people follow links.
 */
export function ownPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  // Browsers read a backslash as a slash, drop tabs and line ends, and resolve dots, however they
  // are written: what is left of all that is what they would follow.
  const path = pathIn(wanted);
  // Two slashes at the beginning would name a host.
  if (path === null || /^\/[/\\]/.test(path)) return null;
  return path;
}

function pathIn(words: string): string | null {
  const here = 'http://here.invalid';
  const url = URL.parse(words, here);
  return url?.origin === here ? pageAddress(url) : null;
}

/** Where a sign-in leads: back to the page that asked for it. */
export function returnPath(wanted: string | null): string {
  return ownPath(wanted) ?? startPage;
}

/** The sign-in page, told where to lead afterwards; `ended` where a session was lost on the way. */
export function signInPath(from: string, { ended = false } = {}): string {
  const query = new URLSearchParams();
  const path = returnPath(from);
  if (path !== startPage) query.set('from', path);
  if (ended) query.set('session', 'ended');
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** The page that shows new terms once, told where to lead afterwards. */
export function termsPath(from: string): string {
  const path = returnPath(from);
  return path === startPage
    ? '/terms/changes'
    : `/terms/changes?${new URLSearchParams({ from: path })}`;
}
