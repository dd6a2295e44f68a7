import type { Client } from '@reverie/sdk';
import { useState } from 'react';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { WaitingAddress } from '#features/accounts/waiting-address.tsx';
import { Previewed } from '#features/dreams/previewed.tsx';
import { Dictation } from '#features/recordings/dictation.tsx';
import { RecordingPlayer } from '#features/recordings/player.tsx';
import { ProposalNote } from '#features/recordings/proposal.tsx';
import { readRecording } from '#features/recordings/queries.ts';
import {
  isAboutRecording,
  type RecordingRefusal,
  sendRecording,
} from '#features/recordings/recording.form.ts';
import { WrittenDown } from '#features/recordings/written-down.tsx';
import { draftKey } from '#features/share/draft.rules.ts';
import { DreamForm } from '#features/share/dream-form.tsx';
import { Cancel } from '#features/share/form-foot.tsx';
import { localTextOf } from '#features/share/local-time.rules.ts';
import { questionOf, sharedWithOf } from '#features/share/queries.ts';
import { type NotSent, send, sendFromPage } from '#features/share/sending.form.ts';
import { freshStamp } from '#features/share/stamp.form.ts';
import {
  blankValues,
  creationOf,
  type DreamValues,
  privateWords,
} from '#features/share/values.form.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { forgetItem, keepItem, recallItem } from '#keeping/keep.ts';
import { useResumed } from '#keeping/use-resumed.ts';
import { knownTimeZone } from '#language/formats.ts';
import { readCookie } from '#language/language.ts';
import { useMessages } from '#language/messages.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page, PageHead } from '#ui/page.tsx';

/** Where a form leads that is given up, or was sent while this page slept. */
const next = '/dashboard';
/** What was spoken is kept to oneself first: its dreamer finds it in their journal. */
const nextOfVoice = '/journal';

const birthPage = /^\/dreams\/[0-9a-f-]{36}\?birth$/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, username, isEmailVerified } = requireUser(context, request);
  const timeZone = knownTimeZone(readCookie(request.headers.get('cookie'), 'timezone'));
  const now = new Date().toISOString();
  const stamp = freshStamp(null);
  const audioId = new URL(request.url).searchParams.get('audioId');
  const voice = audioId === null ? null : await voiceOf(context.get(apiContext), audioId);
  const isWaiting = isEmailVerified === false;
  const api = context.get(apiContext);
  const communities = await sharedWithOf(api);
  const { searchParams } = new URL(request.url);
  const place = communities.find(({ id }) => id === searchParams.get('community'));
  const question = place ? await questionOf(api, place, searchParams.get('question')) : null;
  const chosen = place?.id ?? null;
  const asked = { communities, chosen, question };
  const given = { userId: id, username, isWaiting, timeZone, now, stamp, voice, ...asked };
  return data(given, voice ? {} : { headers: { 'cache-control': 'private, no-cache' } });
}

/** A recording of one's own that has no dream yet, and what is proposed of it. */
async function voiceOf(api: Client, id: string) {
  const found = await readRecording(api, id);
  if (!found) throw data({ code: 'not_found' }, { status: 404 });
  const { dreamId } = found.recording;
  if (dreamId) throw redirect(`/dreams/${dreamId}/edit`);
  return { ...found, proposal: await api.recordings.proposal({ id }) };
}

/**
 * Kept by the browser for a step back, where no script runs: the form is then filled again with what
 * was sent, and has to be the same form. It holds no dream, unless it was spoken: that one is not
 * kept, and once told its form leads to the dream.
 */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function action({ request, context }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  if (isAboutRecording(form)) {
    const refusal = await sendRecording(api, form);
    if (refusal) return data(refusal, { status: 400 });
    throw redirect(`/dreams/new?audioId=${encodeURIComponent(textOf(form, 'recordingId'))}`);
  }
  return send({
    form,
    next: (dream) => (dream ? `/dreams/${dream.id}?birth` : next),
    tell: (values, options) => api.dreams.create(creationOf(values), options),
  });
}

export async function clientAction(page: ClientActionFunctionArgs) {
  const form = await page.request.clone().formData();
  return isAboutRecording(form)
    ? page.serverAction()
    : sendFromPage(page, (path) => birthPage.test(path));
}

type Given = ReturnType<typeof useLoaderData<typeof loader>>;
type Voice = NonNullable<Given['voice']>;

export default function NewDreamPage() {
  const t = useMessages('share');
  const { title: voiceTitle } = useMessages('recordings');
  const given = useLoaderData<typeof loader>();
  const { userId, username, isWaiting, timeZone, now, stamp, voice, communities, chosen } = given;
  const { question } = given;
  const answer = useActionData<NotSent | RecordingRefusal>();
  const { words, isPosted } = useResumed();
  const isOfVoice = answer && 'of' in answer;
  // What the form was filled with: words that come later are offered, and write over nothing.
  const [proposal, setProposal] = useState(voice?.proposal ?? null);
  const draft = draftKey(userId, voice?.recording.id ?? words?.id ?? null);
  const notSent = isOfVoice ? undefined : answer;
  const isNewer = voice !== null && proposal?.raw !== voice.proposal.raw;
  const navigate = useNavigate();
  /** The form stays as it is, and has a sound from here on: its draft goes by the name of that. */
  function takeSound(id: string) {
    const typed = recallItem(draft);
    forgetItem(draft);
    if (typed !== null) keepItem(draftKey(userId, id), typed);
    const asked = new URLSearchParams({ audioId: id });
    void navigate(`?${asked}`, { replace: true, preventScrollReset: true });
  }
  return (
    <Page>
      <DocumentHead title={t.title} />
      <PageHead title={t.title} />
      {isWaiting && <WaitingAddress place="waitingForm" />}
      {voice && (
        <section aria-label={voiceTitle} className="mb-12 grid gap-6 border-b border-line pb-10">
          <RecordingPlayer recording={voice.recording} hasKeys />
          <WrittenDown {...voice} refusal={isOfVoice ? answer : undefined} />
          <ProposalNote
            proposal={voice.proposal}
            onRefill={
              isNewer
                ? () => {
                    forgetItem(draft);
                    setProposal(voice.proposal);
                  }
                : null
            }
          />
        </section>
      )}
      <DreamForm
        key={words?.id ?? proposal?.raw ?? (isPosted && notSent ? 'posted' : 'new')}
        isNew
        username={username}
        values={
          voice
            ? proposedValues(voice, proposal, timeZone)
            : {
                ...blankValues(timeZone),
                ...(chosen && { visibility: `community:${chosen}` as const }),
                ...(chosen && question && { question: `${chosen}:${question.id}` }),
                ...(words && privateWords(words.text)),
              }
        }
        communities={communities}
        question={question?.words}
        draft={draft}
        takenUp={words?.id}
        stamp={stamp}
        now={voice?.recording.recordedAt ?? now}
        notSent={notSent}
        preview={(views) => <Previewed views={views} />}
        voice={voice ? undefined : (write) => <Dictation write={write} onKept={takeSound} />}
        cancel={<Cancel fallback={voice ? nextOfVoice : next} />}
      />
    </Page>
  );
}

/** Private until its dreamer says otherwise, of the night in which it was spoken. */
function proposedValues(
  { recording }: Voice,
  proposal: Voice['proposal'] | null,
  timeZone: string,
): DreamValues {
  const { id, recordedAt } = recording;
  return {
    ...blankValues(timeZone),
    content: proposal?.content ?? '',
    report: proposal?.report ?? '',
    dreamedAt: localTextOf(recordedAt, timeZone),
    visibility: 'private',
    audioId: id,
  };
}
