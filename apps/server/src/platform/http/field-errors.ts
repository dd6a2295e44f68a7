import type { FieldError, FieldErrorCode } from '@reverie/contract/errors';
import { fieldErrorCodes } from '@reverie/contract/errors';
import type { z } from 'zod';

/** A body may hold any number of faults; nobody reads more than these. */
const reported = 50;

/** What zod found, in the codes of the contract. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap(toErrors).slice(0, reported);
}

type Issue = z.core.$ZodIssue;

function toErrors(issue: Issue): FieldError[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: path ? `${path}.${key}` : key,
      code: 'unknown_field',
      detail: 'is not a field of this call',
    }));
  }
  const { code, limit } = codeOf(issue);
  return [{ path, code, ...(limit !== undefined && { limit }), detail: issue.message }];
}

function codeOf(issue: Issue): { code: FieldErrorCode; limit?: number } {
  switch (issue.code) {
    case 'custom':
      return customCode(issue.params);
    case 'too_big':
      return { code: sized(issue.origin, 'too_big'), limit: Number(issue.maximum) };
    case 'too_small':
      return { code: sized(issue.origin, 'too_small'), limit: Number(issue.minimum) };
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : 'invalid' };
    default:
      return { code: 'invalid' };
  }
}

function customCode(params: Record<string, unknown> | undefined) {
  const code = fieldErrorCodes.find((known) => known === params?.code) ?? 'invalid';
  const limit = params?.limit;
  return typeof limit === 'number' ? { code, limit } : { code };
}

function sized(origin: string, code: 'too_big' | 'too_small'): FieldErrorCode {
  if (origin === 'string') return code === 'too_big' ? 'too_long' : 'too_short';
  if (origin === 'array' || origin === 'set') return code === 'too_big' ? 'too_many' : 'too_small';
  return code;
}
