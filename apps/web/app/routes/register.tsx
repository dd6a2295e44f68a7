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
import { ProviderLinks } from '#features/accounts/provider-links.tsx';
import { RegisterForm } from '#features/accounts/register-form.tsx';
import {
  readRegistration,
  registrationBody,
  registrationRefusal,
  withoutSecrets,
} from '#features/accounts/registration.form.ts';
import { enter } from '#features/accounts/signing-in.form.ts';
import { readPending } from '#features/telling/pending.server.ts';
import { PendingDream } from '#features/telling/pending-dream.tsx';
import { pendingEn } from '#features/telling/pending-text.en.ts';
import { pendingFr } from '#features/telling/pending-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { textIn } from '#language/typography.ts';
import { isTrapped } from '#ui/honeypot.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from');
  if (context.get(userContext)) throw redirect(returnPath(from));
  const api = context.get(apiContext);
  const [{ providers }, pending] = await Promise.all([
    api.identities.providers(),
    readPending(api, from),
  ]);
  const text = textIn({ fr: pendingFr, en: pendingEn }, languageOf(request.headers));
  return { now: new Date().toISOString(), from, providers, pending, text };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const posted = await request.formData();
  const form = readRegistration(posted);
  const body = registrationBody(form, languageOf(request.headers));
  return enter({
    request,
    kept: withoutSecrets(form),
    remember: false,
    refusal: isTrapped(posted) ? { code: 'unavailable' } : registrationRefusal(form),
    send: () => context.get(apiContext).accounts.register(body),
  });
}

export const clientAction = unlessUnreached((form) => ({
  refusal: { code: 'unavailable' as const },
  kept: withoutSecrets(readRegistration(form)),
}));

export default function RegisterPage() {
  const t = useMessages('accounts');
  const { now, from, providers, pending, text } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const refused = useActionData<typeof action>();
  return (
    <Entrance
      title={t.register.title}
      lead={pending ? text.lead : t.register.lead}
      now={now}
      pending={pending && <PendingDream text={text} pending={pending} now={now} />}
      aside={
        <>
          {t.register.hasAccount}{' '}
          <Link to={{ pathname: '/login', search }} className="inline-link">
            {t.register.toLogin}
          </Link>
        </>
      }
    >
      <DocumentHead title={t.register.title} />
      <RegisterForm refusal={refused?.refusal} kept={refused?.kept} />
      <ProviderLinks providers={providers} from={from} />
    </Entrance>
  );
}
