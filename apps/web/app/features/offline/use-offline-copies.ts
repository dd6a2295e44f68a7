import { useEffect } from 'react';

/** Keeps copies of pages for when there is no network, where that kind of keeping is agreed to. */
export function useOfflineCopies() {
  useEffect(() => {
    // Browsers offer none on an insecure origin.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    const begin = async () => {
      const { followCopies } = await import('#features/offline/follow-copies.browser.ts');
      if (!isGone) stop = followCopies(workers);
    };
    // Nothing here is urgent: the page has its network to itself until it is complete.
    const start = () => setTimeout(() => begin().catch(() => {}), 500);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}
