import { type ProblemCode, type ProblemDetails, problemStatus } from '@reverie/contract';
import type { FieldError } from '@reverie/contract/errors';
import type { FactorKind } from '@reverie/contract/factors.rules';

export type ProblemOptions = {
  /** A sentence for developers; pages translate the code. */
  detail?: string;
  errors?: FieldError[];
  /** Seconds, sent as Retry-After too. */
  retryAfter?: number;
  /** What the second step of signing in is begun with. */
  challenge?: string;
  /** What that step may be taken by. */
  factors?: FactorKind[];
  /** Headers of the answer, as the endpoint names them. */
  headers?: Record<string, string>;
  cause?: unknown;
};

/** The one error services throw: a code of the contract, answered as problem details. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly detail: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly challenge: string | undefined;
  readonly factors: FactorKind[] | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? code, { cause: options.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = problemStatus[code];
    this.detail = options.detail;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter;
    this.challenge = options.challenge;
    this.factors = options.factors;
    this.headers = options.headers;
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
  proof_required: 'Proving who one is, again, is needed first',
  link_used: 'The link has done its work already',
  link_expired: 'The link is too old',
  wrong_code: 'The code is wrong, too old, or was used before',
  factor_required: 'A code of the second factor is needed',
  factor_exists: 'The second factor is set up already',
  factor_missing: 'A webmaster sets up a second factor first',
  passkeys_off: 'Browsers make no passkeys for the address of this server',
  passkey_exists: 'The passkey is known already',
  passkey_late: 'What was signed is not what was asked here, or it came too late, or twice',
  passkey_refused: 'The passkey did not sign as it should',
  passkey_unknown: 'Nobody has this passkey here',
  too_many_passkeys: 'No more passkeys are kept for one person',
  second_factor_required: 'A second step is needed to sign in',
  wrong_password: 'The password is wrong',
  prompt_changed: 'The prompt is not the one that was shown',
  nothing_to_paint:
    'Nothing in this sentence can be painted yet: say who or what was seen, and what it did',
  remote_images_off: 'No remote image model is set up here',
  idempotency_key_reused: 'The Idempotency-Key belongs to another call',
  body_too_large: 'The body is too large',
  unsupported_media_type: 'The body is of a type that is not taken',
  picture_unsupported: 'The file is no JPEG, PNG or WebP',
  picture_broken: 'The picture is not whole, or holds something else too',
  picture_too_large: 'The picture has too many pixels',
  picture_animated: 'The picture moves',
  offset_mismatch: 'The piece does not begin where the last one ended',
  checksum_mismatch: 'The piece is not the one its checksum is of',
  recording_unfinished: 'The recording has not come whole yet',
  recording_too_large: 'The recording has too many bytes',
  recording_too_long: 'The recording is too long',
  recording_unsupported: 'What came is no audio of a kind that is taken',
  recording_not_found: 'The recording does not exist',
  range_unsatisfiable: 'There is no such range of bytes',
  transcription_off: 'Nothing is set up here to write recordings down',
  tag_taken: 'Another canonical tag has that name',
  tag_unknown: 'That is no other spelling of this tag',
  communities_full: 'As many communities are founded, or joined, as anybody may',
  circle_full: 'A circle is of twelve at most',
  questions_full: 'As many questions wait as may',
  question_unknown: 'This community asks no such question',
  question_open: 'The question was asked already',
  owner_leaves: 'Who owns a community hands it over, or archives it, before leaving',
  community_archived: 'The community is only read from now on',
  community_not_found: 'The community does not exist',
  report_full: 'The report has no room for it',
  name_taken: 'Somebody you told of has that name',
  address_waiting: 'The address of this account waits to be confirmed',
  comments_closed: 'Nobody, or not everybody, may comment on this dream',
  comment_settled: 'The quarter of an hour in which a comment can be edited is over',
  comment_repeated: 'The same was said already within a day',
  passage_unknown: 'The dream does not say these words',
  conversation_full: 'This comment has as many answers as it takes',
  newcomer_link: 'Within their first week people write no addresses of other places',
  newcomer_mention: 'Within their first week people call nobody by their name',
  newcomer_busy: 'Within their first week people comment ten times a day',
  silenced: 'This person may publish nothing for a time',
  suspended: 'This account only reads for a time',
  case_decided: 'This was decided already, or can no longer be',
  same_moderator: 'Another moderator decides on an appeal',
  push_off: 'This server sends nothing to browsers',
  push_unknown: 'The address is of no service of browsers that is spoken to',
  mutes_full: 'As much is muted as anybody may',
  connections_full: 'The caller is connected with as many people as anybody may be',
  page_missing: 'Who asks somebody has to have a page themselves',
  asks_spent: 'As many people were asked today as anybody may ask in a day',
  ties_full: 'As many people are followed, or blocked, as anybody may',
  rehearsals_full: 'No more rehearsals are kept',
  people_full: 'No more people are kept, or no more names for one',
  additions_full: 'The dream takes no more additions',
  too_many_attempts: 'Too many attempts',
  rate_limited: 'Too many calls for now',
  internal: 'Something went wrong',
  unavailable: 'Unavailable for a moment',
  guests_waiting: 'Too many dreams wait for their pictures',
  provider_unavailable: 'The place to sign in with does not answer',
  identity_taken: 'That account elsewhere is linked already, or another one of that place is',
  import_at_work: 'Another import is at work',
  import_not_ready: 'The import does not wait for that',
  sign_in_denied: 'The sign-in was given up elsewhere',
  sign_in_refused: 'The sign-in does not fit the one that was begun',
  last_way_in: 'No other way to sign in would be left',
  last_webmaster: 'Nobody else could run this server',
  sealing_off: 'This server has lost the key that seals private texts',
  storage_full: 'No space is left to write',
};

export function problemDetails(problem: Problem, requestId: string): ProblemDetails {
  const { code, status, detail, errors, retryAfter, challenge, factors } = problem;
  return {
    type: 'about:blank',
    title: titles[code],
    status,
    code,
    ...(detail !== undefined && { detail }),
    ...(errors && { errors }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...(challenge !== undefined && { challenge }),
    ...(factors && { factors }),
    requestId,
  };
}

export function problemResponse(
  problem: Problem,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  const sent = new Headers({
    ...problem.headers,
    ...headers,
    'content-type': 'application/problem+json',
  });
  sent.set('cache-control', 'no-store');
  if (problem.retryAfter !== undefined) sent.set('retry-after', String(problem.retryAfter));
  if (problem.status === 401) sent.set('www-authenticate', 'Bearer');
  const body = JSON.stringify(problemDetails(problem, requestId));
  return new Response(body, { status: problem.status, headers: sent });
}
