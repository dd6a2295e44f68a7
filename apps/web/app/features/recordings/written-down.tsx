import { Form, Link, useNavigation } from 'react-router';
import { DeviceModel } from '#features/recordings/device-model.tsx';
import type { ReadRecording } from '#features/recordings/queries.ts';
import type { RecordingRefusal } from '#features/recordings/recording.form.ts';
import { useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { useLiveEvents } from '#loading/use-live-events.ts';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

type WrittenDownProps = ReadRecording & { refusal?: RecordingRefusal | undefined };

/** Who may write a recording down, and how far that is. */
export function WrittenDown({ recording, ways, refusal }: WrittenDownProps) {
  const t = useMessages('recordings');
  const isBusy = useNavigation().formData?.get('intent') === 'transcribe';
  const { id, status, words, transcription } = recording;
  const isAtWork = transcription.status === 'queued' || transcription.status === 'running';
  const { server } = ways;
  if (isAtWork || status === 'checking') {
    return (
      <>
        <Follow id={id} />
        {isAtWork && (
          <p role="status" className="mt-4 text-ui text-ink-soft">
            {t.atWork(transcription.place?.name ?? server?.name ?? '')}
          </p>
        )}
      </>
    );
  }
  return (
    <div className="mt-4 grid justify-items-start gap-2 text-ui text-ink-soft">
      {refusal && !isBusy && <Alert occasion={refusal}>{t.refused[refusal.reason]}</Alert>}
      {transcription.status === 'failed' && <p>{t.failed}</p>}
      {!server && !ways.model && words.length === 0 && <p>{t.off}</p>}
      {ways.model && status === 'kept' && <DeviceModel recording={recording} model={ways.model} />}
      {server && !ways.isGranted && (
        <p>
          {t.asksConsent(server.name)}{' '}
          <Link to="/settings/privacy" className="inline-link">
            {t.consents}
          </Link>
        </p>
      )}
      {server && ways.isGranted && status === 'kept' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="recordingId" value={id} />
          <input type="hidden" name="intent" value="transcribe" />
          <Submit variant="outline" isBusy={isBusy} busyLabel={t.asking}>
            {words.length > 0 ? t.transcribeAgain(server.name) : t.transcribe(server.name)}
          </Submit>
        </Form>
      )}
    </div>
  );
}

/** Reads the page again once something has become of it. */
function Follow({ id }: { id: string }) {
  const ask = useAskAnew();
  useLiveEvents({
    // What happened before the stream opened is asked for as well.
    onOpen: () => void ask(),
    onRecording: ({ recordingId }) => void (recordingId === id && ask()),
  });
  return null;
}
