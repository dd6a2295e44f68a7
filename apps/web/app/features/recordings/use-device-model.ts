import { useCallback, useEffect, useRef, useState } from 'react';
import { browserApi } from '#api/browser.ts';
import { decodeSound } from '#features/recordings/waveform.browser.ts';
import type { Asked, Told } from '#features/recordings/whisper-messages.rules.ts';

/** How a model on this device stands. `unknown` until it was looked for. */
export type DeviceModel = { is: 'unknown' | 'listening' } | Exclude<Told, { is: 'written' }>;

type Recorded = { id: string; url: string | null; model: string; onWritten: () => void };

/** Fetches a model, keeps it, and has it write a recording down: the sound stays in this browser. */
export function useDeviceModel({ id, url, model, onWritten }: Recorded) {
  const [state, setState] = useState<DeviceModel>({ is: 'unknown' });
  const worker = useRef<Worker | null>(null);

  const ask = useCallback(
    (asked: Asked) => {
      worker.current ??= new Worker(new URL('./whisper.worker.ts', import.meta.url), {
        type: 'module',
      });
      worker.current.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.is !== 'written') return setState(data);
        const { words, language } = data;
        browserApi()
          .recordings.words({ id, source: 'model', language, words })
          .then(
            () => {
              setState({ is: 'ready' });
              onWritten();
            },
            () => setState({ is: 'failed', why: 'away' }),
          );
      };
      worker.current.onerror = () => setState({ is: 'failed', why: 'broken' });
      worker.current.postMessage(asked);
    },
    [id, onWritten],
  );

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => {
    ask({ is: 'look', model });
    return stop;
  }, [ask, model, stop]);

  return {
    state,
    fetch() {
      setState({ is: 'fetching', done: 0, all: 0 });
      ask({ is: 'fetch', model });
    },
    drop: () => ask({ is: 'drop', model }),
    async write() {
      if (url === null) return;
      setState({ is: 'listening' });
      const samples = await decodeSound(url, 16_000);
      if (!samples) return setState({ is: 'failed', why: 'broken' });
      setState({ is: 'writing', done: 0 });
      ask({ is: 'write', model, samples });
    },
    /** What was begun is given up. */
    stop() {
      stop();
      ask({ is: 'look', model });
    },
  };
}
