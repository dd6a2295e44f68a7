import { type ProblemCode, type ProblemDetails, problemStatus } from '@reverie/contract';
import type { FieldError } from '@reverie/contract/errors';

export type ProblemOptions = {
  /** A sentence for developers; pages translate the code. */
  detail?: string;
  errors?: FieldError[];
  /** Seconds, sent as Retry-After too. */
  retryAfter?: number;
  cause?: unknown;
};

/** The one error services throw: a code of the contract, answered as problem details. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problemStatus[code];
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
  }
}

const titles: Record<ProblemCode, string> = {
  invalid_json: 'The body is not JSON',
  invalid_body: 'The body cannot be accepted',
  invalid_query: 'The query cannot be accepted',
  invalid_path: 'The address cannot be accepted',
  invalid_idempotency_key: 'The Idempotency-Key cannot be accepted',
  unauthenticated: 'Signing in is needed',
  wrong_credentials: 'The email or the password is wrong',
  forbidden: 'Not allowed',
  wrong_origin: 'The form comes from another site',
  not_found: 'Not found',
  weather_off: 'No weather provider is set up here',
  place_unknown: 'Nobody knows the weather of this place',
  method_not_allowed: 'The address does not take this method',
  email_taken: 'The email already has an account',
  username_taken: 'The username is taken',
  consent_changed: 'What is asked for has changed since it was read',
  revision_changed: 'Another revision stands there by now',
  consent_required: 'Its dreamer has not consented to it',
  prompt_changed: 'The prompt is not the one that was shown',
  remote_images_off: 'No remote image model is set up here',
  idempotency_key_reused: 'The Idempotency-Key belongs to another call',
  body_too_large: 'The body is too large',
  unsupported_media_type: 'The body must be application/json',
  community_not_found: 'The community does not exist',
  too_many_attempts: 'Too many attempts',
  rate_limited: 'Too many calls for now',
  internal: 'Something went wrong',
  unavailable: 'Unavailable for a moment',
  sealing_off: 'This server has lost the key that seals private texts',
  storage_full: 'No space is left to write',
};

export function problemDetails(problem: Problem, requestId: string): ProblemDetails {
  const { code, status, detail, errors, retryAfter } = problem;
  return {
    type: 'about:blank',
    title: titles[code],
    status,
    code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    requestId,
  };
}

export function problemResponse(
  problem: Problem,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const sent = new Headers({ ...headers, 'content-type': 'application/problem+json' });
  sent.set('cache-control', 'no-store');
  if (problem.retryAfter !== undefined) sent.set('retry-after', String(problem.retryAfter));
  if (problem.status === 401) sent.set('www-authenticate', 'Bearer');
  const body = JSON.stringify(problemDetails(problem, requestId));
  return new Response(body, { status: problem.status, headers: sent });
}
