import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { isNight, pathOf, readChoices } from '#features/journal/choices.rules.ts';
import friezeStyles from '#features/journal/frieze.css?url';
import styles from '#features/journal/journal.css?url';
import { JournalPage } from '#features/journal/journal-page.tsx';
import listStyles from '#features/journal/list.css?url';
import { readJournal } from '#features/journal/queries.ts';
import stripStyles from '#features/journal/strip.css?url';
import wallStyles from '#features/journal/wall.css?url';
import yearStyles from '#features/journal/year.css?url';
import { Morning } from '#features/waiting/morning.tsx';
import { readWaitingText } from '#features/waiting/text.ts';
import waitingStyles from '#features/waiting/waiting.css?url';
import { DocumentHead } from '#head/document-head.tsx';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';

const sheets = [
  styles,
  stripStyles,
  wallStyles,
  friezeStyles,
  yearStyles,
  listStyles,
  waitingStyles,
];
export const links = () => sheets.map((href) => ({ rel: 'stylesheet', href }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  const choices = readChoices(new URL(request.url).searchParams);
  const api = context.get(apiContext);
  const [journal, left] = await Promise.all([
    readJournal(api, choices, timeZone),
    api.recordings.list({ withoutDream: 'true' }),
  ]);
  const recordings = left.recordings
    // What was refused is still on the device that said it, and is told of there.
    .filter(({ status }) => status !== 'failed')
    .map(({ id, recordedAt, seconds, isKeyword }) => ({ id, recordedAt, seconds, isKeyword }));
  return { ...journal, recordings, waiting: readWaitingText(request) };
}

type Outcome = { isRefused: true };

/** Says of a night that nothing stayed of it, or takes that back. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const date = textOf(form, 'night');
  const hadNoRecall = textOf(form, 'hadNoRecall') === 'yes';
  try {
    if (!isNight(date)) return data<Outcome>({ isRefused: true }, { status: 400 });
    await context.get(apiContext).nights.put({ date, hadNoRecall });
  } catch {
    return data<Outcome>({ isRefused: true }, { status: 503 });
  }
  throw redirect(pathOf(readChoices(new URL(request.url).searchParams)));
}

export const clientAction = unlessUnreached((): Outcome => ({ isRefused: true }));

export default function JournalRoute() {
  const loaded = useLoaderData<typeof loader>();
  const t = useMessages('journal');
  const outcome = useActionData<Outcome>();
  const { q } = loaded.choices;
  return (
    <>
      <DocumentHead title={[q, t.title].filter(Boolean).join(' · ')} />
      <JournalPage
        {...loaded}
        isRefused={outcome?.isRefused ?? false}
        morning={<Morning text={loaded.waiting} recordings={loaded.recordings} />}
      />
    </>
  );
}
