import {
  type AccountLanguage,
  accountLanguages,
  type WarnedDreams,
  warnedDreamChoices,
} from '@reverie/contract/accounts.rules';
import { isLanguage, type Language } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

/** Who one is here. */
export type Identity = {
  username: string;
  displayName: string;
  firstName: string;
  lastName: string;
};

export function readIdentity(form: FormData): Identity {
  return {
    username: textOf(form, 'username').trim(),
    displayName: textOf(form, 'displayName').trim(),
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
  };
}

/** How one likes it here. */
export type Preferences = {
  language: AccountLanguage;
  warnedDreams: WarnedDreams;
  firstLines: boolean;
};

export function readPreferences(form: FormData): Preferences {
  const asked = textOf(form, 'language');
  const warned = textOf(form, 'warnedDreams');
  return {
    language: accountLanguages.find((language) => language === asked) ?? 'fr',
    warnedDreams: warnedDreamChoices.find((choice) => choice === warned) ?? 'veil',
    firstLines: form.has('firstLines'),
  };
}

/** The language the interface speaks to somebody who prefers this one: French where it cannot. */
export function spokenFor(preferred: AccountLanguage): Language {
  return isLanguage(preferred) ? preferred : 'fr';
}
