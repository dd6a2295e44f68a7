import { type Commenting, editMinutes } from '@reverie/contract/comments.rules';
import type { Verdict } from '#platform/http/verdict.ts';

type Asker = { userId: string; isFollower: boolean; isConnected: boolean };
type Subject = { ownerId: string; isShared: boolean; commenting: Commenting };

/** Whether somebody may comment on a dream they see, and whether their words wait for its dreamer. */
export function mayComment(asker: Asker, dream: Subject): 'at once' | 'waiting' | 'closed' {
  if (!dream.isShared || dream.commenting === 'closed') return 'closed';
  if (asker.userId === dream.ownerId) return 'at once';
  if (dream.commenting === 'followers') return asker.isFollower ? 'at once' : 'closed';
  if (dream.commenting === 'connected') return asker.isConnected ? 'at once' : 'closed';
  return dream.commenting === 'approved' ? 'waiting' : 'at once';
}

type Placed = {
  authorId: string | null;
  /** Of the dream. */
  ownerId: string;
  content: string | null;
  isWaiting: boolean;
  isHeld: boolean;
  createdAt: Date;
  communityId: string | null;
};

/** What somebody may do with a comment they see. */
export function abilitiesOf(viewerId: string | null, comment: Placed, now: Date) {
  const isThere = comment.content !== null;
  const isAuthor = isThere && viewerId !== null && comment.authorId === viewerId;
  const isDreamer = viewerId !== null && comment.ownerId === viewerId;
  return {
    isAuthor,
    canEdit: isAuthor && !comment.isHeld && !isSettled(comment, now),
    canRemove: isThere && (isAuthor || isDreamer),
    canApprove: isThere && isDreamer && comment.isWaiting && !comment.isHeld,
  };
}

/** Whether it can no longer be written otherwise. */
export function isSettled({ createdAt }: Pick<Placed, 'createdAt'>, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > editMinutes * 60_000;
}

type Reader = { userId: string | null; apart: readonly string[] };

/** A comment that waits is met by the two it concerns; those kept apart never meet. */
export function maySee({ userId, apart }: Reader, comment: Placed): Verdict {
  const { authorId, ownerId, isWaiting, isHeld, communityId } = comment;
  // In a community nobody is kept apart by account: which name vanished would tell whose it is.
  const isNamed = communityId === null && authorId !== null;
  if (isNamed && apart.includes(authorId)) return 'hidden';
  if (isHeld) return userId !== null && userId === authorId ? 'allowed' : 'hidden';
  if (!isWaiting) return 'allowed';
  return userId !== null && (userId === authorId || userId === ownerId) ? 'allowed' : 'hidden';
}
