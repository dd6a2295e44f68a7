import { useEffect } from 'react';
import { leaveOrder, type PageReport } from '#keeping/copies.ts';
import { onChoice, readChoice } from '#keeping/keep.ts';

/** Keeps copies of pages for when there is no network, where that kind of keeping is agreed to. */
export function useOfflineCopies() {
  useEffect(() => {
    // Browsers offer none on an insecure origin.
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const follow = () => {
      // Nothing here is urgent: the page has its network to itself until it is complete.
      const start = () => setTimeout(() => settle(workers).catch(() => {}), 500);
      if (document.readyState === 'complete') start();
      else addEventListener('load', start, { once: true });
    };
    follow();
    addEventListener('click', goAsDocument, true);
    const stop = onChoice(follow);
    return () => {
      removeEventListener('click', goAsDocument, true);
      stop();
    };
  }, []);
}

async function settle(workers: ServiceWorkerContainer): Promise<void> {
  if (!readChoice()?.functional) {
    (await workers.getRegistration())?.active?.postMessage(leaveOrder);
    return;
  }
  await workers.register('/service-worker.js');
  const { active } = await workers.ready;
  const report: PageReport = {
    language: document.documentElement.lang,
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  };
  active?.postMessage(report);
}

/** Whole pages are what is kept: without a network a link leads to one, past the router. */
function goAsDocument(event: MouseEvent) {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const { target } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
  if (link && link.pathname !== location.pathname) event.stopPropagation();
}
