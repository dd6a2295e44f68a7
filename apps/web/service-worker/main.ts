/** Keeps public pages that were read while signed out, to open them again offline. ADR 0018. */

import { keptPagesPath, leaveOrder, type PageReport } from '#keeping/copies.ts';
import { seeOff } from '#keeping/device/person.ts';
import { sendAll } from '#keeping/device/sending.ts';
import { syncTag } from '#keeping/device/sync.ts';
import { copyStores } from '#keeping/kept.ts';
import { retry } from '#loading/retry.ts';
import {
  keepAnyonesPages,
  keepParts,
  listKeptPages,
  offlineLanguage,
  readData,
  readPage,
  readPart,
  readPicture,
  refreshPage,
} from './reading.ts';
import { sharePath, takeShared } from './sharing.ts';
import { forget, forgetOldBuilds, moveIn } from './store.ts';
import { leavePush, open, tell } from './telling.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Nothing waits for the old worker: copies of the last build stay readable beside the new ones.
  event.waitUntil(Promise.all([settleIn(), self.skipWaiting()]));
});

/** One answer that does not come would send the worker away, and no page asks for it again. */
async function settleIn(): Promise<void> {
  await moveIn();
  await retry(keepAnyonesPages);
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  await forgetOldBuilds();
  // A page is asked for while the worker wakes up, and none waits for it.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(tell(event.data)));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

type SyncEvent = ExtendableEvent & { tag: string };

// The browser has found the network again: what waits goes, be a page open or not. ADR 0047.
self.addEventListener('sync', (event) => {
  if (isSync(event) && event.tag === syncTag) event.waitUntil(sendWhatWaits());
});

function isSync(event: Event): event is SyncEvent {
  return 'tag' in event && 'waitUntil' in event;
}

/** Rejects where something is left, so that the browser asks again. */
async function sendWhatWaits(): Promise<void> {
  if ((await sendAll()) === 'waits') throw new Error('Nobody answered.');
}

/** Undefined leaves a request alone. */
function answerOf(event: FetchEvent): Promise<Response> | undefined {
  const { method, mode, destination } = event.request;
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin) return undefined;
  if (method === 'POST' && /\/(login|logout|register)(\.data)?$/.test(pathname)) {
    event.waitUntil(Promise.all([forget('pages-', 'pictures-'), seeOff(), leavePush()]));
  }
  if (method === 'POST' && pathname === sharePath) return takeShared(event);
  if (method !== 'GET') return undefined;
  if (pathname === keptPagesPath) return listKeptPages();
  if (mode === 'navigate') return readPage(event);
  if (pathname.startsWith('/assets/')) return readPart(event);
  if (pathname.endsWith('.data')) return readData(event);
  return destination === 'image' ? readPicture(event) : undefined;
}

self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (data === leaveOrder) event.waitUntil(leave());
  else if (source instanceof WindowClient) event.waitUntil(hear(data, source.url, event));
});

async function leave(): Promise<void> {
  await self.registration.unregister();
  await forget(...copyStores);
}

/** The first page of a visit came before this worker, and its parts with it. */
async function hear(report: PageReport, page: string, event: ExtendableEvent): Promise<void> {
  await refreshPage(page, event);
  await keepParts(report.loaded);
  if ((await offlineLanguage()) !== report.language) await keepAnyonesPages();
}
