export const minimumPasswordLength = 8;
/** Argon2 reads the whole password: a bound keeps a huge one from costing the server. */
export const maximumPasswordLength = 256;
/** So many of the commonest passwords are refused. */
export const commonPasswords = 10_000;
/** How long a link that lets somebody choose a new password can be used. */
export const resetMinutes = 30;
export const minimumAge = 16;
export const usernameMin = 3;
export const usernameMax = 30;
export const nameLimit = 60;

export const usernamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?$/u;

export const roles = ['user', 'moderator', 'researcher', 'webmaster'] as const;
export type Role = (typeof roles)[number];

/** Languages an account may prefer. Spanish is kept; the interface then speaks French and says so. */
export const accountLanguages = ['fr', 'en', 'es'] as const;
export type AccountLanguage = (typeof accountLanguages)[number];

/**
 * How dreams with a declared warning are met: veiled until one opens them, open like all others, or
 * left out of every list.
 */
export const warnedDreamChoices = ['veil', 'open', 'exclude'] as const;
export type WarnedDreams = (typeof warnedDreamChoices)[number];

export type RegistrationForm = {
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
  ageConfirmed: boolean;
};

export type RegistrationFault =
  | 'passwords_differ'
  | 'password_too_short'
  | 'terms_refused'
  | 'age_unconfirmed';

/** Checks in the order the form promises. Null where registration may be sent. */
export function registrationFault(form: RegistrationForm): RegistrationFault | null {
  if (form.password !== form.confirmPassword) return 'passwords_differ';
  if ([...form.password].length < minimumPasswordLength) return 'password_too_short';
  if (!form.acceptTerms) return 'terms_refused';
  if (!form.ageConfirmed) return 'age_unconfirmed';
  return null;
}
