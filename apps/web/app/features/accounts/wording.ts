import type { AccountsMessages } from '#features/accounts/messages.fr.ts';
import { asksToWait, type Refusal } from '#features/accounts/refusal.form.ts';

/** What a refusal says in the reader's language. */
export function wordsOf(refusal: Refusal, t: AccountsMessages): string {
  if (asksToWait(refusal)) return t.wait(refusal.retryAfter ?? 60);
  if (refusal.name) return t.names[refusal.name];
  if (refusal.password) return t.passwords[refusal.password];
  const named = refusal.code === 'invalid_body' ? namedField(refusal, t) : undefined;
  if (named) return named;
  const { refusals } = t;
  return isKnown(refusal.code, refusals) ? refusals[refusal.code] : refusals.unexpected;
}

function namedField({ fields = [] }: Refusal, { invalid }: AccountsMessages): string | undefined {
  return fields.flatMap((field) => (isKnown(field, invalid) ? [invalid[field]] : []))[0];
}

function isKnown<T extends object>(key: PropertyKey, table: T): key is keyof T {
  return Object.hasOwn(table, key);
}

const refusedFields: { [Code in Refusal['code']]?: readonly string[] } = {
  wrong_credentials: ['email', 'password'],
  wrong_code: ['code'],
  factor_required: ['code'],
  wrong_password: ['password', 'current', 'emailPassword'],
  email_required: ['email'],
  password_required: ['password'],
  email_taken: ['email'],
  username_taken: ['username'],
  passwords_differ: ['confirmPassword'],
  password_too_short: ['password'],
  terms_refused: ['acceptTerms'],
  age_unconfirmed: ['ageConfirmed'],
};

/** Whether a field is to be mended before the form can be sent again. */
export function isRefused(refusal: Refusal | undefined, field: string): true | undefined {
  if (!refusal) return undefined;
  const fields = refusal.fields ?? refusedFields[refusal.code] ?? [];
  return fields.includes(field) || undefined;
}
