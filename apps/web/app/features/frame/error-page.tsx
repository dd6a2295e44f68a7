import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { SceneName } from '#ambience/night-scene.tsx';
import { PaintedState } from '#ambience/painted-state.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { BuildGone } from '#loading/load-page.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page } from '#ui/page.tsx';

type ErrorPageProps = {
  error: unknown;
  /** What is said where it is no dream that is not there. */
  gone?: { title: string; text: string } | undefined;
};

/** What stands where a page could not be shown. */
export function ErrorPage({ error, gone }: ErrorPageProps) {
  const t = useMessages('frame');
  const status = statusOf(error);
  const isUnplugged = status === 503 && isOffline();
  useReturn(isUnplugged);
  useNewBuild(error instanceof BuildGone);
  const { title, text, canRetry } = isUnplugged
    ? { title: t.unpluggedTitle, text: t.unpluggedText, canRetry: true }
    : { ...wordsOf(status, t), ...(status === 404 && gone) };
  return (
    <Page>
      <DocumentHead title={title} isListed={false} />
      <PaintedState scene={sceneOf(status)} level={1} title={title} text={text}>
        {canRetry && <Button onClick={() => location.reload()}>{t.reload}</Button>}
        <ButtonLink to="/">{t.toHome}</ButtonLink>
      </PaintedState>
    </Page>
  );
}

/** Browsers say it; the server, which renders this page too, has no such thing to say. */
function isOffline(): boolean {
  return navigator.onLine === false;
}

/** Without a network, reloading finds the copy kept on this device; with one again, the page. */
function useReturn(isUnplugged: boolean) {
  useEffect(() => {
    if (!isUnplugged) return;
    const reload = () => location.reload();
    if (navigator.serviceWorker?.controller) reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isUnplugged]);
}

/** The address is the page's already: asked for as a whole, it comes with the build of today. */
function useNewBuild(isGone: boolean) {
  useEffect(() => {
    if (isGone) location.reload();
  }, [isGone]);
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  // Browsers say only this much of a server, or a network, that is away.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 503 : 500;
}

/** A stair that ends, a boat without a shore in sight, a car that stopped. */
function sceneOf(status: number): SceneName {
  if (status === 404 || status === 403) return 'stairs';
  return status === 503 ? 'boat' : 'road';
}

type Words = { title: string; text: string; canRetry: boolean };

function wordsOf(status: number, t: ReturnType<typeof useMessages<'frame'>>): Words {
  if (status === 404) return { title: t.notFoundTitle, text: t.notFoundText, canRetry: false };
  if (status === 403) return { title: t.forbiddenTitle, text: t.forbiddenText, canRetry: false };
  if (status === 503) return { title: t.offlineTitle, text: t.offlineText, canRetry: true };
  return { title: t.errorTitle, text: t.errorText, canRetry: true };
}
