import type { RegistrationFault } from '@reverie/contract/accounts.rules';
import type { FieldError, ProblemCode } from '@reverie/contract/errors';
import type { UsernameFault } from '@reverie/contract/usernames.rules';
import { ApiProblem } from '@reverie/sdk';

/** Why a form of accounts was not taken: found by the form itself, or said by the server. */
export type Refusal = {
  code: ProblemCode | RegistrationFault | EmptyField | PasskeyFault;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  /** What is wrong with the name that was chosen. */
  name?: UsernameFault;
  /** Why others would guess the password that was chosen. */
  password?: PasswordFault;
  /** Fields of a body the server could not take. */
  fields?: readonly string[];
};

export type PasswordFault = 'too_common' | 'same_as_name';

/** Why a device signed nothing. */
export type PasskeyFault =
  | 'passkey_cancelled'
  | 'passkey_elsewhere'
  | 'passkey_failed'
  | 'passkey_known'
  | 'passkey_too_little';

export type EmptyField = 'email_required' | 'password_required' | 'fields_required';

/** A failed call as the form shows it. What is no answer of the API goes on as it is. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, retryAfter, errors } = error.problem;
  return {
    code,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(errors && { fields: errors.map(topField), ...nameFault(errors), ...passwordFault(errors) }),
  };
}

/** Whether it was only too often or too soon. */
export function asksToWait({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'too_many_attempts' || code === 'rate_limited';
}

function nameFault(errors: readonly FieldError[]): Pick<Refusal, 'name'> {
  const name = errors.find(({ path }) => path === 'username' || path === 'displayName')?.code;
  return name === 'reserved' || name === 'confusable' ? { name } : {};
}

function passwordFault(errors: readonly FieldError[]): Pick<Refusal, 'password'> {
  const code = errors.find(({ path }) => path === 'password')?.code;
  return code === 'too_common' || code === 'same_as_name' ? { password: code } : {};
}

function topField({ path }: FieldError): string {
  return path.split('.').at(-1) ?? path;
}
