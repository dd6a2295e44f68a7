import type { ProblemDetails } from '@reverie/contract';
import { type Client, createClient } from '@reverie/sdk';
import { signInPath } from '#api/return-path.ts';

const tokenKey = 'token';
/** Their own forms show a refusal; elsewhere it means that the session has ended. */
const signInPages = ['/login', '/register'];

export function readToken(): string | null {
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

export function keepToken(token: string) {
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    // Storage refused: the session cookie still carries documents.
  }
}

export function forgetToken() {
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Nothing was kept where storage is refused.
  }
}

function leaveEndedSession(problem: ProblemDetails) {
  if (problem.status !== 401 || signInPages.includes(location.pathname)) return;
  forgetToken();
  location.assign(signInPath(`${location.pathname}${location.search}`, { ended: true }));
}

let client: Client | undefined;

/** The API as the page's own origin serves it, with the token kept on this device. */
export function browserApi(): Client {
  client ??= createClient({ token: readToken, onProblem: leaveEndedSession });
  return client;
}
