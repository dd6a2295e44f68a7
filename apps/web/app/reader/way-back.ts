import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ownPath } from '#api/return-path.ts';

/** Where a link to a dream stands: it goes with the link, and outlives a reload. */
export function useHere(): { from: string } {
  const { pathname, search } = useLocation();
  return { from: `${pathname}${search}` };
}

/** The page of ours that a document was asked from, as far as its browser says. */
export function refererOf(request: Request, origin: string): string | null {
  const url = URL.parse(request.headers.get('referer') ?? '');
  return url?.origin === origin ? ownPath(`${url.pathname}${url.search}`) : null;
}

type Came = {
  isSignedIn: boolean;
  referer: string | null;
  /** Where what is read is at home, if not where all of its kind are. */
  home?: string | undefined;
};

/**
 * Where a page's reader came from, and how to go back there: to the same place of it where it is one
 * step behind. A page that asks for a session is no way back for a visitor.
 */
export function useWayBack({ isSignedIn, referer, home }: Came) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isAwake = useSyncExternalStore(hearNothing, isInBrowser, isOnServer);
  // News of the page are asked for from the page itself.
  const [cameFrom] = useState(referer);
  const left = isAwake ? leftBy(state) : null;
  const from = [left, cameFrom].find((path) => path && isOpen(path, pathname, isSignedIn));
  return {
    to: from ?? home ?? (isSignedIn ? '/dashboard' : '/dreams'),
    goBack(event: MouseEvent) {
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey);
      if (!isPlain || !left || from !== left) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}

const hearNothing = () => () => {};
const isInBrowser = () => true;
const isOnServer = () => false;

function leftBy(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' ? ownPath(state.from) : null;
}

const doors = /^\/(login|register|logout)(\?|$)/;
const membersOnly = /^\/(dashboard|profile|dreams\/new|dreams\/[^/]+\/edit)(\?|$)/;

function isOpen(path: string, here: string, isSignedIn: boolean): boolean {
  const [pathname = ''] = path.split('?');
  if (pathname === here || pathname === `${here}/edit` || doors.test(path)) return false;
  return isSignedIn || !membersOnly.test(path);
}
