import type { TotpSetup } from '@reverie/contract/factors';
import { Form, useNavigation } from 'react-router';
import { CodeField } from '#features/accounts/code-field.tsx';
import { Press } from '#features/accounts/press.tsx';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { Submit } from '#ui/submit.tsx';

export type TotpOutcome = {
  /** The secret that waits for its first code. */
  setup?: TotpSetup;
  refusal?: Refusal;
  isRemoved?: boolean;
};

type TotpSectionProps = { isOn: boolean; outcome: TotpOutcome };

/** A program that makes codes: set up, asked for from then on, and taken away. */
export function TotpSection({ isOn, outcome }: TotpSectionProps) {
  const t = useMessages('accounts').security.totp;
  const { setup, refusal, isRemoved = false } = outcome;
  return (
    <section id="second-factor" className="grid scroll-mt-24 gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{t.title}</h2>
        <p className="text-ui text-ink-soft">{isOn ? t.on : t.off}</p>
      </header>
      {isOn ? (
        <div>
          <Press intent="totp-remove" busyLabel={t.remove}>
            {t.remove}
          </Press>
        </div>
      ) : setup ? (
        <Setup setup={setup} refusal={refusal} />
      ) : (
        <div className="flex flex-wrap items-center gap-5">
          <Press intent="totp-begin" busyLabel={t.beginning}>
            {t.begin}
          </Press>
          <Done>{isRemoved && t.removed}</Done>
        </div>
      )}
    </section>
  );
}

function Setup({ setup, refusal }: { setup: TotpSetup; refusal: Refusal | undefined }) {
  const t = useMessages('accounts');
  const words = t.security.totp;
  const isBusy = useNavigation().formData?.get('intent') === 'totp-confirm';
  const { secret, uri, qr } = setup;
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-5">
      <input type="hidden" name="intent" value="totp-confirm" />
      {Object.entries({ secret, uri, qr }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <p className="text-ui">{words.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={words.picture}
        width="220"
        height="220"
        className="rounded-lg bg-white"
      />
      <p className="grid gap-1 text-ui">
        <span className="font-medium">{words.secret}</span>
        <code className="font-mono break-all select-all">{secret}</code>
      </p>
      <CodeField label={words.code} refusal={refusal} />
      <div>
        <Submit isBusy={isBusy} busyLabel={words.confirming}>
          {words.confirm}
        </Submit>
      </div>
    </Form>
  );
}
