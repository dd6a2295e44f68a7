import { reportReasons, reportWordsLimit } from '@reverie/contract/moderation.rules';
import { Form } from 'react-router';
import { DocumentHead } from '#head/document-head.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Page, PageHead, PlainState } from '#ui/page.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export type ReportFault = 'missing' | 'gone' | 'own' | 'failed';

type ReportPageProps = { back: string; isDone: boolean; fault: ReportFault | undefined };

/** What is wrong with something, told to the moderators. */
export function ReportPage({ back, isDone, fault }: ReportPageProps) {
  const { report: t, reasons, failed } = useMessages('moderation');
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
      <Form method="post" className="grid max-w-xl gap-8">
        {fault && !isSending && (
          <Alert occasion={fault}>{fault === 'failed' ? failed : t[fault]}</Alert>
        )}
        <fieldset className="grid gap-3">
          <legend className="mb-3 text-ui font-medium">{t.reason}</legend>
          {reportReasons.map((reason) => (
            <label key={reason} className="flex items-start gap-3 text-ui">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                className="mt-0.5 size-5 shrink-0"
              />
              <span>{reasons[reason]}</span>
            </label>
          ))}
        </fieldset>
        <Field label={t.words}>
          {(control) => (
            <textarea
              className="input"
              name="words"
              rows={3}
              maxLength={reportWordsLimit}
              {...control}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Submit isBusy={isSending} busyLabel={t.sending}>
            {t.send}
          </Submit>
          <ButtonLink to={back} variant="quiet">
            {t.back}
          </ButtonLink>
        </div>
      </Form>
    </Page>
  );
}
