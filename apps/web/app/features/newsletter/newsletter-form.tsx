import { defaultFrequency } from '@reverie/contract/newsletter.rules';
import { MailCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { FrequencyField } from '#features/newsletter/frequency-field.tsx';
import type { RequestOutcome } from '#features/newsletter/request.form.ts';
import { useMessages } from '#language/messages.tsx';
import { TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { Submit } from '#ui/submit.tsx';

type NewsletterFormProps = {
  /** The address it begins with. */
  email?: string;
  /** Where the form is what its page is for: its button is then the solid one. */
  isMain?: boolean;
  /** What the server answered to a post without scripts. */
  outcome?: RequestOutcome | undefined;
};

/**
 * Asks for the letter, on any page: the page names it with a heading of its own. Without scripts
 * the answer is the page /newsletter; with them it takes the form's place.
 */
export function NewsletterForm({ email = '', isMain = false, outcome }: NewsletterFormProps) {
  const t = useMessages('newsletter');
  const fetcher = useFetcher<RequestOutcome>();
  const blank = { values: { email, frequency: defaultFrequency }, refusal: undefined };
  const { values, refusal } = fetcher.data ?? outcome ?? blank;
  const isBusy = fetcher.state !== 'idle';
  const faultId = useId();
  const field = useRef<HTMLInputElement>(null);
  const isFaulty = refusal === 'email' && !isBusy;

  // Each answer is another occasion to mend the same field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as said
  useEffect(() => {
    if (isFaulty) field.current?.focus();
  }, [isFaulty, fetcher.data]);

  if (refusal === null) return <Sent email={values.email} />;
  return (
    <fetcher.Form
      method="post"
      action="/newsletter"
      noValidate
      className="grid max-w-[36.5rem] gap-5"
    >
      <Honeypot />
      <div className="grid gap-2">
        <TextField
          ref={field}
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={values.email}
          isInvalid={isFaulty}
          describedBy={isFaulty ? faultId : undefined}
        />
        <p id={faultId} role="alert" className="text-small text-danger empty:hidden">
          {refusal && !isBusy && t.refusals[refusal]}
        </p>
      </div>
      <FrequencyField initial={values.frequency} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Submit
          isBusy={isBusy}
          busyLabel={t.sending}
          variant={isMain ? 'solid' : 'outline'}
          className="max-sm:w-full"
        >
          {t.subscribe}
        </Submit>
        <p className="flex-1 basis-60 text-small text-ink-faint">{t.note}</p>
      </div>
    </fetcher.Form>
  );
}

/** Focus goes where the form stood, since its button is gone. */
function Sent({ email }: { email: string }) {
  const t = useMessages('newsletter');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="status"
      className="grid max-w-xl grid-cols-[auto_1fr] items-start gap-x-4 outline-none"
    >
      <MailCheck aria-hidden="true" className="mt-1 size-6 text-accent" strokeWidth={1.5} />
      <div>
        <p className="font-display text-h3">{t.sent}</p>
        <p className="mt-2 text-ink-soft">{t.sentText(email)}</p>
      </div>
    </div>
  );
}
