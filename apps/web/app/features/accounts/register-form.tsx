import { Form, Link } from 'react-router';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import type { RegistrationKept } from '#features/accounts/registration.form.ts';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Checkbox, TextField } from '#ui/field.tsx';
import { Honeypot } from '#ui/honeypot.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Submit, useIsSending } from '#ui/submit.tsx';

type RegisterFormProps = { refusal?: Refusal | undefined; kept?: RegistrationKept | undefined };

export function RegisterForm({ refusal, kept }: RegisterFormProps) {
  const t = useMessages('accounts');
  const words = t.register;
  const isBusy = useIsSending();
  const invalid = (field: string) => ({ isInvalid: isRefused(refusal, field) });
  return (
    <Form method="post" noValidate className="grid gap-5">
      <Honeypot />
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <TextField
        label={words.username}
        hint={words.usernameHint}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={kept?.username}
        {...invalid('username')}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={kept?.email}
        {...invalid('email')}
      />
      <PasswordField
        words={t.reveal}
        label={t.password}
        hint={words.passwordHint}
        name="password"
        autoComplete="new-password"
        required
        {...invalid('password')}
      />
      <PasswordField
        words={t.reveal}
        label={words.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        {...invalid('confirmPassword')}
      />
      <Names refusal={refusal} kept={kept} />
      <Agreements refusal={refusal} kept={kept} />
      <Submit isBusy={isBusy} busyLabel={words.busy} size="large">
        {words.submit}
      </Submit>
    </Form>
  );
}

/** Nobody has to say what they are called: folded away, and open where one of them was refused. */
function Names({ refusal, kept }: RegisterFormProps) {
  const words = useMessages('accounts').register;
  const fields = [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
  ] as const;
  const isTold = fields.some(([name]) => kept?.[name] || isRefused(refusal, name));
  return (
    <details open={isTold} className="text-ui">
      <summary className="cursor-pointer py-1 text-ink-soft">{words.names}</summary>
      <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-2">
        {fields.map(([name, autoComplete]) => (
          <TextField
            key={name}
            label={words[name]}
            name={name}
            autoComplete={autoComplete}
            describedBy="names-hint"
            defaultValue={kept?.[name]}
            isInvalid={isRefused(refusal, name)}
          />
        ))}
        <p id="names-hint" className="col-span-2 text-small text-ink-faint">
          {words.namesHint}
        </p>
      </div>
    </details>
  );
}

type AgreementsProps = {
  refusal: Refusal | undefined;
  kept: Pick<RegistrationKept, 'acceptTerms' | 'ageConfirmed' | 'newsletter'> | undefined;
};

/** What every newcomer agrees to, and where it is written. */
export function Agreements({ refusal, kept }: AgreementsProps) {
  const words = useMessages('accounts').register;
  const ticked = (field: string) => ({ 'aria-invalid': isRefused(refusal, field) });
  return (
    <>
      <div className="grid gap-3">
        <Checkbox name="acceptTerms" defaultChecked={kept?.acceptTerms} {...ticked('acceptTerms')}>
          {words.accept.before}
          <NewTabLink to="/terms">{words.accept.terms}</NewTabLink>
          {words.accept.after}
        </Checkbox>
        <Checkbox
          name="ageConfirmed"
          defaultChecked={kept?.ageConfirmed}
          {...ticked('ageConfirmed')}
        >
          {words.age}
        </Checkbox>
        <Checkbox name="newsletter" defaultChecked={kept?.newsletter}>
          {words.newsletter}
        </Checkbox>
      </div>
      <p className="text-small text-ink-soft">{words.sensitive}</p>
      <p className="text-small text-ink-faint">
        {words.read.before}
        <NewTabLink to="/privacy">{words.read.privacy}</NewTabLink>
        {words.read.after}
      </p>
    </>
  );
}

/** What is typed so far stays on this page while the other is read. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  const t = useMessages('accounts');
  return (
    <Link to={to} target="_blank" rel="noopener" className="inline-link">
      {children}
      <span className="sr-only"> {t.register.newTab}</span>
    </Link>
  );
}
