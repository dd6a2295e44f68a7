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
import { type NotSent, sendInBrowser, sendOnServer } from '#features/share/sending.ts';
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
  return { userId: id, username, timeZone, now: new Date().toISOString() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  return sendOnServer({ form, next, send: (values) => api.dreams.create(creationOf(values)) });
}

export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  // A session begun without scripts is known to the server alone.
  if (readToken() === null) return serverAction<NotSent>();
  return sendInBrowser({
    form: await request.formData(),
    next,
    send: async (values) => {
      const dream = await browserApi().dreams.create(creationOf(values));
      rememberVisibility(values.visibility);
      return dream;
    },
  });
}

export default function NewDreamPage() {
  const t = useMessages('share');
  const { userId, username, timeZone, now } = useLoaderData<typeof loader>();
  const notSent = useActionData<typeof clientAction>();
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} />
      <DreamForm
        isNew
        username={username}
        values={notSent?.kept ?? blankValues(timeZone)}
        draft={{ key: draftKey(userId, null), basis: '' }}
        now={now}
        refusal={notSent?.refusal}
        cancel={<Cancel fallback={next} />}
      />
    </Page>
  );
}
