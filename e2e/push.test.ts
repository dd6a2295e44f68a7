import type { Page, Worker } from 'playwright-core';
import { expect } from 'vitest';
import { arrive } from '#arrive.ts';
import { journey, openStage } from '#stage.ts';
import { said } from '#words.ts';

const stage = openStage();

const words = {
  fr: { title: 'Reverie', body: 'Il y a du nouveau pour vous.' },
  en: { title: 'Reverie', body: 'There is something new for you.' },
};

type Told = { title: string; body: string; tag: string; data: unknown };
type Shown = Told & { close(): unknown };
/** As much of a worker's own scope as is touched here. */
type WorkerScope = {
  registration: {
    showNotification(title: string, how: Partial<Told>): Promise<void>;
    getNotifications(): Promise<Shown[]>;
  };
  ExtendableEvent: new (type: string) => Event;
  dispatchEvent(event: Event): boolean;
};

/** Somebody whose browser may show what it is told, and its worker. */
async function reach(language: 'fr' | 'en') {
  const { page } = await arrive(stage, { language, keepsCopies: true }, 'prevenue');
  await page.context().grantPermissions(['notifications'], { origin: stage.server.origin });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const worker = page.context().serviceWorkers()[0];
  if (!worker) throw new Error('no worker came');
  await worker.evaluate(showsByItself);
  return { page, worker };
}

/** A browser that is built without a screen shows nothing, whatever it is allowed: it keeps it here. */
function showsByItself(): void {
  if (Notification.permission === 'granted') return;
  const { registration } = globalThis as unknown as WorkerScope;
  const kept = new Map<string, Shown>();
  registration.showNotification = async (title, { body = '', tag = '', data } = {}) => {
    const close = () => kept.delete(tag);
    kept.set(tag, { title, body, tag, data, close });
  };
  registration.getNotifications = async () => [...kept.values()];
}

/** Hands a message to the worker as the service of the browser would. */
async function deliver(page: Page, message: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { promise: registered, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const { origin } = stage.server;
    const ours = registrations.find(
      ({ isDeleted, scopeURL }) => !isDeleted && scopeURL.startsWith(origin),
    );
    if (ours) resolve(ours.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = stage.server;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: message });
  await session.detach();
}

/** What the device shows of us. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

/** Presses it, which no browser without a head lets anybody do with a finger. */
const press = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    const pressed = new scope.ExtendableEvent('notificationclick');
    scope.dispatchEvent(Object.assign(pressed, { notification }));
  });

for (const language of ['fr', 'en'] as const) {
  journey(`a message wakes the worker, is shown, and opens its page, in ${language}`, async () => {
    const { page, worker } = await reach(language);
    const message = JSON.stringify({ ...words[language], path: '/connections', topic: 'news' });
    const told = { ...words[language], tag: 'news', data: '/connections' };
    await deliver(page, message);
    await expect.poll(() => shown(worker)).toEqual([told]);
    // Another of the same takes its place: nobody is called ten times.
    await deliver(page, message);
    await expect.poll(() => shown(worker)).toEqual([told]);
    await press(worker);
    await page.waitForURL('**/connections');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => shown(worker)).toEqual([]);
  });
}

journey('a message that says nothing, or leads elsewhere, opens a page of ours', async () => {
  const { page, worker } = await reach('fr');
  const nothing = { title: 'Reverie', body: '', tag: 'news', data: '/notifications' };
  for (const message of ['', '{"path":"//ailleurs.example"}', 'not json']) {
    await deliver(page, message);
    await expect.poll(() => shown(worker)).toEqual([nothing]);
    await press(worker);
    await page.waitForURL('**/notifications');
    await page.getByRole('heading', { level: 1, name: said('Notifications') }).waitFor();
    await expect.poll(() => shown(worker)).toEqual([]);
    await page.goto('/');
  }
});
