import {
  isSafe,
  type Visibility,
  type WarnedFilter,
  type Warning,
} from '@reverie/contract/dreams.rules';
import type { Viewer } from '#platform/http/viewer.ts';

export const publicScope = 'public';
export const membersScope = 'members';
export const ownerScope = (userId: string) => `owner:${userId}`;

type Sharing = { ownerId: string; visibility: Visibility; warnings: readonly Warning[] };

/** Where a dream that is not in the bin may be met. */
export function scopeOf({ ownerId, visibility, warnings }: Sharing): string {
  if (visibility !== 'public') return ownerScope(ownerId);
  return isSafe(warnings) ? publicScope : membersScope;
}

type Reader = { userId: string } | null;

/** Every scope whose dreams this viewer may see, or all but what is shared with a warning. */
export function scopesOf(viewer: Reader, warned: WarnedFilter = 'with'): string[] {
  return [...sharedScopesOf(viewer, warned), ...(viewer ? [ownerScope(viewer.userId)] : [])];
}

/** Scopes of what people share with everybody, as far as this viewer may and wants to see it. */
export function sharedScopesOf(viewer: Reader, warned: WarnedFilter = 'with'): string[] {
  return viewer && warned === 'with' ? [publicScope, membersScope] : [publicScope];
}

/** Whether whoever asks may meet the dream, signed in or not. */
export function isOpenToAll({ scope }: { scope: string | null }): boolean {
  return scope === publicScope;
}

/** Whether signed-in strangers may meet the dream. */
export function isPubliclyShared(scope: string): boolean {
  return scope === publicScope || scope === membersScope;
}

type Subject = { ownerId: string; scope: string | null };

/**
 * Whether a viewer may do something to a dream. `hidden` answers 404: somebody who may not see a
 * dream does not learn that there is one. `forbidden` answers 403.
 */
export type Verdict = 'allowed' | 'hidden' | 'forbidden';

export function maySee(viewer: Viewer | null, dream: Subject): Verdict {
  if (dream.scope === null) return 'hidden';
  if (viewer?.userId === dream.ownerId) return 'allowed';
  if (dream.scope === publicScope) return 'allowed';
  return viewer && isPubliclyShared(dream.scope) ? 'allowed' : 'hidden';
}

/** Changing, deleting and painting belong to the dreamer alone. */
export function mayChange(viewer: Viewer, dream: Subject): Verdict {
  const seen = maySee(viewer, dream);
  if (seen !== 'allowed') return seen;
  return viewer.userId === dream.ownerId ? 'allowed' : 'forbidden';
}

/** Only the dreamer finds a dream in the bin. */
export function mayRestore(viewer: Pick<Viewer, 'userId'>, dream: Subject): Verdict {
  return viewer.userId === dream.ownerId ? 'allowed' : 'hidden';
}

/** What a page may offer this viewer; the server decides again when it is asked. */
export function abilities(viewer: Viewer | null, dream: Subject, liked: boolean) {
  const isOwner = viewer?.userId === dream.ownerId;
  return {
    isOwner,
    liked,
    canLike: viewer !== null,
    canEdit: isOwner,
    canDelete: isOwner,
    canRepaint: isOwner,
    canGiveFeedback: viewer !== null,
  };
}
