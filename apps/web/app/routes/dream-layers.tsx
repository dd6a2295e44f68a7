import { ChevronLeft } from 'lucide-react';
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import { Leak } from '#features/images/leak.tsx';
import { Addition, AddLayer } from '#features/layers/additions.tsx';
import { Layer } from '#features/layers/layer.tsx';
import styles from '#features/layers/layers.css?url';
import { type LayerRefusal, sendLayer } from '#features/layers/layers.form.ts';
import { LayersHead } from '#features/layers/layers-head.tsx';
import { FirstWords, NightLayer, ToldLayer } from '#features/layers/told.tsx';
import { RecordingPlayer } from '#features/recordings/player.tsx';
import { type ReadRecording, readRecording } from '#features/recordings/queries.ts';
import {
  isAboutRecording,
  type RecordingRefusal,
  sendRecording,
} from '#features/recordings/recording.form.ts';
import { RemoveSound } from '#features/recordings/remove-sound.tsx';
import { WrittenDown } from '#features/recordings/written-down.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { textOf } from '#ui/form-text.ts';
import { Page } from '#ui/page.tsx';

/** Versions that may be chosen between at once: the newest. */
const pageSize = 100;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  requireUser(context, request);
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  try {
    const [dream, layers, { versions }] = await Promise.all([
      api.dreams.get({ id }),
      api.layers.get({ id }),
      api.layers.versions({ id, pageSize }),
    ]);
    const isThere = versions.some(({ number }) => number === layers.first.number);
    const all = isThere ? versions : [...versions, layers.first];
    const chosen = (name: string) =>
      all.find(({ number }) => number === Number(searchParams.get(name)));
    const one = chosen('to') ?? all[0];
    const other = chosen('from') ?? all.find((each) => one && each.number < one.number);
    const isTurned = one && other && other.number > one.number;
    const [later, earlier] = isTurned ? [other, one] : [one, other];
    const places = all.map(({ number, createdAt }) => ({ number, createdAt }));
    const done = searchParams.get('done');
    // Where the engine is busy the texts are compared all the same.
    const changes =
      earlier && later
        ? await api.layers
            .changes({ id, number: later.number, since: earlier.number })
            .catch(() => null)
        : null;
    const voice = await readRecording(api, dream.audioId);
    return { dream, layers, places, earlier, later, changes, done, voice };
  } catch (error) {
    return asPageError(error);
  }
}

export async function action({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  requireUser(context, request);
  const form = await request.formData();
  const api = context.get(apiContext);
  if (isAboutRecording(form)) {
    const refusal = await sendRecording(api, form);
    if (refusal) return data(refusal, { status: 400 });
  }
  const refusal = isAboutRecording(form) ? null : await sendLayer(api, id, form);
  if (refusal) return data(refusal, { status: refusal.hasChanged ? 412 : 400 });
  throw redirect(`/dreams/${id}/layers?done=${encodeURIComponent(textOf(form, 'intent'))}`);
}

export default function LayersPage() {
  const given = useLoaderData<typeof loader>();
  const { dream, layers, places, earlier, later, changes, done, voice } = given;
  const answer = useActionData<LayerRefusal | RecordingRefusal>();
  const refusal = answer && 'of' in answer ? undefined : answer;
  const t = useMessages('layers');
  const { removed } = useMessages('recordings');
  const words: Record<string, string> = {
    ...{ add: t.added, restore: t.restored },
    ...{ 'remove-sound': removed, 'remove-recording': removed },
  };
  const said = words[done ?? ''] ?? t.done;
  return (
    <>
      <DocumentHead title={[t.title, dream.title].filter(Boolean).join(' · ')} isListed={false} />
      <Page>
        {dream.image && <Leak image={dream.image} />}
        <p className="pt-6">
          <Link to={`/dreams/${dream.id}`} className="lead">
            <ChevronLeft aria-hidden="true" />
            {t.back}
          </Link>
        </p>
        <LayersHead dream={dream} readVersion={layers.readVersion} />
        <div className="mb-6 grid gap-4">
          {refusal && refusal.intent !== 'add' && (
            <Alert occasion={refusal}>
              {refusal.hasChanged ? t.changed : t.refused[refusal.reason]}
            </Alert>
          )}
          {!answer && done && done !== 'transcribe' && <Done>{said}</Done>}
        </div>
        <NightLayer night={layers.night} dayNoteLit={layers.dayNoteLit} />
        {voice && <Voice {...voice} refusal={answer && 'of' in answer ? answer : undefined} />}
        <FirstWords first={layers.first} />
        <ToldLayer
          {...{ earlier, later, places, changes }}
          count={layers.versionCount}
          readVersion={layers.readVersion}
          revision={dream.revision}
          first={layers.first}
        />
        {layers.additions.map((addition) => (
          <Addition key={addition.id} addition={addition} since={dream.createdAt} />
        ))}
        <AddLayer key={refusal ? 'refused' : layers.additions.length} refusal={refusal} />
      </Page>
    </>
  );
}

type VoiceProps = ReadRecording & { refusal: RecordingRefusal | undefined };

/** What was spoken before anything was written. */
function Voice({ recording, ways, refusal }: VoiceProps) {
  const t = useMessages('recordings');
  const { id, recordedAt, url, status } = recording;
  return (
    <Layer title={t.title} at={recordedAt} look="voice" isWide>
      <p className="mt-1 text-small text-ink-soft">{t.sealed}</p>
      <RecordingPlayer recording={recording} />
      {status === 'receiving' && <p className="mt-3 text-ui text-ink-soft">{t.receiving}</p>}
      <WrittenDown {...{ recording, ways, refusal }} />
      <RemoveSound id={id} hasSound={url !== null} />
    </Layer>
  );
}
