import type { User } from '@reverie/contract/accounts';
import { type Client, createClient } from '@reverie/sdk';
import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { signInPath } from '#api/return-path.ts';

/** The API in the server's own process, with the rights of whoever asked for the page. */
export const apiContext = createContext<Client>();
export const userContext = createContext<User | null>(null);
export const nonceContext = createContext<string>('');

export type PageParts = {
  api: (request: Request) => Promise<Response>;
  user: User | null;
  nonce: string;
};

/** Fills what every loader may ask for. */
export function fillContext(context: RouterContextProvider, { api, user, nonce }: PageParts) {
  // No request leaves the process: the origin only makes the address absolute.
  context.set(apiContext, createClient({ origin: 'http://localhost', fetch: api }));
  context.set(userContext, user);
  context.set(nonceContext, nonce);
}

/** The signed-in user, or away to /login, which leads back here. */
export function requireUser(context: Readonly<RouterContextProvider>, request: Request): User {
  const user = context.get(userContext);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath(`${pathname}${search}`));
}
