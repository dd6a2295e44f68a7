import {
  anyonesPaths,
  copyHeader,
  type KeptPage,
  nightPath,
  offlinePath,
  pageAddress,
} from '#keeping/copies.ts';
import { copiesIn, findCopy, findOwnCopy, forget, keepCopy } from './store.ts';

/** Milliseconds after which a page read again through the router is fetched whole again. */
const freshness = 3_600_000;

/** Whether the last page was a stranger's; undefined when this worker has just woken up. */
let isStranger: boolean | undefined;

/** From the network; without one the copy, or the page that says so. */
export async function readPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const night = await findNight(event);
  if (night) return night;
  try {
    const early: Response | undefined = await event.preloadResponse;
    const answer = early ?? (await fetch(request));
    heed(event, request.url, answer);
    return answer;
  } catch (error) {
    const copy = await findPage(new URL(request.url));
    if (!copy) throw error;
    return copy;
  }
}

/**
 * The night opens from its copy, with a network or without: who has just woken up waits for none.
 * The copy is of this build, or the network is asked.
 */
async function findNight({ request }: FetchEvent): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  return pathname === nightPath && search === '' ? findOwnCopy('assets-', nightPath) : undefined;
}

async function findPage(url: URL): Promise<Response | undefined> {
  if (anyonesPaths.includes(url.pathname)) return findCopy('assets-', url.pathname);
  const offline = await findCopy('assets-', offlinePath);
  const copy = await findCopy('pages-', url.href);
  if (copy || !offline) return copy;
  // The page that says so has an address of its own: what renders in it reads the address.
  const from = encodeURIComponent(`${url.pathname}${url.search}`);
  return Response.redirect(`${offlinePath}?from=${from}`);
}

/** The router asks for the data of a page alone: its copy is the whole page, fetched behind it. */
export async function readData(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request);
  const rule = answer.status === 200 ? answer.headers.get(copyHeader) : null;
  if (rule === 'keep') event.waitUntil(refreshPage(pageAddress(new URL(event.request.url)), event));
  else heed(event, '', answer);
  return answer;
}

/** Keeps a page that is open, and the scripts it begins with, unless this build's copy is young. */
export async function refreshPage(address: string, event: ExtendableEvent): Promise<void> {
  const url = new URL(address, location.origin).href;
  const copy = await findOwnCopy('pages-', url);
  const age = Date.now() - Date.parse(copy?.headers.get('date') ?? '');
  if (age < freshness) return;
  const answer = await fetch(url);
  if (answer.redirected) return;
  heed(event, url, answer);
  if (answer.headers.get(copyHeader) !== 'keep') return;
  // Another build's page may be open at this address, and have brought other parts.
  await keepParts(new Set((await answer.text()).match(/\/assets\/[\w.-]+\.js/g)));
}

/** Does as the server says about keeping. */
function heed(event: ExtendableEvent, url: string, answer: Response): void {
  const rule = answer.headers.get(copyHeader);
  if (rule === 'forget') {
    isStranger = false;
    event.waitUntil(forget('pages-', 'pictures-'));
  } else if (rule === 'keep' && answer.status === 200) {
    isStranger = true;
    event.waitUntil(keepCopy('pages-', url, answer.clone()));
  }
}

/**
 * Named by their content, parts never change: the copy is as good as the original. What the last
 * build kept is kept by this one too, whose pages need it when the last one is let go.
 */
export async function readPart(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const own = await findOwnCopy('assets-', url);
  if (own) return own;
  const answer = (await findCopy('assets-', url)) ?? (await fetch(event.request));
  if (answer.ok) event.waitUntil(keepCopy('assets-', url, answer.clone()));
  return answer;
}

export async function keepParts(addresses: Iterable<string>): Promise<void> {
  for (const address of addresses) {
    const url = new URL(address, location.origin);
    if (url.origin !== location.origin || !url.pathname.startsWith('/assets/')) continue;
    if (await findOwnCopy('assets-', url.href)) continue;
    const answer = (await findCopy('assets-', url.href)) ?? (await fetch(url));
    if (answer.ok) await keepCopy('assets-', url.href, answer);
  }
}

/** Pictures that anybody may see, of pages that are kept. */
export async function readPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const copy = await findCopy('pictures-', request.url);
  if (copy?.headers.get('cache-control')?.includes('immutable')) return copy;
  try {
    const answer = await fetch(request);
    const isPublic = answer.headers.get('cache-control')?.includes('public');
    if (answer.status === 200 && isPublic && (await isOfKeptPage(request))) {
      event.waitUntil(keepCopy('pictures-', request.url, answer.clone()));
    }
    return answer;
  } catch (error) {
    if (copy) return copy;
    throw error;
  }
}

async function isOfKeptPage({ referrer }: Request): Promise<boolean> {
  return isStranger ?? (await findCopy('pages-', referrer)) !== undefined;
}

/** Fetches the pages for want of a network, in the reader's language, with all they are made of. */
export async function keepAnyonesPages(): Promise<void> {
  for (const path of anyonesPaths) {
    const answer = await fetch(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    const page = await answer.clone().text();
    await keepCopy('assets-', new URL(path, location.origin).href, answer);
    await keepParts(new Set(page.match(/\/assets\/[\w./-]+/g)));
  }
}

export async function offlineLanguage(): Promise<string | null | undefined> {
  return (await findCopy('assets-', offlinePath))?.headers.get('content-language');
}

/** What can be read without a network, the page read last first. */
export async function listKeptPages(): Promise<Response> {
  const pages: KeptPage[] = [];
  for (const [address, copy] of await copiesIn('pages-')) {
    const { pathname, search } = new URL(address);
    const title = /<title[^>]*>([^<]*)/.exec(await copy.text())?.[1] ?? pathname;
    pages.push({ path: `${pathname}${search}`, title: plain(title) });
  }
  return Response.json(pages, { headers: { 'cache-control': 'no-store' } });
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function plain(html: string): string {
  return html.replace(/&(\w+|#x27);/g, (whole, name: string) => named[name] ?? whole);
}
