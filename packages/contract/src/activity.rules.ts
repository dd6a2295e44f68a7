/** What may happen to an account, as its person reads it. */
export const activityKinds = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'proof_failed',
  'password_reset_asked',
  'password_reset',
  'password_changed',
  'email_verified',
  'email_change_asked',
  'email_changed',
  'email_change_undone',
  'factor_added',
  'factor_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'profile_changed',
  'consent_given',
  'consent_withdrawn',
  'consent_declined',
  'identity_linked',
  'identity_unlinked',
  'archive_asked',
  'archive_fetched',
  'export_asked',
  'export_fetched',
  'export_planned',
  'export_plan_dropped',
  'leaving_asked',
  'leaving_cancelled',
  'dream_restored',
  'copy_made',
  'role_changed',
  'moderated',
  'moderation_undone',
  'moderation_answered',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Who did it: oneself, the operator of the server by a command, or a moderator. */
export const activityActors = ['self', 'operator', 'moderator'] as const;
export type ActivityActor = (typeof activityActors)[number];

/** How somebody came in. */
export const waysIn = ['password', 'passkey', 'provider'] as const;
export type WayIn = (typeof waysIn)[number];

/** What may follow that. */
export const secondSteps = ['code', 'recovery_code', 'passkey'] as const;
export type SecondStepKind = (typeof secondSteps)[number];

/** Entries of one answer. */
export const activityPage = 50;
/** Months an entry is kept. */
export const activityMonths = 13;
