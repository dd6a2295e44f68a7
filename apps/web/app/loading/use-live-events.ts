import type { DreamEvent, LiveEvent, RecordingEvent } from '@reverie/contract/events';
import { useEffect, useEffectEvent } from 'react';

const address = '/api/events';

type Listener = {
  /** Called for each change of a dream this reader may see. */
  onEvent?: (event: DreamEvent) => void;
  /** Called for each change of a recording of one's own. */
  onRecording?: (event: RecordingEvent) => void;
  /** Called when there is something to tell this reader of, or less of it. */
  onNotifications?: () => void;
  /** Called whenever the stream opens: what happened before it did is asked for again. */
  onOpen: () => void;
};

type Hearer = { hear(message: MessageEvent<string>): void; open(): void };

/** A browser grants one server only a few connections: all that listens on a page shares one. */
const hearers = new Set<Hearer>();
let source: EventSource | null = null;

function listen() {
  source = new EventSource(address);
  const openAll = () => {
    for (const each of hearers) each.open();
  };
  source.addEventListener('open', openAll);
  source.addEventListener('message', (message) => {
    for (const each of hearers) each.hear(message);
  });
  // The server no longer knows all that happened since: a listener looks again.
  source.addEventListener('missed', openAll);
}

/** A hidden page lets go of its connection. */
function follow() {
  if (document.hidden || hearers.size === 0) {
    source?.close();
    source = null;
  } else if (!source) listen();
}

function join(hearer: Hearer): () => void {
  if (hearers.size === 0) document.addEventListener('visibilitychange', follow);
  hearers.add(hearer);
  if (source?.readyState === EventSource.OPEN) hearer.open();
  follow();
  return () => {
    hearers.delete(hearer);
    if (hearers.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    follow();
  };
}

/**
 * Follows what happens to dreams, to one's own recordings and to what one is told of. The platform
 * reconnects by itself and says where it stopped.
 */
export function useLiveEvents({ onEvent, onRecording, onNotifications, onOpen }: Listener) {
  const hear = useEffectEvent((message: MessageEvent<string>) => {
    const event = readEvent(message.data);
    if (event?.type === 'recording.changed') onRecording?.(event);
    else if (event?.type === 'notifications.changed') onNotifications?.();
    else if (event) onEvent?.(event);
  });
  const open = useEffectEvent(onOpen);

  useEffect(() => join({ hear: (message) => hear(message), open: () => open() }), []);
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
  if (value.type === 'notifications.changed') return true;
  if (value.type === 'recording.changed') {
    return 'recordingId' in value && typeof value.recordingId === 'string';
  }
  const isDream = 'dreamId' in value && typeof value.dreamId === 'string';
  return isDream && dreamTypes.some((type) => type === value.type);
}
