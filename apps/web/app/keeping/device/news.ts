const name = 'reverie-device';
let channel: BroadcastChannel | undefined;
const listeners = new Set<() => void>();

/** Tells every page of this device, and its service worker, that something has moved. */
export function tellThings(): void {
  hear().postMessage('moved');
  for (const listener of listeners) listener();
}

/** Calls back whenever something kept here has moved. Answers how to stop. */
export function onThings(listener: () => void): () => void {
  hear();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hear(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(name);
  channel.onmessage = () => {
    for (const listener of listeners) listener();
  };
  return channel;
}
