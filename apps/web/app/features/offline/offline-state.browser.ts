import { type KeptPage, keptPagesPath } from '#keeping/copies.ts';

export type OfflineState = {
  /** The page that was asked for; null for a reader who came here by themselves. */
  from: string | null;
  pages: KeptPage[];
};

export async function readOfflineState(): Promise<OfflineState> {
  return { from: readFrom(), pages: await fetchKeptPages().catch(() => []) };
}

/** Only an address of this site is followed. */
function readFrom(): string | null {
  const wanted = new URLSearchParams(location.search).get('from');
  const url = wanted === null ? null : URL.parse(wanted, location.origin);
  return url?.origin === location.origin ? `${url.pathname}${url.search}` : null;
}

/** The service worker answers. Where there is none, nothing is kept. */
async function fetchKeptPages(): Promise<KeptPage[]> {
  if (!navigator.serviceWorker?.controller) return [];
  const answer = await fetch(keptPagesPath);
  return answer.json();
}
