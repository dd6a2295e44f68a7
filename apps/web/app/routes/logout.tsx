import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { browserApi } from '#api/browser.ts';
import { apiContext, userContext } from '#api/context.ts';
import { forgetToken, readToken } from '#api/token.ts';
import { endedSessionCookie } from '#features/accounts/session-cookie.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PlainState } from '#ui/page.tsx';
import { Submit } from '#ui/submit.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(userContext)) throw redirect('/');
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (context.get(userContext)) await context.get(apiContext).accounts.logout();
  throw redirect('/', { headers: { 'set-cookie': endedSessionCookie(request) } });
}

export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  // Where no token is kept, as after a sign-in without scripts, the cookie speaks for the session.
  if (readToken() === null) return serverAction();
  try {
    await browserApi().accounts.logout();
  } finally {
    forgetToken();
  }
  // A whole new page: nothing of the last reader stays in memory.
  throw redirectDocument('/');
}

/** Reached by its address alone, the page asks: a link must not end a session. */
export default function LogoutPage() {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Page>
      <DocumentHead title={t.logout.title} isListed={false} />
      <PlainState level={1} title={t.logout.title} text={t.logout.text}>
        <Form method="post">
          <Submit isBusy={isBusy} busyLabel={t.logout.submit}>
            {t.logout.submit}
          </Submit>
        </Form>
        <ButtonLink to="/dashboard">{t.logout.stay}</ButtonLink>
      </PlainState>
    </Page>
  );
}
