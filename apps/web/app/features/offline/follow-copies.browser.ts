import { leaveOrder, type PageReport } from '#keeping/copies.ts';
import { onChoice, readChoice } from '#keeping/keep.ts';

/** Keeps copies of pages as long as that is agreed to. Answers how to stop. */
export function followCopies(workers: ServiceWorkerContainer): () => void {
  const follow = () => void settle(workers).catch(() => {});
  follow();
  const stop = onChoice(follow);
  // The worker of a new build knows nothing of a page that came before it.
  workers.addEventListener('controllerchange', follow);
  addEventListener('click', goAsDocument, true);
  return () => {
    stop();
    workers.removeEventListener('controllerchange', follow);
    removeEventListener('click', goAsDocument, true);
  };
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
