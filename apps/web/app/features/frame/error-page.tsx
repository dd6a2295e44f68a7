import { isRouteErrorResponse } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Page, PlainState } from '#ui/page.tsx';

/** What stands where a page could not be shown. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useMessages('frame');
  const status = statusOf(error);
  const { title, text, canRetry } = wordsOf(status, t);
  return (
    <Page>
      <title>{`${title} · ${t.name}`}</title>
      <PlainState level={1} title={title} text={text}>
        {canRetry && <Button onClick={() => location.reload()}>{t.reload}</Button>}
        <ButtonLink to="/">{t.toHome}</ButtonLink>
      </PlainState>
    </Page>
  );
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  // Browsers say only this much of a server, or a network, that is away.
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 503 : 500;
}

type Words = { title: string; text: string; canRetry: boolean };

function wordsOf(status: number, t: ReturnType<typeof useMessages<'frame'>>): Words {
  if (status === 404) return { title: t.notFoundTitle, text: t.notFoundText, canRetry: false };
  if (status === 403) return { title: t.forbiddenTitle, text: t.forbiddenText, canRetry: false };
  if (status === 503) return { title: t.offlineTitle, text: t.offlineText, canRetry: true };
  return { title: t.errorTitle, text: t.errorText, canRetry: true };
}
