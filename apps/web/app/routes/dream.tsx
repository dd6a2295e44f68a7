import type { Client } from '@reverie/sdk';
import type { ComponentProps } from 'react';
import { Link, type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, originContext, userContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { WaitingAddress } from '#features/accounts/waiting-address.tsx';
import { type OwnMeanings, OwnMeaningsProvider } from '#features/analysis/own-meanings.tsx';
import { PendingReading } from '#features/analysis/pending-reading.tsx';
import { Reading } from '#features/analysis/reading.tsx';
import { UnreadableReport } from '#features/analysis/unreadable-report.tsx';
import { BackLink } from '#features/dreams/back-link.tsx';
import { DreamHead } from '#features/dreams/dream-head.tsx';
import { DreamMeta } from '#features/dreams/dream-meta.tsx';
import { OwnerTools } from '#features/dreams/owner-tools.tsx';
import { Tags } from '#features/dreams/tags.tsx';
import { VeiledDream } from '#features/dreams/veiled-dream.tsx';
import { Leak } from '#features/images/leak.tsx';
import { Painting } from '#features/images/painting.tsx';
import { OpenStudio, Studio } from '#features/images/studio.tsx';
import { useStudio } from '#features/images/use-studio.ts';
import { RecordingPlayer } from '#features/recordings/player.tsx';
import { readRecording } from '#features/recordings/queries.ts';
import { readingType } from '#head/type.ts';
import { useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { useLiveEvents } from '#loading/use-live-events.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { useVeil } from '#reader/warned-dreams.tsx';
import { refererOf } from '#reader/way-back.ts';
import { Page } from '#ui/page.tsx';

export const links: LinksFunction = () => [readingType];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = params.id ?? '';
  try {
    const [dream, analysis] = await Promise.all([api.dreams.get({ id }), api.analysis.get({ id })]);
    const origin = context.get(originContext);
    const history = dream.viewer.canRepaint ? await api.images.history({ id }) : null;
    const user = context.get(userContext);
    const isSignedIn = user !== null;
    const isPublic = dream.visibility === 'public';
    const isKeptBack = dream.viewer.isOwner && isPublic && user?.isEmailVerified === false;
    const referer = refererOf(request, origin);
    const meanings = dream.viewer.isOwner ? await meaningsOf(api, analysis) : null;
    const voice = await readRecording(api, dream.audioId);
    return { dream, analysis, history, origin, isSignedIn, isKeptBack, referer, meanings, voice };
  } catch (error) {
    return asPageError(error);
  }
}

export default function DreamPage() {
  const given = useLoaderData<typeof loader>();
  const { dream, analysis, history, origin, isSignedIn, isKeptBack, referer, meanings, voice } =
    given;
  const ask = useAskAnew();
  const readAgain = () => void ask();
  const { id, content, report, image, viewer } = dream;

  const { progress, hear, isOpen, toggle, opener } = useStudio(dream, history);

  useLiveEvents({
    // What happened between the server's answer and the stream's opening is asked for again.
    onOpen: () => isWaiting(dream) && readAgain(),
    onEvent: (event) => event.dreamId === id && (hear(event) || readAgain()),
  });

  const veil = useVeil(dream);
  const tags = <Tags tags={dream.tags} lang={useLangOf()(dream.language)} />;
  const whole = (
    <>
      {image && <Leak image={image} />}
      <DreamHead
        dream={dream}
        painting={
          <Painting
            dream={dream}
            progress={progress}
            ahead={history?.ahead ?? null}
            onRequested={readAgain}
          />
        }
        tools={
          <>
            {history && <OpenStudio ref={opener} isOpen={isOpen} onToggle={toggle} />}
            <OwnerTools dream={dream} />
          </>
        }
      />
      {history && isOpen && (
        <Studio
          dreamId={id}
          image={image}
          history={history}
          progress={progress}
          onChanged={readAgain}
          onClose={toggle}
        />
      )}
      {voice && <Voice dreamId={id} recording={voice.recording} />}
      <div className="mt-14 md:mt-20">
        {dream.isReportUnreadable && <UnreadableReport />}
        {'status' in analysis ? (
          <PendingReading
            dreamId={id}
            isOwner={viewer.isOwner}
            text={content}
            language={dream.language ?? undefined}
            status={analysis.status}
            onRequested={readAgain}
          >
            {tags}
          </PendingReading>
        ) : (
          <Reading
            key={`${id} ${dream.revision}`}
            dreamId={id}
            isOwner={viewer.isOwner}
            canAnswer={viewer.canGiveFeedback}
            content={content}
            report={report}
            analysis={analysis}
          >
            {tags}
          </Reading>
        )}
      </div>
    </>
  );
  return (
    <OwnMeaningsProvider of={meanings}>
      <DreamMeta dream={dream} origin={origin} isVeiled={veil.isVeiled} />
      <Page>
        <BackLink key={id} isSignedIn={isSignedIn} referer={referer} />
        {isKeptBack && <WaitingAddress place="waitingDream" />}
        {veil.isVeiled ? (
          <VeiledDream key={id} dream={dream} veil={veil}>
            {whole}
          </VeiledDream>
        ) : (
          whole
        )}
      </Page>
    </OwnMeaningsProvider>
  );
}

type VoiceProps = {
  dreamId: string;
  recording: ComponentProps<typeof RecordingPlayer>['recording'];
};

/** The first layer of one's own dream, to be heard beside its text. */
function Voice({ dreamId, recording }: VoiceProps) {
  const t = useMessages('recordings');
  return (
    <section aria-labelledby="voice" className="mt-14 border-t border-line pt-8">
      <h2 id="voice" className="font-display text-h3">
        {t.title}
      </h2>
      <p className="mt-1 text-small text-ink-soft">
        {t.sealed}{' '}
        <Link to={`/dreams/${dreamId}/layers`} className="inline-link">
          {t.openLayers}
        </Link>
      </p>
      <RecordingPlayer recording={recording} />
    </section>
  );
}

type Analysis = Awaited<ReturnType<Client['analysis']['get']>>;

/** What symbols mean to their dreamer. */
async function meaningsOf({ symbols }: Client, analysis: Analysis): Promise<OwnMeanings> {
  if ('status' in analysis) return null;
  const { meanings: said } = await symbols.meanings();
  return Object.fromEntries(
    said.flatMap(({ symbol, meaning }) => (meaning === null ? [] : [[symbol, meaning]])),
  );
}

type Waiting = { analysisStatus: string; imageStatus: string };

function isWaiting({ analysisStatus, imageStatus }: Waiting): boolean {
  return [analysisStatus, imageStatus].some(
    (status) => status === 'queued' || status === 'running',
  );
}
