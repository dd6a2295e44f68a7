import { type CopyStore, copyStores } from '#keeping/kept.ts';

/** Names the build this worker came with; written in by the bundler. */
declare const BUILD: string;

/** The oldest give way. */
const limits: Record<CopyStore, number> = { 'pages-': 40, 'pictures-': 160, 'assets-': 400 };
/** Pages of the last build find their parts, and stay readable, until they are read again. */
const buildsKept = 2;

let upheavals = 0;

/** The copy made last, whichever build made it. */
export async function findCopy(store: CopyStore, address: string): Promise<Response | undefined> {
  for (const name of await newestFirst(store)) {
    const found = await caches.match(address, { cacheName: name, ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** The copy this build made. */
export async function findOwnCopy(
  store: CopyStore,
  address: string,
): Promise<Response | undefined> {
  return caches.match(address, { cacheName: `${store}${BUILD}`, ignoreVary: true });
}

export async function keepCopy(store: CopyStore, address: string, answer: Response): Promise<void> {
  const begun = upheavals;
  const body = await answer.blob();
  // Somebody signed in while the page was still coming.
  if (begun !== upheavals || !(await isWelcome())) return;
  const { status, headers } = answer;
  const cache = await caches.open(`${store}${BUILD}`);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, new Response(body, { status, headers }));
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, -limits[store]).map((old) => cache.delete(old)));
}

/** Every address in a store and its copy, the last ones first. */
export async function copiesIn(store: CopyStore): Promise<[address: string, copy: Response][]> {
  const copies = new Map<string, Response>();
  for (const name of await newestFirst(store)) {
    const cache = await caches.open(name);
    for (const { url } of [...(await cache.keys())].reverse()) {
      const copy = copies.has(url) ? undefined : await cache.match(url, { ignoreVary: true });
      if (copy) copies.set(url, copy);
    }
  }
  return [...copies];
}

export async function forget(...stores: CopyStore[]): Promise<void> {
  upheavals += 1;
  const names = await Promise.all(stores.map(newestFirst));
  await Promise.all(names.flat().map((name) => caches.delete(name)));
}

/** Makes room for this build. Before it nothing is kept, and nothing after its room was taken. */
export async function moveIn(): Promise<void> {
  await caches.open(`assets-${BUILD}`);
}

/** A worker that was told to leave still serves the pages that are open. */
function isWelcome(): Promise<boolean> {
  return caches.has(`assets-${BUILD}`);
}

/** Lets go of what older builds kept: pages with their parts, for neither is whole alone. */
export async function forgetOldBuilds(): Promise<void> {
  const builds = (await newestFirst('assets-')).map((name) => name.slice('assets-'.length));
  const kept = new Set(
    builds.slice(0, buildsKept).flatMap((build) => copyStores.map((store) => store + build)),
  );
  for (const store of copyStores) {
    const old = (await newestFirst(store)).filter((name) => !kept.has(name));
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}

/** Names come in the order in which they were made. */
async function newestFirst(store: CopyStore): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(store)).reverse();
}
