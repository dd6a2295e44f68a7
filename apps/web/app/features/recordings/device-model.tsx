import type { Recording, TranscriptionWays } from '@reverie/contract/recordings';
import { useDeviceModel } from '#features/recordings/use-device-model.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { useAskAnew } from '#language/use-ask-anew.ts';
import { Button } from '#ui/button.tsx';

type DeviceModelProps = { recording: Recording; model: NonNullable<TranscriptionWays['model']> };

/** A model that writes a recording down on this device: fetched once, if that is wished, and kept. */
export function DeviceModel({ recording, model }: DeviceModelProps) {
  const { model: t } = useMessages('recordings');
  const { number } = useFormats();
  const ask = useAskAnew();
  const { id, url, words } = recording;
  const own = useDeviceModel({ id, url, model: model.url, onWritten: ask });
  const { state } = own;
  const megabytes = (bytes: number) => number(Math.round(bytes / 100_000) / 10);
  switch (state.is) {
    case 'unknown':
      return null;
    case 'fetching':
    case 'listening':
    case 'writing': {
      const isFetching = state.is === 'fetching';
      const share = isFetching ? state.done / (state.all || 1) : 'done' in state ? state.done : 0;
      return (
        <div className="grid gap-2">
          <label className="grid gap-1">
            <span role="status">{isFetching ? t.fetching(model.name) : t.writing}</span>
            <progress className="model-progress" value={share} />
          </label>
          {isFetching && state.all > 0 && (
            <span className="text-small tabular-nums">
              {t.soFar(megabytes(state.done), megabytes(state.all))}
            </span>
          )}
          <Button variant="quiet" onClick={own.stop}>
            {t.stop}
          </Button>
        </div>
      );
    }
    case 'ready':
      return (
        <div className="grid justify-items-start gap-2">
          <p>{t.ready(model.name)}</p>
          <span className="flex flex-wrap gap-3">
            <Button onClick={() => void own.write()}>
              {words.length > 0 ? t.writeAgain : t.write}
            </Button>
            <Button variant="quiet" onClick={own.drop}>
              {t.drop}
            </Button>
          </span>
        </div>
      );
    default:
      return (
        <div className="grid justify-items-start gap-2">
          {state.is === 'failed' && (
            <p role="alert" className="text-danger">
              {t.failed[state.why]}
            </p>
          )}
          <p>{t.missing(model.name, new URL(model.url).host)}</p>
          <Button onClick={own.fetch}>{t.fetch}</Button>
        </div>
      );
  }
}
