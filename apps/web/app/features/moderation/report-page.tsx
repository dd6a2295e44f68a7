import { Form } from 'react-router';
import { type ReportFault, ReportForm } from '#features/moderation/report-form.tsx';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';
import { useIsSending } from '#ui/submit.tsx';

type ReportPageProps = { back: string; isDone: boolean; fault: ReportFault | undefined };

/** The same as a page of its own: for who has no scripts, and who opens it elsewhere. */
export function ReportPage({ back, isDone, fault }: ReportPageProps) {
  const { report: t } = useMessages('moderation');
  const isSending = useIsSending();
  if (isDone) {
    return (
      <Page>
        <DocumentHead title={t.done} isListed={false} />
        <PlainState level={1} title={t.done} text={t.doneText}>
          <ButtonLink to={back}>{t.back}</ButtonLink>
        </PlainState>
      </Page>
    );
  }
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={t.lead} />
      <ReportForm Form={Form} fault={fault} isSending={isSending}>
        <ButtonLink to={back} variant="quiet">
          {t.back}
        </ButtonLink>
      </ReportForm>
    </Page>
  );
}
