import type { DreamEvent, LiveEvent, RecordingEvent } from '@reverie/contract/events';
import { useEffect, useEffectEvent } from 'react';

const address = '/api/events';

type Listener = {
  /** Called for each change of a dream this reader may see. */
  onEvent?: (event: DreamEvent) => void;
  /** Called for each change of a recording of one's own. */
  onRecording?: (event: RecordingEvent) => void;
  /** Called whenever the stream opens: what happened before it did is asked for again. */
  onOpen: () => void;
};

/**
 * Follows what happens to dreams and to one's own recordings. The platform reconnects by itself and says where it stopped; a
 * hidden page lets go of its connection, since a browser grants one server only a few.
 */
export function useLiveEvents({ onEvent, onRecording, onOpen }: Listener) {
  const hear = useEffectEvent((message: MessageEvent<string>) => {
    const event = readEvent(message.data);
    if (event?.type === 'recording.changed') onRecording?.(event);
    else if (event) onEvent?.(event);
  });
  const open = useEffectEvent(onOpen);

  useEffect(() => {
    let source: EventSource | null = null;

    function listen() {
      source = new EventSource(address);
      source.addEventListener('open', () => open());
      source.addEventListener('message', (message) => hear(message));
      // The server no longer knows all that happened since: a listener looks again.
      source.addEventListener('missed', () => open());
    }
    function followVisibility() {
      if (document.hidden) {
        source?.close();
        source = null;
      } else if (!source) listen();
    }

    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      document.removeEventListener('visibilitychange', followVisibility);
      source?.close();
    };
  }, []);
}

const dreamTypes: readonly string[] = [
  'dream.created',
  'dream.changed',
  'dream.removed',
  'dream.painting',
] satisfies DreamEvent['type'][];

/** Null for what is no event of ours: a newer server may say more than this page knows. */
export function readEvent(line: string): LiveEvent | null {
  try {
    const event: unknown = JSON.parse(line);
    return isEvent(event) ? event : null;
  } catch {
    return null;
  }
}

function isEvent(value: unknown): value is LiveEvent {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  if (value.type === 'recording.changed') {
    return 'recordingId' in value && typeof value.recordingId === 'string';
  }
  const isDream = 'dreamId' in value && typeof value.dreamId === 'string';
  return isDream && dreamTypes.some((type) => type === value.type);
}
