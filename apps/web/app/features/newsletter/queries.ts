import type { Subscription } from '@reverie/contract/newsletter';
import { ApiProblem, type Client } from '@reverie/sdk';

/** The token a letter's link carries; empty where the address names none. */
export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

/** What was done to a subscription just before its page is shown. */
export type Done = 'confirmed' | 'changed';

export function doneBefore(request: Request): Done | null {
  const done = new URL(request.url).searchParams.get('done');
  return done === 'confirmed' || done === 'changed' ? done : null;
}

export function subscriptionPath(token: string, done: Done): string {
  return `/newsletter/subscription?${new URLSearchParams({ token, done })}`;
}

/** The subscription of a token; null where there is none, or the token is not ours. */
export async function findSubscription(api: Client, token: string): Promise<Subscription | null> {
  try {
    return token === '' ? null : await api.newsletter.get({ token });
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status < 500) return null;
    throw error;
  }
}
