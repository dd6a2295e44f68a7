import type { ActivityActor, SecondStepKind, WayIn } from '@reverie/contract/activity.rules';
import type { FactorKind } from '@reverie/contract/factors.rules';
import type { Db } from '#platform/db/database.ts';

/** How somebody came in. */
export type Way = WayIn;

/** What happened to an account that its person should be able to read. No token, no word of theirs. */
export type Happening = {
  userId: string;
  /** The network address it was done from; it is kept shortened. */
  address?: string;
  /** Oneself unless told. */
  by?: ActivityActor;
} & (
  | { kind: 'registered' | 'profile_changed' }
  | {
      kind: 'signed_in';
      way: Way;
      secondStep?: SecondStepKind;
      device: string;
      isNewDevice: boolean;
    }
  | { kind: 'sign_in_failed'; way: Way; secondStep?: SecondStepKind }
  | { kind: 'signed_out' | 'session_ended' | 'other_sessions_ended' }
  | {
      kind: 'email_verified' | 'email_change_asked' | 'email_changed' | 'email_change_undone';
    }
  | { kind: 'factor_added' | 'factor_removed'; about: FactorKind }
  | { kind: 'recovery_codes_renewed' | 'recovery_code_used' }
  | { kind: 'proof_failed' | 'password_reset_asked' | 'password_reset' | 'password_changed' }
  | { kind: 'archive_asked' | 'archive_fetched' | 'export_asked' | 'export_fetched' }
  | { kind: 'export_planned' | 'export_plan_dropped' | 'leaving_asked' | 'leaving_cancelled' }
  | { kind: 'consent_given' | 'consent_withdrawn' | 'consent_declined'; about: string }
  | { kind: 'role_changed'; about: string }
  /** What was done, and why. */
  | { kind: 'moderated' | 'moderation_undone' | 'moderation_answered'; about: string }
  | { kind: 'dream_restored' | 'copy_made' }
  | { kind: 'identity_linked' | 'identity_unlinked'; about: string }
);

/**
 * Takes note of what happened, in the transaction in which it did: as its last step, since every
 * other note waits until it is over.
 */
export type Note = (tx: Db, happening: Happening) => Promise<void>;
