import type { ProblemCode } from '@reverie/contract';
import type { Consents } from '@reverie/contract/consents';
import type { AnswerableKind } from '@reverie/contract/consents.rules';
import { Check } from 'lucide-react';
import { Form, Link, useNavigation } from 'react-router';
import { agreedTo, type ConsentView, viewConsents } from '#features/consents/consents.rules.ts';
import { ReceiptList } from '#features/consents/receipt-list.tsx';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

/** A choice that was not taken: of which kind, where the form named one, and why. */
export type ConsentRefusal = { kind: AnswerableKind | null; code: ProblemCode };

type ConsentSectionProps = {
  consents: Consents;
  refusal: ConsentRefusal | undefined;
  /** A letter that asks to be confirmed was just asked for. */
  isLetterSent: boolean;
};

/** What one may agree to, in the very words of the agreement, and what one agreed to. */
export function ConsentSection({ consents, refusal, isLetterSent }: ConsentSectionProps) {
  const t = useMessages('consents');
  const agreed = agreedTo(consents);
  return (
    <>
      <section id="consents" className="grid gap-5">
        <header className="grid gap-1">
          <h2 className="font-display text-h3">{t.title}</h2>
          <p className="max-w-prose text-ui text-ink-soft">{t.lead}</p>
        </header>
        {viewConsents(consents).map((view) => (
          <ConsentItem
            key={view.kind}
            view={view}
            refusal={refusal?.kind === view.kind ? refusal : undefined}
            isLetterSent={isLetterSent && view.kind === 'newsletter'}
          />
        ))}
        <article className="grid gap-3 border-t border-line pt-5 text-ui text-ink-soft">
          <h3 className="font-medium text-ink">{t.unasked.title}</h3>
          <p className="max-w-prose">{t.unasked.research}</p>
          <p className="max-w-prose">
            {t.unasked.audience}{' '}
            <Link to="/cookies" className="inline-link">
              {t.unasked.cookies}
            </Link>
          </p>
        </article>
      </section>
      {agreed.length > 0 && (
        <section className="grid gap-5">
          <header className="grid gap-1">
            <h2 className="font-display text-h3">{t.agreed.title}</h2>
            <p className="max-w-prose text-ui text-ink-soft">{t.agreed.lead}</p>
          </header>
          <ReceiptList receipts={agreed} isNamed />
        </section>
      )}
    </>
  );
}

type ConsentItemProps = {
  view: ConsentView;
  refusal: ConsentRefusal | undefined;
  isLetterSent: boolean;
};

function ConsentItem({ view, refusal, isLetterSent }: ConsentItemProps) {
  const t = useMessages('consents');
  const { kind, name, offer, state, receipts } = view;
  return (
    <article className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-ui font-medium">{name}</h3>
      {offer && (
        <div className="grid max-w-prose gap-3 text-ui text-ink-soft">
          {offer.words.asked.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>{offer.words.takeBack}</p>
        </div>
      )}
      <p role="status" className="flex max-w-prose items-center gap-2 text-ui">
        {state === 'granted' && (
          <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />
        )}
        {!offer && t.notOffered}
        {offer && (isLetterSent && state === 'none' ? t.letterSent : t.said[kind][state])}
      </p>
      <Choice view={view} refusal={refusal} />
      {receipts.length > 0 && (
        <div className="grid gap-2">
          <h4 className="text-small font-medium">{t.receipts}</h4>
          <ReceiptList receipts={receipts} />
        </div>
      )}
    </article>
  );
}

/** Agrees or withdraws. Plain forms, so that withdrawing never waits for scripts. */
function Choice({
  view: { kind, name, offer, state },
  refusal,
}: Pick<ConsentItemProps, 'view' | 'refusal'>) {
  const t = useMessages('consents');
  const { formData } = useNavigation();
  const wish = formData?.get('kind') === kind ? formData.get('wish') : null;
  return (
    <Form method="post" preventScrollReset className="grid gap-4">
      <input type="hidden" name="kind" value={kind} />
      {offer && <input type="hidden" name="textVersion" value={offer.textVersion} />}
      {refusal && !wish && (
        <Alert occasion={refusal}>
          {refusal.code === 'consent_changed' ? t.changed : t.failed}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {offer && (state === 'none' || state === 'lapsed') && (
          <Submit
            name="wish"
            value="agree"
            variant="outline"
            isBusy={wish === 'agree'}
            busyLabel={t.agreeing}
          >
            {t.agree}
            <span className="sr-only">{t.about(name)}</span>
          </Submit>
        )}
        {state !== 'none' && (
          <Submit
            name="wish"
            value="withdraw"
            variant="outline"
            isBusy={wish === 'withdraw'}
            busyLabel={t.withdrawing}
          >
            {t.withdraw}
            <span className="sr-only">{t.about(name)}</span>
          </Submit>
        )}
        {kind === 'newsletter' && (
          <Link to="/settings/notifications" className="inline-link text-ui">
            {t.rhythm}
          </Link>
        )}
      </div>
    </Form>
  );
}
