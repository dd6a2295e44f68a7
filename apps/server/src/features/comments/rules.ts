import type { Comment } from '@reverie/contract/comments';
import { holdsLink, newcomerCommentsADay, newcomerDays } from '@reverie/contract/comments.rules';
import { pseudonymOf } from '@reverie/contract/communities.rules';
import { abilitiesOf } from '#features/comments/policy.ts';
import type { SeenComment } from '#features/comments/queries.ts';

const day = 86_400_000;

/** What somebody who came lately is refused with; null for everybody else, and for most of theirs. */
export function faultOfNewcomer(
  { createdAt, saidToday, content }: { createdAt: Date; saidToday: number; content: string },
  now: Date,
): 'newcomer_busy' | 'newcomer_link' | null {
  if (now.getTime() - createdAt.getTime() >= newcomerDays * day) return null;
  if (holdsLink(content)) return 'newcomer_link';
  return saidToday >= newcomerCommentsADay ? 'newcomer_busy' : null;
}

/** The moment a day before. */
export function dayBefore(now: Date): Date {
  return new Date(now.getTime() - day);
}

function pseudonymIn({ memberId, bird, number }: SeenComment) {
  if (memberId === null || bird === null || number === null) return null;
  return pseudonymOf({ id: memberId, bird, number });
}

function dayOf(at: Date): Date {
  return new Date(at.getTime() - (at.getTime() % day));
}

/** A comment as one reader meets it; `isMasked` where only its answers are for them. */
export function presentComment(
  row: SeenComment,
  { viewerId, now, isMasked = false }: { viewerId: string | null; now: Date; isMasked?: boolean },
): Comment {
  const seen = isMasked ? { ...row, authorId: null, username: null, content: null } : row;
  const { id, answers, username, displayName, avatar, hasPage, content, isWaiting } = seen;
  const isThere = content !== null;
  // Of a pseudonym's hours nobody else is told.
  const isVeiled = seen.communityId !== null && seen.authorId !== viewerId;
  const isNamed = isThere && seen.communityId === null;
  return {
    ...{ id, answers, content, isWaiting },
    author: isNamed && username !== null ? { username, displayName, avatar, hasPage } : null,
    pseudonym: isThere && !isMasked ? pseudonymIn(seen) : null,
    quoted: isThere ? seen.quoted : null,
    createdAt: (isVeiled ? dayOf(seen.createdAt) : seen.createdAt).toISOString(),
    isEdited: isThere && seen.editedAt !== null,
    viewer: abilitiesOf(viewerId, seen, now),
  };
}
