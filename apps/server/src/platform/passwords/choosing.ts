import { commonPasswords, minimumPasswordLength } from '@reverie/contract/accounts.rules';
import type { FieldErrorCode } from '@reverie/contract/errors';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Problem } from '#platform/http/problem.ts';

/** Somebody's names, as far as a password may not repeat them. */
type Names = { email: string; username: string };

let common: Set<string> | undefined;

/** The commonest passwords that are long enough to be chosen here at all. */
function commonOnes(): Set<string> {
  common ??= new Set(
    dictionary['passwords-common']
      .filter((each) => [...each].length >= minimumPasswordLength)
      .slice(0, commonPasswords)
      .map(fold),
  );
  return common;
}

/** What spellings share that are guessed together. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Why nobody should choose a password that others would try first; null where there is no reason. */
export function faultOfPassword(
  password: string,
  { email, username }: Names,
): Extract<FieldErrorCode, 'too_common' | 'same_as_name'> | null {
  const folded = fold(password);
  if ([email.trim(), username].map(fold).includes(folded)) return 'same_as_name';
  return commonOnes().has(folded) ? 'too_common' : null;
}

/** Throws `invalid_body` where a password is among those others would try first. */
export function refusePassword(password: string, names: Names): void {
  const code = faultOfPassword(password, names);
  if (!code) return;
  const detail = code === 'too_common' ? 'is among the commonest' : 'is the email or the username';
  throw new Problem('invalid_body', { errors: [{ path: 'password', code, detail }] });
}
