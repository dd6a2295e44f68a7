import { Form, useNavigation } from 'react-router';
import type { Identity } from '#features/accounts/profile.form.ts';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { SaveBar } from '#features/accounts/save-bar.tsx';
import { isRefused, wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { TextField } from '#ui/field.tsx';

export type IdentityOutcome = { refusal: Refusal; kept: Identity };

type IdentityFormProps = { identity: Identity; outcome: IdentityOutcome | 'saved' | undefined };

/** The name others know one by, and the ones nobody is shown. */
export function IdentityForm({ identity, outcome }: IdentityFormProps) {
  const t = useMessages('accounts');
  const isBusy = useNavigation().formData?.get('intent') === 'identity';
  const refused = outcome === 'saved' ? undefined : outcome;
  const shown = refused?.kept ?? identity;
  const invalid = (field: string) => ({ isInvalid: isRefused(refused?.refusal, field) });
  return (
    <Form method="post" noValidate className="grid gap-5">
      <input type="hidden" name="intent" value="identity" />
      {refused && !isBusy && <Alert occasion={refused}>{wordsOf(refused.refusal, t)}</Alert>}
      <h2 className="font-display text-h3">{t.profile.identity}</h2>
      <TextField
        label={t.register.username}
        hint={t.register.usernameHint}
        name="username"
        autoComplete="nickname"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={shown.username}
        {...invalid('username')}
      />
      <TextField
        label={t.profile.displayName}
        hint={t.profile.displayNameHint}
        name="displayName"
        autoComplete="off"
        defaultValue={shown.displayName}
        {...invalid('displayName')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t.register.firstName}
          name="firstName"
          autoComplete="given-name"
          defaultValue={shown.firstName}
          {...invalid('firstName')}
        />
        <TextField
          label={t.register.lastName}
          name="lastName"
          autoComplete="family-name"
          defaultValue={shown.lastName}
          {...invalid('lastName')}
        />
      </div>
      <p className="text-small text-ink-faint">{t.register.namesHint}</p>
      <SaveBar isBusy={isBusy} isSaved={outcome === 'saved'} />
    </Form>
  );
}
