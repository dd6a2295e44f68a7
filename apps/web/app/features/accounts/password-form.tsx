import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit } from '#ui/submit.tsx';

type PasswordFormProps = {
  email: string;
  /** False for somebody who comes in with an account elsewhere alone. */
  hasPassword: boolean;
  refusal: Refusal | undefined;
  isDone: boolean;
};

/** Another password, in exchange for the one of today; or a first one. */
export function PasswordForm({ email, hasPassword, refusal, isDone }: PasswordFormProps) {
  const t = useMessages('accounts');
  const words = { ...t.security.password, ...(!hasPassword && t.security.firstPassword) };
  const isBusy = useNavigation().formData?.get('intent') === 'password';
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="intent" value="password" />
      {/* Tells a password manager whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{words.title}</h2>
        <p className="text-ui text-ink-soft">{words.lead}</p>
      </header>
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      {hasPassword && (
        <PasswordField
          words={t.reveal}
          label={words.current}
          name="current"
          autoComplete="current-password"
          required
          isInvalid={isRefused(refusal, 'current')}
        />
      )}
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
      <div className="flex flex-wrap items-center gap-5">
        <Submit isBusy={isBusy} busyLabel={words.busy}>
          {words.submit}
        </Submit>
        <Done>{isDone && !isBusy && words.done}</Done>
      </div>
    </Form>
  );
}
