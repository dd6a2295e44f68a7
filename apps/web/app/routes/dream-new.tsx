import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { browserApi } from '#api/browser.ts';
import { apiContext, requireUser } from '#api/context.ts';
import { readToken } from '#api/token.ts';
import { Cancel } from '#features/share/cancel.tsx';
import { draftKey } from '#features/share/draft.ts';
import { DreamForm } from '#features/share/dream-form.tsx';
import { blankValues, creationOf } from '#features/share/dream-values.ts';
import {
  type NotSent,
  sendInBrowser,
  sendOnServer,
  sendThroughServer,
} from '#features/share/sending.ts';
import { freshStamp } from '#features/share/stamp.ts';
import { rememberVisibility } from '#features/share/use-draft.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

const next = '/dashboard';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { id, username } = requireUser(context, request);
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  return { userId: id, username, timeZone, now: new Date().toISOString(), stamp: freshStamp(null) };
}

/**
 * Kept by the browser for a step back, where no script runs: the form is then filled again with what
 * was sent, and has to be the same form. It holds no dream.
 */
export const headers = () => ({ 'cache-control': 'private, no-cache' });

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  return sendOnServer({
    form,
    next,
    send: (values, options) => api.dreams.create(creationOf(values), options),
  });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const form = await request.clone().formData();
  // A session begun without scripts is known to the server alone.
  if (readToken() === null) return sendThroughServer(form, () => serverAction<NotSent>());
  return sendInBrowser({
    form,
    next,
    send: async (values, options) => {
      const dream = await browserApi().dreams.create(creationOf(values), options);
      rememberVisibility(values.visibility);
      return dream;
    },
  });
}

export default function NewDreamPage() {
  const t = useMessages('share');
  const { userId, username, timeZone, now, stamp } = useLoaderData<typeof loader>();
  const notSent = useActionData<NotSent>();
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} />
      <DreamForm
        isNew
        username={username}
        values={blankValues(timeZone)}
        draft={draftKey(userId, null)}
        stamp={stamp}
        now={now}
        notSent={notSent}
        cancel={<Cancel fallback={next} />}
      />
    </Page>
  );
}
