import { z } from 'zod';
import { factorKinds } from '#factors.rules.ts';

/** Every problem the API answers with, and its HTTP status. Pages translate the code. */
export const problemStatus = {
  invalid_json: 400,
  invalid_body: 400,
  invalid_query: 400,
  invalid_path: 400,
  invalid_idempotency_key: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  address_waiting: 403,
  comments_closed: 403,
  silenced: 403,
  page_missing: 403,
  suspended: 403,
  consent_required: 403,
  proof_required: 403,
  factor_missing: 403,
  wrong_origin: 403,
  not_found: 404,
  weather_off: 404,
  place_unknown: 404,
  passkeys_off: 404,
  method_not_allowed: 405,
  email_taken: 409,
  username_taken: 409,
  consent_changed: 409,
  identity_taken: 409,
  import_at_work: 409,
  import_not_ready: 409,
  offset_mismatch: 409,
  recording_unfinished: 409,
  last_webmaster: 409,
  comment_settled: 409,
  case_decided: 409,
  same_moderator: 409,
  comment_repeated: 409,
  name_taken: 409,
  tag_taken: 409,
  tag_unknown: 422,
  factor_exists: 409,
  passkey_exists: 409,
  too_many_passkeys: 409,
  link_used: 410,
  link_expired: 410,
  passkey_late: 410,
  revision_changed: 412,
  body_too_large: 413,
  recording_too_large: 413,
  recording_too_long: 413,
  unsupported_media_type: 415,
  recording_unsupported: 415,
  range_unsatisfiable: 416,
  prompt_changed: 409,
  community_not_found: 422,
  recording_not_found: 422,
  transcription_off: 422,
  push_off: 422,
  push_unknown: 422,
  report_full: 422,
  additions_full: 422,
  people_full: 422,
  ties_full: 422,
  connections_full: 422,
  mutes_full: 422,
  communities_full: 422,
  owner_leaves: 409,
  community_archived: 409,
  passage_unknown: 422,
  conversation_full: 422,
  newcomer_link: 422,
  newcomer_mention: 422,
  picture_unsupported: 422,
  picture_broken: 422,
  picture_too_large: 422,
  picture_animated: 422,
  wrong_password: 422,
  wrong_code: 422,
  factor_required: 422,
  passkey_refused: 422,
  passkey_unknown: 422,
  sign_in_denied: 422,
  sign_in_refused: 422,
  last_way_in: 422,
  remote_images_off: 422,
  idempotency_key_reused: 422,
  too_many_attempts: 429,
  rate_limited: 429,
  newcomer_busy: 429,
  asks_spent: 429,
  /** The number tus has for it; no standard of HTTP has one. */
  checksum_mismatch: 460,
  internal: 500,
  unavailable: 503,
  provider_unavailable: 503,
  guests_waiting: 503,
  sealing_off: 503,
  storage_full: 507,
} as const;

export type ProblemCode = keyof typeof problemStatus;

export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];

/** What is wrong with one field. Pages translate it; `limit` completes the sentence. */
export const fieldErrorCodes = [
  'required',
  'blank',
  'too_short',
  'too_long',
  'too_many',
  'too_small',
  'too_big',
  'invalid',
  'unknown_field',
  'contradiction',
  'must_accept',
  'unstorable_character',
  'reserved',
  'too_common',
  'same_as_name',
  'confusable',
] as const;
export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export const fieldErrorSchema = z
  .object({
    path: z.string().meta({ description: 'Where, in dots: `tags.3`. Empty for the whole body.' }),
    code: z.enum(fieldErrorCodes),
    limit: z.number().optional(),
    detail: z.string(),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/** Problem details of RFC 9457, sent as `application/problem+json`. */
export const problemSchema = z
  .object({
    type: z.string().meta({ description: '`about:blank`: the code tells the kind.' }),
    title: z.string(),
    status: z.int(),
    code: z.enum(problemCodes),
    detail: z.string().optional(),
    errors: z.array(fieldErrorSchema).optional(),
    challenge: z.string().optional().meta({
      description: 'What the second step of signing in is begun with.',
    }),
    factors: z.array(z.enum(factorKinds)).optional().meta({
      description: 'What that step may be taken by, beside a recovery code.',
    }),
    retryAfter: z.int().optional().meta({ description: 'Seconds, as in Retry-After.' }),
    requestId: z.string().optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDetails = z.infer<typeof problemSchema>;
