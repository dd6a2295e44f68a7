declare const self: ServiceWorkerGlobalScope;

/** What a server says to a browser: that something happened, and where it is read. */
type Said = { title: string; body: string; path: string; topic: string };

/** A browser that was told has to show something: what cannot be read is shown as little. */
function readSaid(data: PushMessageData | null): Said {
  const nothing = { title: 'Reverie', body: '', path: '/notifications', topic: 'news' };
  try {
    const said: unknown = data?.json();
    if (typeof said !== 'object' || said === null) return nothing;
    const words = Object.entries(said).filter(([, word]) => typeof word === 'string');
    const read: Said = { ...nothing, ...Object.fromEntries(words) };
    return /^\/(?!\/)/.test(read.path) ? read : { ...read, path: nothing.path };
  } catch {
    return nothing;
  }
}

export async function tell(data: PushMessageData | null): Promise<void> {
  const { title, body, path, topic } = readSaid(data);
  const icon = '/icon-192.png';
  await self.registration.showNotification(title, { body, icon, tag: topic, data: path });
}

/** In a page that is open, or in a new one. */
export async function open(path: unknown): Promise<void> {
  const address = typeof path === 'string' ? path : '/notifications';
  const pages = await self.clients.matchAll({ type: 'window' });
  const [page] = pages;
  if (!page) {
    await self.clients.openWindow(address);
    return;
  }
  // A browser that lets nobody take the focus shows the page all the same.
  await page.focus().catch(() => {});
  await page.navigate(address).catch(() => self.clients.openWindow(address));
}

/** Whoever signs out, or in as somebody else, is told nothing here any more. */
export async function leavePush(): Promise<void> {
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe();
}
