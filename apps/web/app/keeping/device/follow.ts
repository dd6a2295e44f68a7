import { isDeviceMade } from '#keeping/device/database.ts';
import { onThings } from '#keeping/device/news.ts';
import { personHere, seeOff, welcome } from '#keeping/device/person.ts';
import { type Sent, sendAll } from '#keeping/device/sending.ts';
import { syncTag } from '#keeping/device/sync.ts';
import { thingsOf } from '#keeping/device/things.ts';

/** Milliseconds between two tries while a page is open and nobody answers. */
const pause = 15_000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits; what stays goes by the service worker, or the next time there is a network. */
export async function sendSoon(): Promise<Sent> {
  clearTimeout(timer);
  // A device that says it has no network is believed: it says so again when it has one.
  const sent = navigator.onLine ? await sendAll().catch(() => 'waits' as const) : 'waits';
  if (sent === 'all') return sent;
  void askWorker();
  clearTimeout(timer);
  timer = setTimeout(() => void sendSoon(), pause);
  return sent;
}

type Syncing = { sync: { register(tag: string): Promise<void> } };

/** Where the browser knows how, what waits is sent even after every page was closed. */
async function askWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration && canSync(registration))
    await registration.sync.register(syncTag).catch(() => {});
}

function canSync(
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & Syncing {
  return 'sync' in registration;
}

/**
 * Follows who is signed in: what they left here is sent, and what the next person leaves is sealed by
 * another key. Nothing is made on the device of a visitor. Answers how to stop.
 */
export function followDevice(userId: string | null): () => void {
  const settle = async () => {
    if (userId === null) {
      if (await isDeviceMade()) await seeOff();
      return badge(0);
    }
    await welcome(userId);
    await count();
    await sendSoon();
  };
  void settle().catch(() => {});
  const online = () => void sendSoon();
  const stop = onThings(() => void count());
  addEventListener('online', online);
  return () => {
    stop();
    removeEventListener('online', online);
  };
}

async function count(): Promise<void> {
  const person = await personHere();
  badge(person ? (await thingsOf(person)).length : 0);
}

/** On the icon of the application: how much waits here. */
function badge(waiting: number): void {
  const told = waiting > 0 ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  told?.catch(() => {});
}
