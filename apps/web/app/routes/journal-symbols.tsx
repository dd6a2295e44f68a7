import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { SymbolList } from '#features/symbols/symbol-list.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return context.get(apiContext).symbols.list().catch(asPageError);
}

export default function SymbolsPage() {
  const { symbols } = useLoaderData<typeof loader>();
  const t = useMessages('symbols');
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      {symbols.length === 0 ? (
        <PlainState title={t.none} text={t.noneText} />
      ) : (
        <SymbolList symbols={symbols} />
      )}
      {symbols.length > 0 && <p className="mt-8 text-small text-ink-faint">{t.legend}</p>}
    </Page>
  );
}
