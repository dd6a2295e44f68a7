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
import { asPageError } from '#api/refusal.ts';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { type PeopleRefusal, sendPerson } from '#features/people/people.form.ts';
import { PeopleList, Proposed } from '#features/people/people-list.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Done } from '#ui/done.tsx';
import { Page, PageHead } from '#ui/page.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const told = await context.get(apiContext).people.list().catch(asPageError);
  return { told, isDone: new URL(request.url).searchParams.has('done') };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const refusal = await sendPerson(context.get(apiContext), await request.formData());
  if (refusal) return data(refusal, { status: 400 });
  throw redirect('/journal/people?done');
}

export default function PeoplePage() {
  const { told, isDone } = useLoaderData<typeof loader>();
  const refusal = useActionData<PeopleRefusal>();
  const t = useMessages('people');
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      <div className="mb-6">
        <Done>{isDone && !refusal && t.done}</Done>
      </div>
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-20">
        <PeopleList people={told.people} refusal={refusal} />
        <Proposed key={told.people.length} proposed={told.proposed} refusal={refusal} />
      </div>
    </Page>
  );
}
