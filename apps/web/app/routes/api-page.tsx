import { findingIds } from '@reverie/contract/findings.rules';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { apiContext, originContext, userContext } from '#api/context.ts';
import styles from '#features/api-explorer/api.css?url';
import { ApiPage } from '#features/api-explorer/api-page.tsx';
import { apiEn } from '#features/api-explorer/api-text.en.ts';
import { apiFr } from '#features/api-explorer/api-text.fr.ts';
import { describeCalls } from '#features/api-explorer/describe-calls.server.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const beginnings = {
  fr: { query: 'mer', text: 'Je vole au-dessus de la mer avec ma sœur. J’ai peur, puis je ris.' },
  en: { query: 'sea', text: 'I am flying over the sea with my sister. I am afraid, then I laugh.' },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  // A dream to try the calls on that need one: the newest this reader may see.
  const { analysis, dreams: calls } = context.get(apiContext);
  const { dreams } = await calls.list({ pageSize: 1 });
  const dreamId = dreams[0]?.id ?? '';
  const read = dreamId ? await analysis.get({ id: dreamId }) : null;
  const [finding] = read && 'symbols' in read ? findingIds(read) : [];
  return {
    text: textIn({ fr: apiFr, en: apiEn }, language),
    description: describeCalls({ dreamId, finding, ...beginnings[language] }),
    origin: context.get(originContext),
    isSignedIn: context.get(userContext) !== null,
  };
}

/** Another call of the explorer is the same page: nothing new is to be asked. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export default function Api() {
  const { text, description, origin, isSignedIn } = useLoaderData<typeof loader>();
  const data = {
    '@type': 'WebAPI',
    name: 'Reverie API',
    description: text.description,
    url: `${origin}/api`,
    documentation: `${origin}/api/openapi.json`,
  };
  return (
    <>
      <DocumentHead title={text.title} description={text.description} data={data} />
      <ApiPage text={text} description={description} origin={origin} isSignedIn={isSignedIn} />
    </>
  );
}
