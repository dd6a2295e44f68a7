import type { ProblemDetails } from '@reverie/contract';
import { type Client, createClient } from '@reverie/sdk';
import { signInPath } from '#api/return-path.ts';
import { sessionSettled } from '#api/session.ts';
import { forgetToken, readToken } from '#api/token.ts';

/** What somebody asked for needs a session: theirs has ended, and the way back in begins here. */
function leaveEndedSession(problem: ProblemDetails) {
  if (problem.status !== 401) return;
  forgetToken();
  location.assign(signInPath(`${location.pathname}${location.search}`, { ended: true }));
}

async function token(): Promise<string | null> {
  await sessionSettled();
  return readToken();
}

let asked: Client | undefined;
let unasked: Client | undefined;

/**
 * The API as the page's own origin serves it, with the token kept on this device: for what somebody
 * does here. Where their session has ended, they are led to sign in and back.
 */
export function browserApi(): Client {
  asked ??= createClient({ token, onProblem: leaveEndedSession });
  return asked;
}

/** The same for what a page asks by itself: whoever reads or signs out meanwhile is led nowhere. */
export function backgroundApi(): Client {
  unasked ??= createClient({ token });
  return unasked;
}
