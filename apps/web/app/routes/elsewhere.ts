import { isProviderId } from '@reverie/contract/identities.rules';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext, originContext } from '#api/context.ts';
import { proofFor } from '#api/refusal.ts';
import { ownPath } from '#api/return-path.ts';
import { luggageCookie, pathAfterFailure, purposeOf } from '#features/accounts/elsewhere.server.ts';

/** Sends somebody to a place where they have an account. */
export async function loader({ request, context, params: { provider = '' } }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  if (!isProviderId(provider)) throw redirect('/login?session=refused');
  const purpose = purposeOf(asked.get('purpose'));
  const from = ownPath(asked.get('from')) ?? undefined;
  try {
    const { address, attempt } = await context
      .get(apiContext)
      .identities.begin({ provider, purpose, ...(from && { from }) });
    const luggage = { note: attempt, purpose, from };
    const cookie = await luggageCookie(luggage, context.get(originContext));
    return redirect(address, { headers: { 'set-cookie': cookie } });
  } catch (error) {
    proofFor(error, from ?? '/settings/security');
    return redirect(pathAfterFailure(error, purpose));
  }
}
