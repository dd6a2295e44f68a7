import type { ProblemCode } from '@reverie/contract';
import type { Consents } from '@reverie/contract/consents';
import { Form, Link, useNavigation } from 'react-router';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

type TermsChangeProps = {
  terms: Consents['terms'];
  /** What is other than in the terms before. */
  changes: readonly string[];
  refusal: ProblemCode | undefined;
};

/** What changed in the terms; before they are accepted, what that says, and both answers. */
export function TermsChange({ terms, changes, refusal }: TermsChangeProps) {
  const t = useMessages('legal').change;
  const wish = useNavigation().formData?.get('wish');
  if (terms.answer === 'accepted') return <Changes changes={changes} />;
  return (
    <Form method="post" className="grid gap-6">
      <input type="hidden" name="kind" value="terms" />
      <input type="hidden" name="textVersion" value={terms.textVersion} />
      {refusal && !wish && (
        <Alert occasion={refusal}>
          {refusal === 'consent_changed' ? t.changedMeanwhile : t.failed}
        </Alert>
      )}
      <Changes changes={changes} />
      <section className="grid gap-3">
        <h2 className="font-display text-h3">{t.asked}</h2>
        {terms.asked.flatMap(({ asked }) =>
          asked.map((paragraph) => (
            <p key={paragraph} className="text-ui">
              {paragraph}
            </p>
          )),
        )}
      </section>
      <div className="flex flex-wrap gap-3">
        <Submit name="wish" value="agree" isBusy={wish === 'agree'} busyLabel={t.accepting}>
          {t.accept}
        </Submit>
        <Submit
          name="wish"
          value="withdraw"
          variant="outline"
          isBusy={wish === 'withdraw'}
          busyLabel={t.declining}
        >
          {t.decline}
        </Submit>
      </div>
    </Form>
  );
}

function Changes({ changes }: Pick<TermsChangeProps, 'changes'>) {
  const t = useMessages('legal').change;
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-h3">{t.changed}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-ui text-ink-soft">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-ui">
        <NewTabLink to="/terms">{t.whole}</NewTabLink>
        <NewTabLink to="/privacy">{t.privacy}</NewTabLink>
      </p>
    </section>
  );
}

/** The answer waits on this page while the other is read. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  const t = useMessages('legal').change;
  return (
    <Link to={to} target="_blank" rel="noopener" className="inline-link">
      {children}
      <span className="sr-only"> {t.newTab}</span>
    </Link>
  );
}
