import type { FieldError, FieldErrorCode } from '@reverie/contract/errors';
import { fieldErrorCodes } from '@reverie/contract/errors';
import { z } from 'zod';

/** A body may hold any number of faults; nobody reads more than these. */
const reported = 50;
const unknown = 'is not a field of this call';

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
      detail: unknown,
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

/** More than any object of the contract has, with room for what its sender mistook. */
const crowd = 100;

/**
 * The first unknown fields of a body that holds a crowd of fields anywhere; null where none does.
 * Only its top tells known from unknown: a crowd further down is named as one.
 */
export function unknownFields(schema: z.ZodType, body: unknown): FieldError[] | null {
  const open: { path: string; value: unknown }[] = [{ path: '', value: body }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Array.isArray(value) ? [] : Object.keys(value);
    if (keys.length > crowd) return path === '' ? notOf(schema, keys) : [tooManyAt(path)];
    for (const [key, child] of Object.entries(value)) {
      if (typeof child === 'object')
        open.push({ path: path ? `${path}.${key}` : key, value: child });
    }
  }
  return null;
}

function notOf(schema: z.ZodType, keys: readonly string[]): FieldError[] {
  const known = new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
  const found: FieldError[] = [];
  for (const key of keys) {
    if (found.length === reported) break;
    if (!known.has(key)) found.push({ path: key, code: 'unknown_field', detail: unknown });
  }
  return found;
}

function tooManyAt(path: string): FieldError {
  return { path, code: 'too_many', limit: crowd, detail: 'holds too many fields' };
}
