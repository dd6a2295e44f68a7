import { Form, Link } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.ts';
import { isRefused, wordsOf } from '#features/accounts/refusal-words.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Checkbox, TextField } from '#ui/field.tsx';
import { Submit } from '#ui/submit.tsx';
import { useIsSending } from '#ui/use-is-sending.ts';

export type LoginKept = { email: string; remember: boolean };

type LoginFormProps = { refusal?: Refusal | undefined; kept?: LoginKept | undefined };

/** Its own checks say what is missing, in the reader's language and not the browser's. */
export function LoginForm({ refusal, kept }: LoginFormProps) {
  const t = useMessages('accounts');
  const isBusy = useIsSending();
  return (
    <Form method="post" noValidate className="grid gap-5">
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={kept?.email}
        isInvalid={isRefused(refusal, 'email')}
      />
      <TextField
        label={t.password}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        isInvalid={isRefused(refusal, 'password')}
      />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-3">
        <Checkbox name="remember" defaultChecked={kept?.remember}>
          {t.login.remember}
        </Checkbox>
        <Link to="/support#lost-password" className="inline-link text-ui">
          {t.login.forgotten}
        </Link>
      </div>
      <Submit isBusy={isBusy} busyLabel={t.login.busy} size="large">
        {t.login.submit}
      </Submit>
    </Form>
  );
}
