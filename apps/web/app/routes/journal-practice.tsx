import { dateOn } from '@reverie/contract/practice.rules';
import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import {
  actOf,
  type PracticeRefusal,
  practiceActs,
  refusePractice,
  sendPractice,
} from '#features/practice/practice.form.ts';
import { PracticePage } from '#features/practice/practice-page.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { Done } from '#ui/done.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const zoneOf = (request: Request) =>
  knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const timeZone = zoneOf(request);
  const said = new URL(request.url).searchParams.get('done');
  return {
    practice: await context.get(apiContext).practice.get({ timeZone }).catch(asPageError),
    timeZone,
    today: dateOn(new Date(), timeZone),
    done: practiceActs.find((act) => act === said) ?? null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const act = actOf(form);
  if (act === null) throw data(null, { status: 400 });
  const refusal = await sendPractice(context.get(apiContext), form, zoneOf(request));
  if (refusal) return data(refusal, { status: 400 });
  const dream = textOf(form, 'dream');
  if (/^[\da-f-]{36}$/.test(dream)) throw redirect(`/dreams/${dream}#intended`);
  throw redirect(`/journal/practice?done=${act}`);
}

export const clientAction = unlessUnreached(
  (form): PracticeRefusal => refusePractice(form, 'other'),
);

export default function JournalPracticePage() {
  const { done, ...given } = useLoaderData<typeof loader>();
  const refusal = useActionData<PracticeRefusal>();
  const t = useMessages('practice');
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      <div className="mb-6">
        <Done>{done && !refusal && t.done[done]}</Done>
      </div>
      <PracticePage {...given} refusal={refusal} />
    </Page>
  );
}
