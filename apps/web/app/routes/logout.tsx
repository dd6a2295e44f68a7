import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from 'react-router';
import { apiContext, userContext } from '#api/context.ts';
import { endedSessionCookie } from '#features/accounts/session-cookie.rules.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PlainState } from '#ui/page.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(userContext)) throw redirect('/');
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  if (context.get(userContext)) await context.get(apiContext).accounts.logout();
  // A whole new page: nothing of the last reader stays in memory.
  throw redirectDocument('/', { headers: { 'set-cookie': endedSessionCookie(request) } });
}

/** Reached by its address alone, the page asks: a link must not end a session. */
export default function LogoutPage() {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Page>
      <DocumentHead title={t.logout.title} />
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
