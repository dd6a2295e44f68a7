import { Form } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.ts';
import { isRefused, wordsOf } from '#features/accounts/refusal-words.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';

type ResetFormProps = { token: string; refusal: Refusal | undefined };

/** A new password, typed twice. */
export function ResetForm({ token, refusal }: ResetFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" noValidate className="grid gap-5">
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <input type="hidden" name="token" value={token} />
      <TextField
        label={t.reset.password}
        hint={t.register.passwordHint}
        name="password"
        type="password"
        autoComplete="new-password"
        required
        isInvalid={isRefused(refusal, 'password')}
      />
      <TextField
        label={t.register.confirmPassword}
        name="confirmPassword"
        type="password"
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
