import type { RegistrationFault } from '@reverie/contract/accounts.rules';
import type { FieldError, ProblemCode } from '@reverie/contract/errors';
import { ApiProblem } from '@reverie/sdk';

/** Why a form of accounts was not taken: found by the form itself, or said by the server. */
export type Refusal = {
  code: ProblemCode | RegistrationFault | EmptyField;
  /** Seconds to wait before the next try. */
  retryAfter?: number;
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
    ...(errors && { fields: errors.map(topField) }),
  };
}

function topField({ path }: FieldError): string {
  return path.split('.').at(-1) ?? path;
}
