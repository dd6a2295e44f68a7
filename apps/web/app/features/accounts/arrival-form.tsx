import { Form } from 'react-router';
import type { ArrivalKept } from '#features/accounts/arrival.form.ts';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { Agreements } from '#features/accounts/register-form.tsx';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type ArrivalFormProps = {
  refusal: Refusal | undefined;
  kept: ArrivalKept;
  /** The address the place tells; null where it tells none, and one is asked for. */
  email: string | null;
};

/** What is still to be said by somebody whom another place knows. */
export function ArrivalForm({ refusal, kept, email }: ArrivalFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" noValidate className="grid gap-5">
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <TextField
        label={t.register.username}
        hint={t.register.usernameHint}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={kept.username}
        isInvalid={isRefused(refusal, 'username')}
      />
      {email === null ? (
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={kept.email}
          isInvalid={isRefused(refusal, 'email')}
        />
      ) : (
        <p className="text-ui text-ink-soft">{t.elsewhere.address(email)}</p>
      )}
      <Agreements refusal={refusal} kept={kept} />
      <Submit isBusy={isBusy} busyLabel={t.register.busy} size="large">
        {t.register.submit}
      </Submit>
    </Form>
  );
}
