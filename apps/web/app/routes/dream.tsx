import type { Dream } from '@reverie/contract/dreams';
import { type DreamReader, dreamReaders } from '@reverie/contract/dreams.rules';
import type { ImageHistory } from '@reverie/contract/images';
import { type Client, newKey } from '@reverie/sdk';
import { type ComponentProps, useRef } from 'react';
import {
  type ActionFunctionArgs,
  data,
  isRouteErrorResponse,
  Link,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { apiContext, originContext, requireUser, userContext } from '#api/context.ts';
import { unlessUnreached } from '#api/forms.ts';
import { asPageError, codeOf } from '#api/refusal.ts';
import { WaitingAddress } from '#features/accounts/waiting-address.tsx';
import { type OwnMeanings, OwnMeaningsProvider } from '#features/analysis/own-meanings.tsx';
import { PendingReading } from '#features/analysis/pending-reading.tsx';
import { Reading } from '#features/analysis/reading.tsx';
import { UnreadableReport } from '#features/analysis/unreadable-report.tsx';
import birthStyles from '#features/birth/birth.css?url';
import { Birth } from '#features/birth/birth.tsx';
import { LivingPrint } from '#features/birth/living.tsx';
import {
  type CommentRefusal,
  isAboutComments,
  refuseComment,
  sendComment,
} from '#features/comments/comment.form.ts';
import commentStyles from '#features/comments/comments.css?url';
import { Conversation } from '#features/comments/conversation.tsx';
import { afterComment, readAsked } from '#features/comments/rules.ts';
import { BackLink } from '#features/dreams/back-link.tsx';
import { DreamFoot, DreamHead } from '#features/dreams/dream-head.tsx';
import { DreamMeta } from '#features/dreams/dream-meta.tsx';
import nearStyles from '#features/dreams/near.css?url';
import { NearDreams } from '#features/dreams/near-dreams.tsx';
import { NightsBeside } from '#features/dreams/nights-beside.tsx';
import { OwnerTools } from '#features/dreams/owner-tools.tsx';
import { SeenAs, type SeenAsProps } from '#features/dreams/seen-as.tsx';
import { ShareCard } from '#features/dreams/share-card.tsx';
import { Tags } from '#features/dreams/tags.tsx';
import { VeiledDream } from '#features/dreams/veiled-dream.tsx';
import { ErrorPage } from '#features/frame/error-page.tsx';
import { Leak } from '#features/images/leak.tsx';
import { InOwnWords } from '#features/images/own-words.tsx';
import { Painting } from '#features/images/painting.tsx';
import { Refused } from '#features/images/refused.tsx';
import {
  afterPicture,
  type PictureRefusal,
  pictureIntentOf,
  refusePicture,
  sendPicture,
} from '#features/images/studio.form.ts';
import { OpenStudio, Studio } from '#features/images/studio.tsx';
import { swatches } from '#features/images/swatches.server.ts';
import { useProgress } from '#features/images/use-progress.ts';
import { ReportLink } from '#features/moderation/report-link.tsx';
import { staysAsRead } from '#features/moderation/rules.ts';
import { motifsWithPages } from '#features/motifs/queries.ts';
import { conceptsOf } from '#features/patterns/rules.ts';
import { OwnSimilar, Shared } from '#features/patterns/similar.tsx';
import { Intended } from '#features/practice/came.tsx';
import { RecordingPlayer } from '#features/recordings/player.tsx';
import { readRecording } from '#features/recordings/queries.ts';
import { readingType } from '#head/type.ts';
import { useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { useLiveEvents } from '#loading/use-live-events.ts';
import { useLangOf } from '#reader/other-language.tsx';
import { OwnBlurredProvider } from '#reader/said.tsx';
import { useVeil } from '#reader/warned-dreams.tsx';
import { refererOf } from '#reader/way-back.ts';
import { later } from '#ui/later.ts';
import { Page } from '#ui/page.tsx';

export const links: LinksFunction = () => [
  readingType,
  { rel: 'stylesheet', href: birthStyles },
  { rel: 'stylesheet', href: commentStyles },
  { rel: 'stylesheet', href: nearStyles },
];

export const shouldRevalidate = staysAsRead;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = params.id ?? '';
  const as = seenAs(request);
  try {
    const { page, done } = readAsked(new URL(request.url));
    const reader = { id, ...(as && { as }) };
    const [received, analysis, beside, conversing, similar] = await Promise.all([
      api.dreams.get(reader),
      api.analysis.get(reader),
      api.dreams.beside(reader),
      api.comments.list({ ...reader, page }),
      // What the page can stand without.
      api.patterns.similar(reader).catch(() => null),
    ]);
    // What somebody else would do there is not done in their name.
    const idle = { ...received.viewer, canLike: false, canGiveFeedback: false };
    const dream = as ? { ...received, viewer: idle } : received;
    const said = as ? { ...conversing, canComment: false } : conversing;
    const conversation = { said, page, done };
    const origin = context.get(originContext);
    const history = dream.viewer.canRepaint ? await api.images.history({ id }) : null;
    const user = context.get(userContext);
    const isSignedIn = as ? as !== 'stranger' : user !== null;
    const isPublic = dream.visibility === 'public';
    const isKeptBack = dream.viewer.isOwner && isPublic && user?.isEmailVerified === false;
    const referer = refererOf(request, origin);
    const meanings = dream.viewer.isOwner ? await meaningsOf(api, analysis) : null;
    const intention =
      dream.viewer.isOwner && dream.night && !as ? await intentionOf(api, dream.night) : null;
    const paged = await motifsWithPages(api, similar ? conceptsOf(similar) : []);
    const voice = await readRecording(api, dream.audioId);
    // What the studio is sent under, and the colours that it offers.
    const studio = history && { stamp: newKey(), swatches };
    const own = { isSignedIn, isKeptBack, meanings, similar, paged, intention, voice, studio };
    const seen = as && { dreamId: id, as, community: dream.community?.name ?? null };
    return { dream, analysis, beside, conversation, history, origin, referer, seen, ...own };
  } catch (error) {
    if (as && codeOf(error) === 'not_found') throw await unseen(api, id, as);
    return asPageError(error);
  }
}

/** Whom its dreamer asks to see the dream as. */
function seenAs(request: Request): DreamReader | null {
  const asked = new URL(request.url).searchParams.get('seen');
  return dreamReaders.find((reader) => reader === asked) ?? null;
}

/** The page that somebody who may not see it is shown, said to be theirs to its dreamer alone. */
async function unseen(api: Client, id: string, as: DreamReader) {
  const dream = await api.dreams.get({ id }).catch(asPageError);
  const code = 'not_found' as const;
  const community = dream.community?.name ?? null;
  const seen = dream.viewer.isOwner ? { dreamId: id, as, community } : null;
  return data({ code, seen }, { status: 404 });
}

export function ErrorBoundary() {
  const error = useRouteError();
  const seen = isRouteErrorResponse(error) ? (error.data?.seen as SeenAsProps | null) : null;
  return (
    <>
      {seen && (
        <Page className="seen-nothing">
          <SeenAs {...seen} />
        </Page>
      )}
      <ErrorPage error={error} />
    </>
  );
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  if (pictureIntentOf(form) !== null) {
    const refusal = await sendPicture(api, id, form);
    if (refusal) return data(refusal, { status: refusal.wait === null ? 400 : 429 });
    throw redirect(afterPicture(id, form));
  }
  if (!isAboutComments(form)) throw data(null, { status: 400 });
  const sent = await sendComment(api, id, form);
  if ('reason' in sent) return data(sent, { status: 400 });
  throw redirect(`/dreams/${id}${afterComment(new URL(request.url), sent)}`);
}

export const clientAction = unlessUnreached((form): CommentRefusal | PictureRefusal => {
  const isOfPicture = pictureIntentOf(form) !== null;
  return isOfPicture ? refusePicture(form) : refuseComment(form, 'unavailable');
});

export default function DreamPage() {
  const given = useLoaderData<typeof loader>();
  const { dream, analysis, beside, conversation, history, origin, referer } = given;
  const { isSignedIn, isKeptBack, meanings, similar, paged, intention, voice, studio, seen } =
    given;
  const answer = useActionData<CommentRefusal | PictureRefusal>();
  const ofPicture = answer?.of === 'picture' ? answer : undefined;
  const ofAnswer = ofPicture?.intent === 'answer' ? ofPicture : undefined;
  const ofComment = answer?.of === 'comments' ? answer : undefined;
  const ask = useAskAnew();
  const readAgain = () => void ask();
  const { id, content, report, image, viewer } = dream;

  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isComing = dream.imageStatus === 'queued' || dream.imageStatus === 'running';
  // A new picture of a dream that has one waits beside the old one.
  const isBeingBorn = search.has('birth') && (image === null) === isComing;

  const { progress, hear } = useProgress(dream, history);
  const opener = useRef<HTMLAnchorElement>(null);
  const isOpen = search.has('studio') && history !== null;

  useLiveEvents({
    // What happened between the server's answer and the stream's opening is asked for again.
    onOpen: () => isWaiting(dream) && readAgain(),
    onEvent: (event) => event.dreamId === id && (hear(event) || readAgain()),
  });

  const lang = useLangOf()(dream.language);
  const veil = useVeil(dream);
  const parts = {
    print: hasPrint(dream) && (
      <Painting
        dream={dream}
        progress={progress}
        ahead={history?.ahead ?? null}
        tools={history && <OpenStudio ref={opener} dreamId={id} isOpen={isOpen} />}
        question={
          studio &&
          history &&
          !isOpen && <InOwnWords told={toldOf(history)} stamp={studio.stamp} refusal={ofAnswer} />
        }
        stamp={studio?.stamp ?? null}
      />
    ),
    head: (
      <>
        <DreamHead dream={dream} />
        {dream.isReportUnreadable && <UnreadableReport />}
      </>
    ),
    foot: (
      <DreamFoot
        dream={dream}
        tags={<Tags tags={dream.tags} lang={lang} />}
        tools={<OwnerTools dream={dream} />}
      />
    ),
  };
  const between = (
    <>
      {ofPicture && !isOpen && !ofAnswer?.showsNothing && <Refused refusal={ofPicture} />}
      {studio && history && isOpen && (
        <Studio
          {...studio}
          dreamId={id}
          told={{ text: content, lang }}
          image={image}
          history={history}
          progress={progress}
          removed={search.get('removed')}
          refusal={ofPicture}
          opener={opener}
          onChanged={readAgain}
        />
      )}
      {voice && <Voice dreamId={id} recording={voice.recording} />}
    </>
  );
  const whole = (
    <>
      {image && <Leak image={image} />}
      {'status' in analysis ? (
        <PendingReading
          {...parts}
          dreamId={id}
          isOwner={viewer.isOwner}
          text={content}
          language={dream.language ?? undefined}
          status={analysis.status}
          onRequested={readAgain}
        >
          {between}
        </PendingReading>
      ) : (
        <Reading
          {...parts}
          key={`${id} ${dream.revision} ${seen?.as}`}
          dreamId={id}
          isOwner={viewer.isOwner}
          canAnswer={viewer.canGiveFeedback}
          content={content}
          report={report}
          analysis={analysis}
        >
          {between}
        </Reading>
      )}
      {similar && (
        <NearDreams
          near={similar.dreams}
          sharedOf={(reasons) => <Shared reasons={reasons} paged={paged} />}
        />
      )}
      {similar?.own && <OwnSimilar {...similar.own} paged={paged} />}
      <div className="after-dream" {...later}>
        {(dream.visibility !== 'private' || conversation.said.totalCount > 0) && (
          <Conversation
            key={id}
            dream={dream}
            {...conversation}
            isSignedIn={isSignedIn}
            reportOf={(comment, about) => (
              <ReportLink
                kind="comment"
                id={comment}
                back={`/dreams/${id}#comments`}
                among="acts"
                about={about}
              />
            )}
            refusal={ofComment}
          />
        )}
        <ShareCard dream={dream} origin={origin} onCounted={readAgain} />
        {isSignedIn && !viewer.isOwner && !seen && (
          <p className="reporting flex flex-wrap gap-x-6">
            <ReportLink kind="dream" id={id} back={`/dreams/${id}`} />
            {dream.image && <ReportLink kind="picture" id={id} back={`/dreams/${id}`} />}
          </p>
        )}
      </div>
    </>
  );
  return (
    <OwnBlurredProvider value={dream.blurred ?? noneBlurred}>
      <OwnMeaningsProvider of={meanings}>
        <DreamMeta dream={dream} origin={origin} isVeiled={veil.isVeiled} />
        <Page className={isBeingBorn ? 'unborn' : undefined}>
          {image && !isBeingBorn && !veil.isVeiled && (
            <LivingPrint key={image.name} image={image} />
          )}
          {isBeingBorn && !veil.isVeiled && (
            <Birth
              image={image}
              analysis={'status' in analysis ? null : analysis}
              onDone={() =>
                void navigate(`/dreams/${id}`, { replace: true, preventScrollReset: true })
              }
            />
          )}
          {seen && <SeenAs {...seen} />}
          <BackLink key={id} {...{ isSignedIn, referer }} community={dream.community} />
          {isKeptBack && <WaitingAddress place="waitingDream" />}
          {veil.isVeiled ? (
            <VeiledDream key={id} dream={dream} veil={veil}>
              {whole}
            </VeiledDream>
          ) : (
            whole
          )}
          {intention && <Intended intention={intention} dreamId={id} />}
          <NightsBeside beside={beside} />
        </Page>
      </OwnMeaningsProvider>
    </OwnBlurredProvider>
  );
}

/** What its dreamer said of the painting that is shown. */
function toldOf({ images }: ImageHistory): string | null {
  return images.find(({ isShown }) => isShown)?.arrangement.told ?? null;
}

const noneBlurred: [] = [];

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

/** What was wished of its night; the page can stand without it. */
async function intentionOf({ practice }: Client, date: string) {
  const kept = await practice.night({ date }).catch(() => null);
  return kept?.intention?.isUnreadable === false ? kept.intention : null;
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

/** A dream that nobody asked to paint is its words alone, but to who may have it painted. */
function hasPrint({ image, imageStatus, viewer }: Dream): boolean {
  return image !== null || viewer.canRepaint || !['none', 'asks'].includes(imageStatus);
}

type Waiting = { analysisStatus: string; imageStatus: string };

function isWaiting({ analysisStatus, imageStatus }: Waiting): boolean {
  return [analysisStatus, imageStatus].some(
    (status) => status === 'queued' || status === 'running',
  );
}
