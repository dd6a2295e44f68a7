import { readChoice } from '#keeping/keep.ts';

/**
 * Whether a browser can be told something while no page is open: it does not know how, was told not
 * to, keeps nothing of ours (what would hear of it is kept), or can.
 */
export type PushPower = 'unsupported' | 'denied' | 'unkept' | 'ready';

export function pushPower(): PushPower {
  const knows = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!knows) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return readChoice()?.functional ? 'ready' : 'unkept';
}

export type DeviceAddress = { endpoint: string; p256dh: string; auth: string };

/** Where this browser can be told something, once its owner allowed it; null where they did not. */
export async function askForPush(key: string): Promise<DeviceAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key of this server would hear nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = { p256dh: undefined, auth: undefined, ...keys };
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

/** The browser itself is told nothing any more, whatever a server would send. */
export async function leavePush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
