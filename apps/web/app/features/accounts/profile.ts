import type { ProfileUpdate } from '@reverie/contract/accounts';
import {
  type AccountLanguage,
  accountLanguages,
  type WarnedDreams,
  warnedDreamChoices,
} from '@reverie/contract/accounts.rules';
import { isLanguage, type Language } from '#language/language.ts';
import { textOf } from '#ui/form-text.ts';

export type ProfileForm = {
  username: string;
  firstName: string;
  lastName: string;
  preferences: { language: AccountLanguage; warnedDreams: WarnedDreams };
};

export function readProfile(form: FormData): ProfileForm & ProfileUpdate {
  const asked = textOf(form, 'language');
  const warned = textOf(form, 'warnedDreams');
  return {
    username: textOf(form, 'username').trim(),
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
    preferences: {
      language: accountLanguages.find((language) => language === asked) ?? 'fr',
      warnedDreams: warnedDreamChoices.find((choice) => choice === warned) ?? 'veil',
    },
  };
}

/** The language the interface speaks to somebody who prefers this one: French where it cannot. */
export function spokenFor(preferred: AccountLanguage): Language {
  return isLanguage(preferred) ? preferred : 'fr';
}
