import type { Comment } from '@reverie/contract/comments';
import { holdsLink, isNewcomer, newcomerCommentsADay } from '@reverie/contract/comments.rules';
import { pseudonymOf } from '@reverie/contract/communities.rules';
import { namesIn, pseudonymsIn } from '@reverie/contract/mentioned.rules';
import type { MentionRow } from '#features/comments/mentions.queries.ts';
import { abilitiesOf } from '#features/comments/policy.ts';
import type { SeenComment } from '#features/comments/queries.ts';

const day = 86_400_000;

/** Whether a moderator reads it before anybody else: it leads elsewhere, and its author came lately. */
export function isHeldFirst(
  { createdAt, content }: { createdAt: Date; content: string },
  now: Date,
): boolean {
  return isNewcomer(createdAt, now) && holdsLink(content);
}

/** What somebody who came lately is refused with; null for everybody else, and for most of theirs. */
export function faultOfNewcomer(
  { createdAt, saidToday, content }: { createdAt: Date; saidToday: number; content: string },
  now: Date,
): 'newcomer_busy' | 'newcomer_mention' | null {
  if (!isNewcomer(createdAt, now)) return null;
  // Whether anybody bears that name is not asked: the answer would tell.
  if (namesIn(content).length > 0 || pseudonymsIn(content).length > 0) return 'newcomer_mention';
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

type Reader = {
  viewerId: string | null;
  apart: readonly string[];
  now: Date;
  mentions: readonly MentionRow[];
  isMasked?: boolean;
};

/**
 * Whom a comment calls, in its order, of those its reader may meet: to others a name is a word like
 * any other.
 */
function presentMentions(
  { id, content }: SeenComment,
  { mentions, apart }: Reader,
): Comment['mentions'] {
  const placeOf = ({ written }: MentionRow) => content?.indexOf(written) ?? 0;
  return mentions
    .filter(({ commentId }) => commentId === id)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .flatMap((mention): Comment['mentions'] => {
      const { written, userId, username, hasPage, memberId, bird, number } = mention;
      if (memberId !== null && bird !== null && number !== null) {
        return [
          { written, username: null, pseudonym: pseudonymOf({ id: memberId, bird, number }) },
        ];
      }
      const isMet = userId !== null && hasPage === true && !apart.includes(userId);
      return isMet ? [{ written, username, pseudonym: null }] : [];
    });
}

/** A comment as one reader meets it; `isMasked` where only its answers are for them. */
export function presentComment(row: SeenComment, reader: Reader): Comment {
  const { viewerId, now, isMasked = false } = reader;
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
    mentions: isThere ? presentMentions(seen, reader) : [],
    quoted: isThere ? seen.quoted : null,
    createdAt: (isVeiled ? dayOf(seen.createdAt) : seen.createdAt).toISOString(),
    isEdited: isThere && seen.editedAt !== null,
    // To anybody else it is not there.
    isHeld: isThere && seen.isHeld,
    viewer: { ...abilitiesOf(viewerId, seen, now), thread: null },
  };
}

/**
 * Says, with the first words of a conversation its reader meets, whether they muted it. It concerns the
 * dreamer, who spoke in it, and who muted it.
 */
export function withThread(
  conversation: readonly Comment[],
  { isOwner, muteId }: { isOwner: boolean; muteId: string | null },
): Comment[] {
  const isTold = isOwner || muteId !== null || conversation.some(({ viewer }) => viewer.isAuthor);
  const first = conversation.findIndex(({ content }) => content !== null);
  return conversation.map((each, place) =>
    isTold && place === first ? { ...each, viewer: { ...each.viewer, thread: { muteId } } } : each,
  );
}
