import { Form, Link } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type ForgotFormProps = { refusal: Refusal | undefined; email: string | undefined };

export function ForgotForm({ refusal, email }: ForgotFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" action="/forgot" noValidate className="grid gap-5">
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        isInvalid={isRefused(refusal, 'email')}
      />
      <Submit isBusy={isBusy} busyLabel={t.security.forgot.busy} size="large">
        {t.security.forgot.submit}
      </Submit>
    </Form>
  );
}

/** What to do while the letter travels; where none does, who has it. */
export function ForgotSent({ sendsMail }: { sendsMail: boolean }) {
  const { again, noMail } = useMessages('accounts').security.forgot;
  return (
    <div className="grid gap-5 text-ui">
      {!sendsMail && (
        <p className="text-ink-soft">
          {noMail.text}{' '}
          <Link to="/contact?type=support#message" className="inline-link">
            {noMail.write}
          </Link>
        </p>
      )}
      <p>
        <Link to="/forgot" className="inline-link">
          {again}
        </Link>
      </p>
    </div>
  );
}
