import type { SignedPasskey } from '@reverie/contract/webauthn';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { ownPath } from '#api/return-path.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { readPasskey } from '#features/accounts/passkey.form.ts';
import { PasskeyButton } from '#features/accounts/passkey-button.tsx';
import { ProofForm } from '#features/accounts/proof-form.tsx';
import { ProviderLinks } from '#features/accounts/provider-links.tsx';
import { refusalOf } from '#features/accounts/refusal.form.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';
import { useIsSending } from '#ui/submit.tsx';

function nextOf(request: Request): string {
  return ownPath(new URL(request.url).searchParams.get('from')) ?? '/settings/security';
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email = '' } = requireUser(context, request);
  const api = context.get(apiContext);
  const [{ hasPassword, identities }, { totp, passkeys }] = await Promise.all([
    api.identities.list(),
    api.factors.list(),
  ]);
  const providers = identities.map(({ provider: id, name }) => ({ id, name }));
  const from = nextOf(request);
  const takesPasskey = passkeys.some(({ isForElsewhere }) => !isForElsewhere);
  const hasFactor = totp || passkeys.length > 0;
  const word = hasPassword ? ('password' as const) : null;
  const by = totp ? ('code' as const) : hasFactor ? ('recoveryCode' as const) : word;
  const now = new Date().toISOString();
  return { email, by, takesPasskey, providers: hasFactor ? [] : providers, from, now };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const passkey = readPasskey<SignedPasskey>(form);
  const typed = form.has('code')
    ? { code: textOf(form, 'code').trim() }
    : { password: textOf(form, 'password') };
  try {
    await context.get(apiContext).sessions.prove(passkey ? { passkey } : typed);
  } catch (error) {
    return data({ refusal: refusalOf(error) }, { status: 400 });
  }
  throw redirect(nextOf(request));
}

export const clientAction = unlessUnreached(() => ({ refusal: { code: 'unavailable' as const } }));

/** Asks people who they are again, before what a stranger at their desk could not undo. */
export default function ProofPage() {
  const { elsewhere, passkeys } = useMessages('accounts');
  const t = elsewhere.proof;
  const isBusy = useIsSending();
  const { email, by, takesPasskey, providers, from, now } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <Entrance title={t.title} lead={t.lead} now={now} aside={t.why}>
      <DocumentHead title={t.title} />
      {takesPasskey && (
        <PasskeyButton occasion={{ purpose: 'prove' }} isBusy={isBusy} variant="solid">
          {passkeys.prove}
        </PasskeyButton>
      )}
      {by && <ProofForm email={email} by={by} isSecond={takesPasskey} refusal={refusal} />}
      <ProviderLinks providers={providers} purpose="prove" from={from} />
    </Entrance>
  );
}
