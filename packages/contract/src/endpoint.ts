import type { z } from 'zod';
import type { LimitName } from '#limits.rules.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Room for every form of ours but the long ones, which say theirs. */
export const defaultBodyBytes = 16_384;

/** One call: what it takes, and what each success answers. `null` is an empty answer. */
export type Endpoint = {
  route: `${HttpMethod} /${string}`;
  summary: string;
  /** `optional`: a viewer may be signed in. `required`: 401 without a living session. */
  auth: 'none' | 'optional' | 'required';
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Whether the body may be left out whole. */
  isBodyOptional?: true;
  /** Bytes of the body at most; `defaultBodyBytes` unless told. */
  bodyBytes?: number;
  /** How often it may be called, asked before anything of the body is read. */
  limits?: readonly LimitName[];
  responses: { [status: number]: z.ZodType | null };
  /** Set where the answer is not JSON. */
  mediaType?: string;
  /** Takes an `Idempotency-Key`: done once for each key, and answered the same for 24 hours. */
  isKeyed?: true;
  /** Answers an `ETag` made of this field of the body: the revision of what is shown. */
  revisedBy?: string;
  /** Takes `If-Match`: 412 where another revision stands there by now. */
  isConditional?: true;
};

/** Keeps the exact types of a noun's endpoints while checking their shape. */
export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table;
}
