import type { ProblemDetails } from '@reverie/contract';
import { type Client, createClient } from '@reverie/sdk';
import { signInPath } from '#api/return-path.ts';
import { sessionSettled } from '#api/session.ts';
import { forgetToken, readToken } from '#api/token.ts';

/**
 * Their own forms show a refusal, or end sessions and say so; elsewhere it means that the session has
 * ended.
 */
const signInPages = ['/login', '/logout', '/register', '/reset', '/undo-email'];

function leaveEndedSession(problem: ProblemDetails) {
  if (problem.status !== 401 || signInPages.includes(location.pathname)) return;
  forgetToken();
  location.assign(signInPath(`${location.pathname}${location.search}`, { ended: true }));
}

let client: Client | undefined;

/** The API as the page's own origin serves it, with the token kept on this device. */
export function browserApi(): Client {
  client ??= createClient({
    token: async () => {
      await sessionSettled();
      return readToken();
    },
    onProblem: leaveEndedSession,
  });
  return client;
}
