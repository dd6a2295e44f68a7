import { useEffect } from 'react';
import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/status/status.css?url';
import { StatusPage } from '#features/status/status-page.tsx';
import { readStatusText } from '#features/status/text.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { useAskAnew } from '#language/use-ask-anew.ts';

/** As often as the servers measure. */
const pause = 60_000;

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const status = await context.get(apiContext).status.get().catch(asPageError);
  return { text: readStatusText(languageOf(request.headers)), status };
}

export default function Status() {
  const { text, status } = useLoaderData<typeof loader>();
  const ask = useAskAnew();
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && void ask(), pause);
    return () => clearInterval(timer);
  }, [ask]);
  return (
    <>
      <DocumentHead title={text.title} description={text.lead} />
      <StatusPage text={text} status={status} />
    </>
  );
}
