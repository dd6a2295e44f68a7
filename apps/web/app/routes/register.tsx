import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
} from 'react-router';
import { browserApi } from '#api/browser.ts';
import { apiContext, userContext } from '#api/context.ts';
import { returnPath } from '#api/return-path.ts';
import { Entrance } from '#features/accounts/entrance.tsx';
import { RegisterForm } from '#features/accounts/register-form.tsx';
import {
  readRegistration,
  registrationBody,
  registrationRefusal,
  withoutSecrets,
} from '#features/accounts/registration.ts';
import { enterInBrowser, enterOnServer } from '#features/accounts/signing-in.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { isLanguage, languageOf } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const from = new URL(request.url).searchParams.get('from');
  if (context.get(userContext)) throw redirect(returnPath(from));
  return { now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = readRegistration(await request.formData());
  const body = registrationBody(form, languageOf(request.headers));
  return enterOnServer({
    request,
    kept: withoutSecrets(form),
    remember: false,
    refusal: registrationRefusal(form),
    enter: () => context.get(apiContext).accounts.register(body),
  });
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const form = readRegistration(await request.formData());
  const spoken = document.documentElement.lang;
  const body = registrationBody(form, isLanguage(spoken) ? spoken : 'fr');
  return enterInBrowser({
    request,
    kept: withoutSecrets(form),
    refusal: registrationRefusal(form),
    enter: () => browserApi().accounts.register(body),
  });
}

export default function RegisterPage() {
  const t = useMessages('accounts');
  const { now } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const refused = useActionData<typeof clientAction>();
  return (
    <Entrance
      title={t.register.title}
      lead={t.register.lead}
      now={now}
      aside={
        <>
          {t.register.hasAccount}{' '}
          <Link to={{ pathname: '/login', search }} className="inline-link">
            {t.register.toLogin}
          </Link>
        </>
      }
    >
      <DocumentHead title={t.register.title} isListed={false} />
      <RegisterForm refusal={refused?.refusal} kept={refused?.kept} />
    </Entrance>
  );
}
