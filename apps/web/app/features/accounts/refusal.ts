import type { RegistrationFault } from '@reverie/contract/accounts.rules';
import type { FieldError, ProblemCode } from '@reverie/contract/errors';
import type { UsernameFault } from '@reverie/contract/usernames.rules';
import { ApiProblem } from '@reverie/sdk';

/** Why a form of accounts was not taken: found by the form itself, or said by the server. */
export type Refusal = {
  code: ProblemCode | RegistrationFault | EmptyField;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
  /** What is wrong with the name that was chosen. */
  name?: UsernameFault;
  /** Fields of a body the server could not take. */
  fields?: readonly string[];
};

export type EmptyField = 'email_required' | 'password_required' | 'fields_required';

/** A failed call as the form shows it. What is no answer of the API goes on as it is. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, retryAfter, errors } = error.problem;
  return {
    code,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(errors && { fields: errors.map(topField), ...nameFault(errors) }),
  };
}

/** Whether it was only too often or too soon. */
export function asksToWait({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'too_many_attempts' || code === 'rate_limited';
}

function nameFault(errors: readonly FieldError[]): Pick<Refusal, 'name'> {
  const name = errors.find(({ path }) => path === 'username')?.code;
  return name === 'reserved' || name === 'confusable' ? { name } : {};
}

function topField({ path }: FieldError): string {
  return path.split('.').at(-1) ?? path;
}
