import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { WaitingAddress } from '#features/accounts/waiting-address.tsx';
import { draftKey } from '#features/share/draft.rules.ts';
import { DreamForm } from '#features/share/dream-form.tsx';
import { Cancel } from '#features/share/form-foot.tsx';
import { type NotSent, send, sendFromPage } from '#features/share/sending.form.ts';
import { freshStamp } from '#features/share/stamp.form.ts';
import { blankValues, creationOf, privateWords } from '#features/share/values.form.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { useResumed } from '#keeping/use-resumed.ts';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { Page, PageHead } from '#ui/page.tsx';

const next = '/dashboard';

export function loader({ request, context }: LoaderFunctionArgs) {
  const { id, username, isEmailVerified } = requireUser(context, request);
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  const now = new Date().toISOString();
  const stamp = freshStamp(null);
  return { userId: id, username, isWaiting: isEmailVerified === false, timeZone, now, stamp };
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
  return send({
    form,
    next,
    tell: (values, options) => api.dreams.create(creationOf(values), options),
  });
}

export async function clientAction(page: ClientActionFunctionArgs) {
  return sendFromPage(page, next);
}

export default function NewDreamPage() {
  const t = useMessages('share');
  const { userId, username, isWaiting, timeZone, now, stamp } = useLoaderData<typeof loader>();
  const notSent = useActionData<NotSent>();
  const { words, isPosted } = useResumed();
  return (
    <Page>
      <DocumentHead title={t.title} />
      <PageHead title={t.title} />
      {isWaiting && <WaitingAddress place="waitingForm" />}
      <DreamForm
        key={words?.id ?? (isPosted && notSent ? 'posted' : 'new')}
        isNew
        username={username}
        values={{ ...blankValues(timeZone), ...(words && privateWords(words.text)) }}
        draft={draftKey(userId, words?.id ?? null)}
        takenUp={words?.id}
        stamp={stamp}
        now={now}
        notSent={notSent}
        next={next}
        cancel={<Cancel fallback={next} />}
      />
    </Page>
  );
}
