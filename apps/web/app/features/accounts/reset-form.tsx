import { Form } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type ResetFormProps = { token: string; refusal: Refusal | undefined };

/** A new password, typed twice. */
export function ResetForm({ token, refusal }: ResetFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" noValidate className="grid gap-5">
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <input type="hidden" name="token" value={token} />
      <PasswordField
        words={t.reveal}
        label={t.reset.password}
        hint={t.register.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        isInvalid={isRefused(refusal, 'password')}
      />
      <PasswordField
        words={t.reveal}
        label={t.register.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        isInvalid={isRefused(refusal, 'confirmPassword')}
      />
      <Submit isBusy={isBusy} busyLabel={t.reset.busy} size="large">
        {t.reset.submit}
      </Submit>
    </Form>
  );
}
