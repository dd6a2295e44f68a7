import type { Session } from '@reverie/contract/accounts';
import { data, redirect } from 'react-router';
import { returnPath } from '#api/return-path.ts';
import { keepToken } from '#api/token.ts';
import { asksToWait, type Refusal, refusalOf } from '#features/accounts/refusal.ts';
import { sessionCookie } from '#features/accounts/session-cookie.ts';

/** What a form that was not taken is shown again with. */
export type Refused<Kept> = { refusal: Refusal; kept: Kept };

type Entering<Kept> = {
  request: Request;
  /** Found before anything is sent. */
  refusal: Refusal | null;
  enter: () => Promise<Session>;
  kept: Kept;
};

/** Enters by the API of this process and hands its session on as a cookie: no script is needed. */
export async function enterOnServer<Kept>(form: Entering<Kept> & { remember: boolean }) {
  const outcome = await attempt(form);
  if ('refusal' in outcome) return data(outcome, { status: statusOf(outcome.refusal) });
  const cookie = sessionCookie(form.request, { ...outcome, remember: form.remember });
  throw redirect(wantedPath(form.request), { headers: { 'set-cookie': cookie } });
}

/** Enters by the API itself, which sets the cookie, and keeps the token on this device. */
export async function enterInBrowser<Kept>(form: Entering<Kept>) {
  const outcome = await attempt(form);
  if ('refusal' in outcome) return outcome;
  keepToken(outcome.token);
  throw redirect(wantedPath(form.request));
}

async function attempt<Kept>(form: Entering<Kept>): Promise<Session | Refused<Kept>> {
  const { refusal, enter, kept } = form;
  if (refusal) return { refusal, kept };
  try {
    return await enter();
  } catch (error) {
    return { refusal: refusalOf(error), kept };
  }
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
