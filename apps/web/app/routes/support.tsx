import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#api/context.ts';
import statusStyles from '#features/status/status.css?url';
import { StatusCard } from '#features/status/status-card.tsx';
import { readStatusText } from '#features/status/text.ts';
import styles from '#features/support/support.css?url';
import { faqData, readSupport } from '#features/support/support-help.server.ts';
import { SupportPage } from '#features/support/support-page.tsx';
import { supportEn } from '#features/support/support-text.en.ts';
import { supportFr } from '#features/support/support-text.fr.ts';
import { DocumentHead } from '#head/document-head.tsx';
import { findHelp } from '#help/find-help.ts';
import { languageOf } from '#language/language.ts';
import { textIn } from '#language/typography.ts';

const most = 8;

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: statusStyles },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = languageOf(request.headers);
  const query = new URL(request.url).searchParams.get('q')?.trim();
  const help = readSupport(language);
  const { title, states, widgetOpen } = readStatusText(language);
  // The page helps where the service is in trouble, too.
  const { state } = await context
    .get(apiContext)
    .status.get()
    .catch(() => ({ state: 'unknown' as const }));
  return {
    text: textIn({ fr: supportFr, en: supportEn }, language),
    help,
    data: faqData(help),
    status: { text: { title, states, widgetOpen }, state },
    search: query ? { query, results: findHelp(language, query, most) } : null,
  };
}

export default function Support() {
  const { text, help, data, status, search } = useLoaderData<typeof loader>();
  return (
    <>
      {search ? (
        <DocumentHead title={text.search} isListed={false} />
      ) : (
        <DocumentHead title={text.title} description={text.lead} data={data} />
      )}
      <SupportPage text={text} help={help} search={search} status={<StatusCard {...status} />} />
    </>
  );
}
