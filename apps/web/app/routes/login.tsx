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
import { loginRefusal, readLogin } from '#features/accounts/login.ts';
import { LoginForm } from '#features/accounts/login-form.tsx';
import { enterInBrowser, enterOnServer } from '#features/accounts/signing-in.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  if (context.get(userContext)) throw redirect(returnPath(asked.get('from')));
  return { now: new Date().toISOString(), session: asked.get('session') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { password, ...kept } = readLogin(await request.formData());
  const login = { ...kept, password };
  return enterOnServer({
    request,
    kept,
    remember: login.remember,
    refusal: loginRefusal(login),
    enter: () => context.get(apiContext).accounts.login(login),
  });
}

export async function clientAction({ request }: ClientActionFunctionArgs) {
  const { password, ...kept } = readLogin(await request.formData());
  const login = { ...kept, password };
  return enterInBrowser({
    request,
    kept,
    refusal: loginRefusal(login),
    enter: () => browserApi().accounts.login(login),
  });
}

export default function LoginPage() {
  const t = useMessages('accounts');
  const { now, session } = useLoaderData<typeof loader>();
  const leads = new Map([
    ['ended', t.login.sessionEnded],
    ['renewed', t.login.renewed],
  ]);
  const { search } = useLocation();
  const refused = useActionData<typeof clientAction>();
  return (
    <Entrance
      title={t.login.title}
      lead={leads.get(session ?? '') ?? t.login.lead}
      now={now}
      aside={
        <>
          {t.login.noAccount}{' '}
          <Link to={{ pathname: '/register', search }} className="inline-link">
            {t.login.toRegister}
          </Link>
        </>
      }
    >
      <DocumentHead title={t.login.title} isListed={false} />
      <LoginForm refusal={refused?.refusal} kept={refused?.kept} />
    </Entrance>
  );
}
