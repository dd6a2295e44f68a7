/** What the pages, the server and the service worker agree on about copies of pages. ADR 0018. */

/** Says of an answer whether this device may keep the page it belongs to. */
export const copyHeader = 'reverie-copy';
/** `forget` comes with whatever a signed-in reader is sent. */
export type CopyRule = 'keep' | 'forget';

/** The home, for a visitor whose address leads nowhere: told once, and kept by nobody. */
export const lostPath = '/?lost';

export const offlinePath = '/offline';
export const nightPath = '/night';
/** Pages kept on every device whoever is signed in: they are made for nobody in particular. */
export const anyonesPaths: readonly string[] = [offlinePath, nightPath];

/** Whether a page, or the data of one, is the same for everybody. */
export function isAnyones(url: URL): boolean {
  return anyonesPaths.includes(pageAddress(new URL(url.pathname, url)));
}
/** The service worker answers here with the pages it has kept; no server does. */
export const keptPagesPath = '/offline/kept';

export type KeptPage = { path: string; title: string };

/** A page tells its service worker what it is made of. */
export type PageReport = { language: string; loaded: string[] };
/** Asks the service worker to throw everything away and to leave. */
export const leaveOrder = 'leave';

/** The address of the page whose data, or which itself, is asked for. */
export function pageAddress(url: URL): string {
  const page = new URL(url);
  page.pathname = url.pathname.replace(/(?<=\/)_\.data$|\.data$/, '');
  page.searchParams.delete('_routes');
  return `${page.pathname}${page.search}`;
}
