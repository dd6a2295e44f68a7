import type { Registration } from '@reverie/contract/accounts';
import { registrationFault } from '@reverie/contract/accounts.rules';
import type { Refusal } from '#features/accounts/refusal.form.ts';
import type { Language } from '#language/language.ts';
import { isTicked, textOf } from '#ui/form-text.ts';

export const writtenFields = ['firstName', 'lastName', 'username', 'email'] as const;
/** Without these there is no account; nobody has to say what they are called. */
export const neededFields = ['username', 'email'] as const;
const secretFields = ['password', 'confirmPassword'] as const;

export type RegistrationForm = Record<
  (typeof writtenFields)[number] | (typeof secretFields)[number],
  string
> & { acceptTerms: boolean; ageConfirmed: boolean; newsletter: boolean };

/** What a refused form is filled with again: never the passwords. */
export type RegistrationKept = Omit<RegistrationForm, (typeof secretFields)[number]>;

export function readRegistration(form: FormData): RegistrationForm {
  return {
    firstName: textOf(form, 'firstName').trim(),
    lastName: textOf(form, 'lastName').trim(),
    username: textOf(form, 'username').trim(),
    email: textOf(form, 'email').trim(),
    password: textOf(form, 'password'),
    confirmPassword: textOf(form, 'confirmPassword'),
    acceptTerms: isTicked(form, 'acceptTerms'),
    ageConfirmed: isTicked(form, 'ageConfirmed'),
    newsletter: isTicked(form, 'newsletter'),
  };
}

/**
 * What stops a registration before it is sent: an empty field, then passwords that differ, a short
 * one, terms refused, an age not confirmed. Null where nothing does.
 */
export function registrationRefusal(form: RegistrationForm): Refusal | null {
  const empty = [...neededFields, ...secretFields].filter((name) => form[name] === '');
  if (empty.length > 0) return { code: 'fields_required', fields: empty };
  const fault = registrationFault(form);
  return fault && { code: fault };
}

/** The call's body: everything but the repeated password, and the language of the form. */
export function registrationBody(form: RegistrationForm, language: Language): Registration {
  const { confirmPassword: _, ...body } = form;
  return { ...body, language };
}

export function withoutSecrets(form: RegistrationForm): RegistrationKept {
  const { password: _, confirmPassword: __, ...kept } = form;
  return kept;
}
