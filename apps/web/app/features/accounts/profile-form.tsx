import {
  type AccountLanguage,
  accountLanguages,
  type WarnedDreams,
  warnedDreamChoices,
} from '@reverie/contract/accounts.rules';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ProfileForm as Profile } from '#features/accounts/profile.ts';
import type { Refusal } from '#features/accounts/refusal.ts';
import { isRefused, wordsOf } from '#features/accounts/refusal-words.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Field, TextField } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Submit } from '#ui/submit.tsx';

export type ProfileOutcome = { refusal: Refusal; kept: Profile } | { isSaved: true };

type ProfileFormProps = { profile: Profile; outcome: ProfileOutcome | undefined };

export function ProfileForm({ profile, outcome }: ProfileFormProps) {
  const t = useMessages('accounts');
  const words = t.profile;
  const isBusy = useNavigation().formData?.get('intent') === 'profile';
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : undefined;
  const shown = outcome && 'kept' in outcome ? outcome.kept : profile;
  const invalid = (field: string) => ({ isInvalid: isRefused(refusal, field) });
  return (
    <Form method="post" noValidate className="grid gap-10">
      <input type="hidden" name="intent" value="profile" />
      {refusal && !isBusy && <Alert occasion={refusal}>{wordsOf(refusal, t)}</Alert>}
      <section className="grid gap-5">
        <h2 className="font-display text-h3">{words.identity}</h2>
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
      </section>
      <section className="grid gap-5">
        <h2 className="font-display text-h3">{words.preferences}</h2>
        <LanguageField language={shown.preferences.language} />
        <WarnedDreamsField initial={shown.preferences.warnedDreams} />
      </section>
      <div className="flex flex-wrap items-center gap-5">
        <Submit isBusy={isBusy} busyLabel={words.saving}>
          {words.save}
        </Submit>
        <p role="status" className="flex items-center gap-2 text-ui text-ink-soft">
          {outcome && 'isSaved' in outcome && !isBusy && (
            <>
              <Check aria-hidden="true" className="size-4 text-accent" />
              {words.saved}
            </>
          )}
        </p>
      </div>
    </Form>
  );
}

function LanguageField({ language }: { language: AccountLanguage }) {
  const { profile: words } = useMessages('accounts');
  const [chosen, setChosen] = useState<string>(language);
  return (
    <Field label={words.language} hint={chosen === 'es' ? words.spanish : undefined}>
      {(control) => (
        <span className="select">
          <select
            className="input"
            name="language"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            {...control}
          >
            {accountLanguages.map((code) => (
              <option key={code} value={code} lang={code}>
                {words.languages[code]}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}

/** One choice for every kind of warning: each dream still names its own. */
function WarnedDreamsField({ initial }: { initial: WarnedDreams }) {
  const { warnedDreams: words } = useMessages('accounts').profile;
  const [choice, setChoice] = useState(initial);
  return (
    <div id="warned-dreams" className="grid scroll-mt-24 gap-2">
      <span className="text-ui font-medium" aria-hidden="true">
        {words.name}
      </span>
      <Segmented
        label={words.name}
        name="warnedDreams"
        value={choice}
        options={warnedDreamChoices.map((value) => ({ value, label: words.choices[value] }))}
        onChange={setChoice}
      />
      <p className="text-small text-ink-faint">{words.hints[choice]}</p>
    </div>
  );
}
