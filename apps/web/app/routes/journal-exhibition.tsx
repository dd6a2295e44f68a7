import { type LinksFunction, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext, requireUser } from '#api/context.ts';
import { asPageError } from '#api/refusal.ts';
import styles from '#features/exhibition/exhibition.css?url';
import { Exhibition } from '#features/exhibition/exhibition.tsx';
import { readExhibition } from '#features/exhibition/queries.ts';
import journalStyles from '#features/journal/journal.css?url';
import { JournalTabs } from '#features/journal/journal-frame.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: journalStyles },
  { rel: 'stylesheet', href: styles },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const { searchParams } = new URL(request.url);
  const today = new Date().toISOString().slice(0, 10);
  return readExhibition(context.get(apiContext), searchParams, today).catch(asPageError);
}

export default function ExhibitionPage() {
  const given = useLoaderData<typeof loader>();
  const t = useMessages('exhibition');
  const { look, season, hung, left } = given;
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <JournalTabs />
      <Exhibition key={`${look} ${season} ${hung.length}`} {...given} />
      {hung.length === 0 && left === 0 && (
        <PlainState title={t.none} text={t.noneText}>
          <ButtonLink to="/dreams/new">{t.tell}</ButtonLink>
        </PlainState>
      )}
    </Page>
  );
}
