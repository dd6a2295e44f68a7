import type { z } from 'zod';
import type { Role } from '#accounts.rules.ts';
import { type ProblemCode, problemStatus } from '#errors.ts';
import type { LimitName } from '#limits.rules.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Room for every form of ours but the long ones, which say theirs. */
export const defaultBodyBytes = 16_384;

/**
 * Who may call. `open`: anybody, and nobody is asked who they are. `public`: anybody, and who shows a
 * session is known by it. `session`: who shows a living one. A role: who has it, by a session.
 */
export type Access = 'open' | 'public' | 'session' | { role: Role };

type Headers = Readonly<Record<string, string>>;

/** One call: who may make it, what it takes, and all it may answer. `null` is an empty answer. */
export type Endpoint = {
  route: `${HttpMethod} /${string}`;
  summary: string;
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Whether the body may be left out whole. */
  isBodyOptional?: true;
  /** The types of file the body may be, sent as it is; absent where it is JSON. */
  bodyTypes?: readonly string[];
  /**
   * Whether the body is a form with a file, `file`, beside the fields of `body`: multipart/form-data,
   * read while it comes in.
   */
  isForm?: true;
  /** Headers of its own that it reads, and those it answers with, by name: what they say. */
  headers?: { readonly taken: Headers; readonly given: Headers };
  /** Bytes of the body at most; `defaultBodyBytes` unless told. */
  bodyBytes?: number;
  /** How often it may be called, asked before anything of the body is read. */
  limits?: readonly LimitName[];
  responses: { [status: number]: z.ZodType | null };
  /** What it refuses with, beside what follows from the rest that it declares: `impliedErrors`. */
  errors: readonly ProblemCode[];
  /** Set where the answer is not JSON. */
  mediaType?: string;
  /** Takes an `Idempotency-Key`: done once for each key, and answered the same for 24 hours. */
  isKeyed?: true;
  /**
   * Heard by the session's cookie too, from a page or a service worker of our own origin that names
   * whom it means: what was written without a network is sent when no page is open.
   */
  takesCookie?: true;
  /** Answers an `ETag` made of this field of the body: the revision of what is shown. */
  revisedBy?: string;
  /** What somebody who is suspended may still do, beside reading: what is theirs stays theirs. */
  isOpenToSuspended?: true;
  /** Takes `If-Match`: 412 where another revision stands there by now. */
  isConditional?: true;
};

/** Keeps the exact types of a noun's endpoints while checking their shape. */
export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table;
}

/** What an endpoint refuses with because of what it declares; no endpoint says these itself. */
export const impliedErrors = {
  params: ['invalid_path', 'not_found'],
  query: ['invalid_query'],
  body: ['invalid_json', 'invalid_body', 'body_too_large', 'unsupported_media_type'],
  bodyTypes: ['invalid_body', 'body_too_large', 'unsupported_media_type'],
  isForm: ['invalid_body', 'body_too_large', 'unsupported_media_type'],
  identity: ['unauthenticated'],
  role: ['forbidden', 'factor_missing'],
  writing: ['suspended'],
  limits: ['rate_limited'],
  isKeyed: ['invalid_idempotency_key', 'idempotency_key_reused', 'sealing_off'],
  isConditional: ['revision_changed'],
} as const satisfies Record<string, readonly ProblemCode[]>;

/** What any call may answer while the server is in trouble, whatever it declares. */
export const faultCodes = ['internal', 'unavailable', 'storage_full'] as const;
export type FaultCode = (typeof faultCodes)[number];

/** Whether somebody who is suspended is refused: what they would write under their session. */
export function isShutToSuspended({ access, route, isOpenToSuspended }: Endpoint): boolean {
  return access !== 'open' && !route.startsWith('GET ') && !isOpenToSuspended;
}

/** Every refusal of an endpoint, faults aside, by status and name. */
export function errorsOf(endpoint: Endpoint): ProblemCode[] {
  const { access, errors } = endpoint;
  const body = endpoint.bodyTypes ? 'bodyTypes' : endpoint.isForm ? 'isForm' : 'body';
  const declared = (['params', 'query', body, 'limits', 'isKeyed', 'isConditional'] as const)
    .filter((name) => endpoint[name])
    .flatMap((name): readonly ProblemCode[] => impliedErrors[name]);
  const identity = access === 'open' ? [] : impliedErrors.identity;
  const role = typeof access === 'object' ? impliedErrors.role : [];
  const writing = isShutToSuspended(endpoint) ? impliedErrors.writing : [];
  const codes = new Set<ProblemCode>([...declared, ...identity, ...role, ...writing, ...errors]);
  return [...codes].sort(
    (one, other) => problemStatus[one] - problemStatus[other] || one.localeCompare(other),
  );
}

type Implied<E, K extends keyof typeof impliedErrors & keyof Endpoint> = E extends {
  [P in K]: NonNullable<Endpoint[P]>;
}
  ? (typeof impliedErrors)[K][number]
  : never;

/** As `isShutToSuspended` says it. */
type WritingError<E extends Endpoint> = E['access'] extends 'open'
  ? never
  : E['route'] extends `GET ${string}`
    ? never
    : E extends { isOpenToSuspended: true }
      ? never
      : (typeof impliedErrors.writing)[number];

/** The same for types, faults included: what a caller has to reckon with. */
export type ErrorOf<E extends Endpoint> =
  | E['errors'][number]
  | Implied<E, 'params'>
  | Implied<E, 'query'>
  | (E extends { bodyTypes: readonly string[] }
      ? Implied<E, 'bodyTypes'>
      : E extends { isForm: true }
        ? Implied<E, 'isForm'>
        : Implied<E, 'body'>)
  | Implied<E, 'limits'>
  | Implied<E, 'isKeyed'>
  | Implied<E, 'isConditional'>
  | (E['access'] extends 'open' ? never : (typeof impliedErrors.identity)[number])
  | WritingError<E>
  | (E['access'] extends { role: Role } ? (typeof impliedErrors.role)[number] : never)
  | FaultCode;
