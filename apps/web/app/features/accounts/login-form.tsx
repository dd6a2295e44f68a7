import { Form, Link } from 'react-router';
import { PasskeyEntrance } from '#features/accounts/passkey-entrance.tsx';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Checkbox, TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

export type LoginKept = { email: string; remember: boolean };

type LoginFormProps = {
  refusal?: Refusal | undefined;
  kept?: LoginKept | undefined;
  /** Whether browsers use passkeys at the address of this server. */
  takesPasskeys: boolean;
};

/** Its own checks say what is missing, in the reader's language and not the browser's. */
export function LoginForm({ refusal, kept, takesPasskeys }: LoginFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" noValidate className="grid gap-5">
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={kept?.email}
        isInvalid={isRefused(refusal, 'email')}
      />
      <PasswordField
        words={t.reveal}
        label={t.password}
        name="password"
        autoComplete="current-password"
        required
        isInvalid={isRefused(refusal, 'password')}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <Checkbox name="remember" defaultChecked={kept?.remember}>
          {t.login.remember}
        </Checkbox>
        <Link to="/forgot" className="inline-link text-ui">
          {t.login.forgotten}
        </Link>
      </div>
      <Submit isBusy={isBusy} busyLabel={t.login.busy} size="large">
        {t.login.submit}
      </Submit>
      {takesPasskeys && <PasskeyEntrance isBusy={isBusy} />}
    </Form>
  );
}
