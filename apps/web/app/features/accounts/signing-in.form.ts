import type { Session } from '@reverie/contract/accounts';
import { ApiProblem } from '@reverie/sdk';
import { data, redirect } from 'react-router';
import { returnPath, termsPath } from '#api/return-path.ts';
import { asksToWait, type Refusal, refusalOf } from '#features/accounts/refusal.form.ts';
import { sessionCookie } from '#features/accounts/session-cookie.rules.ts';

/** What a form that was not taken is shown again with. */
export type Refused<Kept> = { refusal: Refusal; kept: Kept };

type Entering<Kept> = {
  request: Request;
  /** Found before anything is sent. */
  refusal: Refusal | null;
  send: () => Promise<Session>;
  kept: Kept;
};

/** Enters by the API of this process and hands its session on as a cookie: no script is needed. */
export async function enter<Kept>(form: Entering<Kept> & { remember: boolean }) {
  const outcome = await attempt(form);
  if ('refusal' in outcome) return data(outcome, { status: statusOf(outcome.refusal) });
  const cookie = sessionCookie(form.request, { ...outcome, remember: form.remember });
  const wanted = wantedPath(form.request);
  const path = outcome.user.terms === 'unanswered' ? termsPath(wanted) : wanted;
  throw redirect(path, { headers: { 'set-cookie': cookie } });
}

async function attempt<Kept>(
  form: Entering<Kept> & { remember: boolean },
): Promise<Session | Refused<Kept>> {
  const { refusal, send, kept } = form;
  if (refusal) return { refusal, kept };
  try {
    return await send();
  } catch (error) {
    const path = secondStepPath(error, form);
    if (path) throw redirect(path);
    return { refusal: refusalOf(error), kept };
  }
}

/**
 * Where the second step is taken, where one is asked for; null for any other answer. It keeps
 * in mind where the first was to lead, and for how long.
 */
export function secondStepPath(
  error: unknown,
  { request, remember }: { request: Request; remember: boolean },
): string | null {
  const { challenge, factors = [] } = error instanceof ApiProblem ? error.problem : {};
  if (challenge === undefined) return null;
  const query = new URLSearchParams({ challenge });
  for (const kind of factors) query.append('by', kind);
  const from = new URL(request.url).searchParams.get('from');
  if (from) query.set('from', from);
  if (remember) query.set('remember', '');
  return `/login/second-factor?${query}`;
}

function wantedPath(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('from'));
}

/** The page that comes back says in its status what it says in words. */
function statusOf({ code }: Refusal): number {
  if (asksToWait({ code })) return 429;
  if (code === 'unavailable') return 503;
  return code === 'wrong_credentials' ? 401 : 400;
}
