import {
  type AccountLanguage,
  accountLanguages,
  type WarnedDreams,
  warnedDreamChoices,
} from '@reverie/contract/accounts.rules';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Preferences } from '#features/accounts/profile.form.ts';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import { SaveBar } from '#features/accounts/save-bar.tsx';
import { wordsOf } from '#features/accounts/wording.ts';
import { useMessages } from '#language/messages.tsx';
import { Alert } from '#ui/alert.tsx';
import { Checkbox, Field } from '#ui/field.tsx';
import { Segmented } from '#ui/segmented.tsx';

export type PreferencesOutcome = { refusal: Refusal; kept: Preferences };

type PreferencesFormProps = {
  preferences: Preferences;
  outcome: PreferencesOutcome | 'saved' | undefined;
};

export function PreferencesForm({ preferences, outcome }: PreferencesFormProps) {
  const t = useMessages('accounts');
  const isBusy = useNavigation().formData?.get('intent') === 'preferences';
  const refused = outcome === 'saved' ? undefined : outcome;
  const shown = refused?.kept ?? preferences;
  return (
    <Form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="preferences" />
      {refused && !isBusy && <Alert occasion={refused}>{wordsOf(refused.refusal, t)}</Alert>}
      <h2 className="font-display text-h3">{t.profile.preferences}</h2>
      <LanguageField language={shown.language} />
      <WarnedDreamsField initial={shown.warnedDreams} />
      <Checkbox name="firstLines" defaultChecked={shown.firstLines}>
        <span className="block font-medium text-ink">{t.profile.firstLines.name}</span>
        {t.profile.firstLines.hint}
      </Checkbox>
      <SaveBar isBusy={isBusy} isSaved={outcome === 'saved'} />
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
