import type { OwnDecision } from '@reverie/contract/moderation';
import { appealWordsLimit } from '@reverie/contract/moderation.rules';
import { Form } from 'react-router';
import { DocumentHead } from '#head/document-head.tsx';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { Page, PageHead } from '#ui/page.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export type AppealFault = 'late' | 'missing' | 'failed';

type OwnDecisionProps = { decision: OwnDecision; fault: AppealFault | undefined };

/** What moderation did of one's own, why, and how to ask for another look. */
export function OwnDecisionPage({ decision, fault }: OwnDecisionProps) {
  const { own: t, acts, reasons, targets, failed } = useMessages('moderation');
  const { date } = useFormats();
  const isSending = useIsSending();
  const { act, reason, words, target, excerpt, until, at, canAppeal, appealUntil } = decision;
  const parts = [
    { title: t.what, text: until ? `${acts[act].own} ${t.until(date(until))}` : acts[act].own },
    { title: t.why, text: reasons[reason] },
    ...(words ? [{ title: t.said, text: words }] : []),
    ...(excerpt ? [{ title: t.about, text: excerpt }] : []),
  ];
  return (
    <Page>
      <DocumentHead title={t.title} isListed={false} />
      <PageHead title={t.title} lead={`${targets[target].own}, ${date(at)}.`} />
      <div className="grid max-w-2xl gap-10">
        <dl className="grid gap-5">
          {parts.map(({ title, text }) => (
            <div key={title}>
              <dt className="text-ui font-medium">{title}</dt>
              <dd dir="auto" className="mt-1 text-ink-soft wrap-anywhere">
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {decision.answer && (
          <div role="status" className="grid gap-2">
            <p className="text-lead">{decision.answer.isUpheld ? t.upheld : t.reversed}</p>
            {decision.answer.words && <p dir="auto">{decision.answer.words}</p>}
          </div>
        )}
        {decision.appeal !== null && !decision.answer && <p role="status">{t.waiting}</p>}
        {canAppeal && (
          <section className="grid gap-4 border-t border-line pt-8">
            <h2 className="font-display text-h3">{t.appealTitle}</h2>
            <p className="text-ink-soft">{t.appealLead(date(appealUntil))}</p>
            {fault && !isSending && (
              <Alert occasion={fault}>{fault === 'failed' ? failed : t[fault]}</Alert>
            )}
            <Form method="post" className="grid gap-4">
              <Field label={t.appealWords}>
                {(control) => (
                  <textarea
                    className="input"
                    name="words"
                    rows={4}
                    required
                    maxLength={appealWordsLimit}
                    {...control}
                  />
                )}
              </Field>
              <div>
                <Submit isBusy={isSending} busyLabel={t.sending}>
                  {t.send}
                </Submit>
              </div>
            </Form>
          </section>
        )}
      </div>
    </Page>
  );
}
