import { Form } from 'react-router';
import { StepField } from '#features/accounts/code-field.tsx';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type ProofFormProps = {
  email: string;
  /** What is asked for: a recovery code alone where no program makes codes. */
  by: 'password' | 'code' | 'recoveryCode';
  /** Whether something else on the page is offered first. */
  isSecond: boolean;
  refusal: Refusal | undefined;
};

export function ProofForm({ email, by, isSecond, refusal }: ProofFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" noValidate className="grid gap-5">
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      {by !== 'password' ? (
        <StepField by={by} refusal={refusal} />
      ) : (
        <PasswordField
          words={t.reveal}
          label={t.password}
          name="password"
          autoComplete="current-password"
          required
          isInvalid={refusal?.code === 'wrong_password' || undefined}
        />
      )}
      <Submit
        isBusy={isBusy}
        busyLabel={t.elsewhere.proof.busy}
        size="large"
        variant={isSecond ? 'outline' : 'solid'}
      >
        {t.elsewhere.proof.submit}
      </Submit>
    </Form>
  );
}
