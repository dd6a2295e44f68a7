import type { SignedPasskey } from '@reverie/contract/webauthn';
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { returnPath } from '#api/return-path.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { loginRefusal, readLogin, withoutPassword } from '#features/accounts/login.form.ts';
import { LoginForm } from '#features/accounts/login-form.tsx';
import { readPasskey } from '#features/accounts/passkey.form.ts';
import { ProviderLinks } from '#features/accounts/provider-links.tsx';
import { enter } from '#features/accounts/signing-in.form.ts';
import { readPending } from '#features/telling/pending.server.ts';
import { PendingDream } from '#features/telling/pending-dream.tsx';
import { pendingEn } from '#features/telling/pending-text.en.ts';
import { pendingFr } from '#features/telling/pending-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { textIn } from '#language/typography.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  if (context.get(userContext)) throw redirect(returnPath(asked.get('from')));
  const api = context.get(apiContext);
  const [from, session] = [asked.get('from'), asked.get('session')];
  const [{ providers }, { passkeys }, pending] = await Promise.all([
    api.identities.providers(),
    api.accounts.ways(),
    readPending(api, from),
  ]);
  const text = textIn({ fr: pendingFr, en: pendingEn }, languageOf(request.headers));
  return { now: new Date().toISOString(), session, from, providers, passkeys, pending, text };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const login = readLogin(form);
  const { remember } = login;
  const passkey = readPasskey<SignedPasskey>(form);
  const { accounts, passkeys } = context.get(apiContext);
  return enter({
    request,
    kept: withoutPassword(login),
    remember,
    refusal: passkey ? null : loginRefusal(login),
    send: () => (passkey ? passkeys.enter({ passkey, remember }) : accounts.login(login)),
  });
}

export const clientAction = unlessUnreached((form) => ({
  refusal: { code: 'unavailable' as const },
  kept: withoutPassword(readLogin(form)),
}));

export default function LoginPage() {
  const t = useMessages('accounts');
  const { now, session, from, providers, passkeys, pending, text } = useLoaderData<typeof loader>();
  const leads = new Map<string, string>([
    ['ended', t.login.sessionEnded],
    ['renewed', t.login.renewed],
    ...Object.entries(t.elsewhere.said),
  ]);
  const { search } = useLocation();
  const refused = useActionData<typeof action>();
  return (
    <Entrance
      title={t.login.title}
      lead={leads.get(session ?? '') ?? (pending ? text.lead : t.login.lead)}
      now={now}
      pending={pending && <PendingDream text={text} pending={pending} now={now} />}
      aside={
        <>
          {t.login.noAccount}{' '}
          <Link to={{ pathname: '/register', search }} className="inline-link">
            {t.login.toRegister}
          </Link>
        </>
      }
    >
      <DocumentHead title={t.login.title} />
      <LoginForm refusal={refused?.refusal} kept={refused?.kept} takesPasskeys={passkeys} />
      <ProviderLinks providers={providers} from={from} />
    </Entrance>
  );
}
