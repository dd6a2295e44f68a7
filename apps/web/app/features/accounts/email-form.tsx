import { Form, useNavigation } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Done } from '#ui/done.tsx';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit } from '#ui/submit.tsx';

export type EmailOutcome = { refusal: Refusal; kept: string } | 'asked' | 'changed' | 'resent';

type EmailFormProps = {
  email: string;
  isVerified: boolean;
  /** Whether addresses are confirmed on this server. */
  sendsMail: boolean;
  outcome: EmailOutcome | undefined;
};

/** The address letters go to, whether it is confirmed, and how it becomes another one. */
export function EmailForm({ email, isVerified, sendsMail, outcome }: EmailFormProps) {
  const t = useMessages('accounts');
  const words = t.security.email;
  const state = sendsMail ? (isVerified ? 'confirmed' : 'waiting') : 'believed';
  const intent = useNavigation().formData?.get('intent');
  const refused = typeof outcome === 'object' ? outcome : undefined;
  const said = typeof outcome === 'string' && !intent ? words[outcome] : null;
  return (
    <section className="grid gap-5">
      <header className="grid gap-1">
        <h2 className="font-display text-h3">{words.title}</h2>
        <p className="text-ui text-ink-soft">{words[state](email)}</p>
      </header>
      {state === 'waiting' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resend" />
          <Submit variant="outline" isBusy={intent === 'resend'} busyLabel={words.busy}>
            {words.resend}
          </Submit>
        </Form>
      )}
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="intent" value="email" />
        {refused && !intent && <Alert occasion={refused}>{wordsOf(refused.refusal, t)}</Alert>}
        <TextField
          label={words.next}
          hint={sendsMail ? words.hint : undefined}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={refused?.kept}
          isInvalid={isRefused(refused?.refusal, 'email')}
        />
        <PasswordField
          words={t.reveal}
          label={words.password}
          name="password"
          autoComplete="current-password"
          required
          isInvalid={isRefused(refused?.refusal, 'emailPassword')}
        />
        <div className="flex flex-wrap items-center gap-5">
          <Submit isBusy={intent === 'email'} busyLabel={words.busy}>
            {words.submit}
          </Submit>
          <Done>{said}</Done>
        </div>
      </Form>
    </section>
  );
}
