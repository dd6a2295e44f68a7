import type { User } from '@reverie/contract/accounts';
import { type Client, createClient } from '@reverie/sdk';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { signInPath, termsPath } from '#api/return-path.ts';

/** The API in the server's own process, with the rights of whoever asked for the page. */
export const apiContext = createContext<Client>();
export const userContext = createContext<User | null>(null);
export const nonceContext = createContext<string>('');
/** Where people reach the site, behind a proxy too. */
export const originContext = createContext<string>('');
/** Where the source code is; null where the operator names no place. */
export const sourceContext = createContext<string | null>(null);
/** Who answers for what is kept here; null where the operator names nobody. */
export const controllerContext = createContext<string | null>(null);
/** Tells the server's log of a failure of ours. */
export const reportContext = createContext<(error: unknown) => void>(() => {});
/** Addresses where the operator of the site can be followed. */
export const socialLinksContext = createContext<readonly string[]>([]);

/** The texts of the style sheets that a page may carry, by their addresses. */
export const sheetsContext = createContext<ReadonlyMap<string, string>>(new Map());

export type PageParts = {
  api: (request: Request) => Promise<Response>;
  user: User | null;
  nonce: string;
  origin: string;
  socialLinks: readonly string[];
  sourceUrl: string | null;
  controller: string | null;
  sheets: ReadonlyMap<string, string>;
  report: (error: unknown) => void;
};

/** Fills what every loader may ask for. */
export function fillContext(
  context: RouterContextProvider,
  { api, user, nonce, origin, socialLinks, sourceUrl, controller, sheets, report }: PageParts,
) {
  // No request leaves the process: the origin only makes the address absolute.
  context.set(apiContext, createClient({ origin: 'http://localhost', fetch: api }));
  context.set(userContext, user);
  context.set(nonceContext, nonce);
  context.set(originContext, origin);
  context.set(socialLinksContext, socialLinks);
  context.set(sourceContext, sourceUrl);
  context.set(controllerContext, controller);
  context.set(sheetsContext, sheets);
  context.set(reportContext, report);
}

/** The signed-in user, or away to /login, which leads back here. */
export function requireUser(context: Readonly<RouterContextProvider>, request: Request): User {
  const user = context.get(userContext);
  const { pathname, search } = new URL(request.url);
  if (!user) throw redirect(signInPath(`${pathname}${search}`));
  if (user.terms === 'unanswered' && request.method === 'GET' && mayWait(pathname)) {
    throw redirect(termsPath(`${pathname}${search}`));
  }
  return user;
}

/** New terms are shown before all but the settings: whoever wants to take all along and go, goes. */
function mayWait(pathname: string): boolean {
  return !/^\/(settings|terms|proof|logout)(\/|$)/.test(pathname);
}
