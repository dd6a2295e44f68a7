import type { ProblemCode } from '@reverie/contract';
import type { ConsentReceipt, Consents } from '@reverie/contract/consents';
import { Check } from 'lucide-react';
import { useFetcher } from 'react-router';
import { type ConsentView, viewConsents } from '#features/consents/consents.ts';
import { useFormats, useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Submit } from '#ui/submit.tsx';

export type ConsentOutcome = { refusal: ProblemCode } | { refusal: null };

/** What one may agree to, in the very words of the agreement. Nothing where nothing is asked. */
export function ConsentSection({ consents }: { consents: Consents }) {
  const t = useMessages('consents');
  const views = viewConsents(consents);
  if (views.length === 0) return null;
  return (
    <section id="consents" className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{t.lead}</p>
      </header>
      {views.map((view) => (
        <ConsentItem key={view.kind} view={view} />
      ))}
    </section>
  );
}

function ConsentItem({ view }: { view: ConsentView }) {
  const t = useMessages('consents');
  const { kind, offer, state, receipts } = view;
  const text = t.texts[kind];
  const said = { granted: t.granted, lapsed: t.lapsed, none: t.withdrawn }[state];
  return (
    <article className="grid gap-4 border-t border-line pt-5">
      <h3 className="text-ui font-medium">{text.name}</h3>
      {offer && (
        <div className="grid max-w-prose gap-3 text-ui text-ink-soft">
          <p>{text.what}</p>
          {offer.recipients.map((recipient) => (
            <p key={recipient.purpose} className="text-ink">
              {text.leaves[recipient.purpose](recipient)}
            </p>
          ))}
          <p>{text.stays}</p>
          <p>{text.withdraw}</p>
          <p>{text.refuse}</p>
        </div>
      )}
      <p role="status" className="flex items-center gap-2 text-ui">
        {state === 'granted' && <Check aria-hidden="true" className="size-4 text-accent" />}
        {offer ? said : t.notOffered}
      </p>
      <Choice view={view} />
      {receipts.length > 0 && <Receipts receipts={receipts} />}
    </article>
  );
}

/** Agrees or withdraws. Plain forms, so that withdrawing never waits for scripts. */
function Choice({ view: { kind, offer, state } }: { view: ConsentView }) {
  const t = useMessages('consents');
  const fetcher = useFetcher<ConsentOutcome>();
  const wish = fetcher.formData?.get('wish');
  const refusal = fetcher.data?.refusal;
  return (
    <fetcher.Form method="post" action="/consents" className="grid gap-4">
      <input type="hidden" name="kind" value={kind} />
      {offer && <input type="hidden" name="textVersion" value={offer.textVersion} />}
      {refusal && !wish && (
        <Alert occasion={fetcher.data}>
          {refusal === 'consent_changed' ? t.changed : t.failed}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {offer && state !== 'granted' && (
          <Submit
            name="wish"
            value="agree"
            variant="outline"
            isBusy={wish === 'agree'}
            busyLabel={t.agreeing}
          >
            {t.agree}
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
          </Submit>
        )}
      </div>
    </fetcher.Form>
  );
}

function Receipts({ receipts }: { receipts: readonly ConsentReceipt[] }) {
  const t = useMessages('consents');
  const { date, time } = useFormats();
  return (
    <div className="grid gap-2 text-small">
      <h4 className="font-medium">{t.receipts}</h4>
      <ul className="grid gap-2">
        {receipts.map(({ textVersion, recipients, grantedAt, withdrawnAt }) => (
          <li key={grantedAt}>
            <p className="text-ink-soft">
              {t.grantedAt(date(grantedAt), time(grantedAt))}
              {withdrawnAt && t.withdrawnAt(date(withdrawnAt), time(withdrawnAt))}
            </p>
            <p className="text-ink-faint">
              {t.receipt(recipients.map(({ name }) => name).join(', '), textVersion)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
