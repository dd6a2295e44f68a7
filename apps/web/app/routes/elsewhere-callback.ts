import type { Outcome } from '@reverie/contract/identities';
import { isProviderId } from '@reverie/contract/identities.rules';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { returnPath } from '#api/return-path.ts';
import {
  endedLuggageCookie,
  luggageCookie,
  pathAfterFailure,
  readLuggage,
} from '#features/accounts/elsewhere.server.ts';
import { cookieOfSession } from '#features/accounts/session-cookie.rules.ts';
import { secondStepPath } from '#features/accounts/signing-in.form.ts';

/** Where one comes back to from another place. */
export async function loader({ request, context, params: { provider = '' } }: LoaderFunctionArgs) {
  const luggage = await readLuggage(request);
  if (!isProviderId(provider) || !luggage) throw redirect('/login?session=refused');
  const origin = context.get(originContext);
  const query = new URL(request.url).search;
  const headers = new Headers();
  try {
    const outcome = await context
      .get(apiContext)
      .identities.finish({ provider, attempt: luggage.note, query });
    const from = returnPath(outcome.from ?? null);
    if (outcome.outcome === 'new') {
      const { arrival: note, email, username } = outcome;
      const next = { note, purpose: 'enter' as const, from, email, username };
      headers.append('set-cookie', await luggageCookie(next, origin));
    } else {
      headers.append('set-cookie', await endedLuggageCookie(origin));
    }
    if (outcome.outcome === 'entered') {
      headers.append('set-cookie', cookieOfSession(outcome.token, origin));
    }
    return redirect(pathAfter(outcome, from), { headers });
  } catch (error) {
    headers.append('set-cookie', await endedLuggageCookie(origin));
    const step = { request, remember: false };
    const path = secondStepPath(error, step) ?? pathAfterFailure(error, luggage.purpose);
    return redirect(path, { headers });
  }
}

function pathAfter({ outcome }: Outcome, from: string): string {
  if (outcome === 'new') return '/register/finish';
  if (outcome === 'known_email') return '/login?session=known&from=%2Fsettings%2Fsecurity';
  return outcome === 'linked' ? '/settings/security?elsewhere=linked' : from;
}
