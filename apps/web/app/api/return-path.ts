export const startPage = '/dashboard';

/**
 * Where a sign-in leads: back to the page that asked for it. Only a path of this site is followed,
 * so that nobody can be sent elsewhere from a link that looks like ours.
 */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return startPage;
  const here = 'http://here.invalid';
  // Browsers read a backslash as a slash, and drop tabs and line ends, when they follow an address.
  const url = URL.parse(wanted, here);
  if (url?.origin !== here) return startPage;
  return `${url.pathname}${url.search}`;
}

/** The sign-in page, told where to lead afterwards; `ended` where a session was lost on the way. */
export function signInPath(from: string, { ended = false } = {}): string {
  const query = new URLSearchParams();
  if (returnPath(from) !== startPage) query.set('from', from);
  if (ended) query.set('session', 'ended');
  return query.size > 0 ? `/login?${query}` : '/login';
}
