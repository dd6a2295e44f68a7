import type { CommunityRole } from '@reverie/contract/communities.rules';
import type { CommunityRow, MemberRow } from '#features/communities/table.ts';
import type { Verdict } from '#platform/http/verdict.ts';

type Own = Pick<MemberRow, 'role' | 'state'> | null;

/** Who looks after a community: its owner and its moderators. */
export function mayManage(own: Own): boolean {
  return own?.state === 'member' && own.role !== 'member';
}

type Door = Pick<CommunityRow, 'kind' | 'isHeld'>;

/**
 * A private community is not there for who is neither a member nor invited, and one that moderation
 * holds for nobody but its owner.
 */
export function maySee({ kind, isHeld }: Door, own: Own, isInvited: boolean): Verdict {
  if (isHeld) return own?.state === 'member' && own.role === 'owner' ? 'allowed' : 'hidden';
  if (own?.state === 'member') return 'allowed';
  if (own?.state === 'barred') return kind === 'private' ? 'hidden' : 'allowed';
  return kind !== 'private' || isInvited ? 'allowed' : 'hidden';
}

/** What becomes of somebody who wants to come in. */
export function entryOf(
  { kind, isHeld }: Door,
  own: Own,
  isInvited: boolean,
): 'member' | 'asked' | 'hidden' {
  if (isHeld) return 'hidden';
  if (own?.state === 'member') return 'member';
  // Who was shown out stays out, by whichever door.
  if (own?.state === 'barred') return 'hidden';
  if (isInvited || kind === 'open') return 'member';
  return kind === 'closed' ? 'asked' : 'hidden';
}

/** Whether somebody may give another member a role, or let them in as one. */
export function mayGive(own: Own, other: Pick<MemberRow, 'role' | 'state'>, role: CommunityRole) {
  if (!mayManage(own) || own === null) return false;
  // Only the owner makes and unmakes moderators, and hands the community over.
  if (own.role === 'owner') return other.role !== 'owner';
  return other.role === 'member' && role === 'member';
}

/** Whether somebody may show another member out. */
export function mayShowOut(own: Own, other: Pick<MemberRow, 'role'>): boolean {
  if (!mayManage(own) || own === null) return false;
  return own.role === 'owner' ? other.role !== 'owner' : other.role === 'member';
}
