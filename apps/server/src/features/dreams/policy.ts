import { randomUUID } from 'node:crypto';
import {
  type DreamReader,
  isSafe,
  type Visibility,
  type WarnedFilter,
  type Warning,
} from '@reverie/contract/dreams.rules';
import type { Person, Principal } from '#platform/http/principal.ts';
import type { Verdict } from '#platform/http/verdict.ts';
import type { Scope } from '#platform/scope.ts';

/** The only place where a scope is made of a text. */
const mint = (name: string) => name as Scope;

export const publicScope = mint('public');
export const membersScope = mint('members');
export const ownerScope = (userId: string) => mint(`owner:${userId}`);

/** Where a dreamer’s own may be: with what others share, so that a list of them says whose too. */
export const ownScopes = (userId: string) => [publicScope, membersScope, ownerScope(userId)];

type Sharing = {
  ownerId: string;
  visibility: Visibility;
  warnings: readonly Warning[];
  /** False while the dreamer's address waits to be confirmed: until then it is theirs alone. */
  mayPublish: boolean;
};

/** Where a dream that is not in the bin may be met. */
export function scopeOf({ ownerId, visibility, warnings, mayPublish }: Sharing): Scope {
  if (visibility !== 'public' || !mayPublish) return ownerScope(ownerId);
  return isSafe(warnings) ? publicScope : membersScope;
}

type Reader = { userId: string } | null;

/** Every scope whose dreams this viewer may see, or all but what is shared with a warning. */
export function scopesOf(principal: Reader, warned: WarnedFilter = 'with'): Scope[] {
  return [
    ...sharedScopesOf(principal, warned),
    ...(principal ? [ownerScope(principal.userId)] : []),
  ];
}

/** Scopes of what people share with everybody, as far as this viewer may and wants to see it. */
export function sharedScopesOf(principal: Reader, warned: WarnedFilter = 'with'): Scope[] {
  return principal && warned === 'with' ? [publicScope, membersScope] : [publicScope];
}

/** Whether every caller may meet the dream, signed in or not. */
export function isOpenToAll({ scope }: { scope: Scope | null }): boolean {
  return scope === publicScope;
}

/** Of what people share: with everybody, and with those who are signed in. */
export const sharedScopes: readonly Scope[] = [publicScope, membersScope];

/** Whether signed-in strangers may meet the dream. */
export function isPubliclyShared(scope: Scope): boolean {
  return sharedScopes.includes(scope);
}

/** Whether others meet the dream: everybody, everybody signed in, or a community. */
export function isShared({ scope, communityId }: Pick<Subject, 'scope' | 'communityId'>): boolean {
  return scope !== null && (communityId !== null || isPubliclyShared(scope));
}

type Subject = { ownerId: string; scope: Scope | null; communityId: string | null };

export function maySee(principal: Principal | null, dream: Subject): Verdict {
  if (dream.scope === null) return 'hidden';
  if (principal?.userId === dream.ownerId) return 'allowed';
  // Under a pseudonym nobody is kept apart by account: which name vanished would tell whose it is.
  if (dream.communityId !== null) {
    return principal?.communities.includes(dream.communityId) ? 'allowed' : 'hidden';
  }
  if (principal?.apart.includes(dream.ownerId)) return 'hidden';
  if (dream.scope === publicScope) return 'allowed';
  return principal && isPubliclyShared(dream.scope) ? 'allowed' : 'hidden';
}

/**
 * Somebody whom nothing ties to the dreamer, as whom they see their own dream: nobody, anybody signed
 * in, or a member of its community.
 */
export function strangerTo(
  dreamer: Person,
  { communityId }: Pick<Subject, 'communityId'>,
  as: DreamReader,
): Principal | null {
  if (as === 'stranger') return null;
  const { kind, sessionId, endsAt, language } = dreamer;
  const isMember = as === 'member' && communityId !== null;
  return {
    ...{ kind, sessionId, endsAt, language, role: 'user', username: '', apart: [] },
    userId: randomUUID(),
    communities: isMember ? [communityId] : [],
  };
}

/** Changing, deleting and painting belong to the dreamer alone. */
export function mayChange(principal: Person, dream: Subject): Verdict {
  const seen = maySee(principal, dream);
  if (seen !== 'allowed') return seen;
  return principal.userId === dream.ownerId ? 'allowed' : 'forbidden';
}

/** Only the dreamer finds a dream in the bin. */
export function mayRestore(principal: Pick<Person, 'userId'>, dream: Subject): Verdict {
  return principal.userId === dream.ownerId ? 'allowed' : 'hidden';
}

/** What a page may offer this viewer; the server decides again when it is asked. */
export function abilities(principal: Principal | null, dream: Subject, liked: boolean) {
  const isOwner = principal?.userId === dream.ownerId;
  return {
    isOwner,
    liked,
    canLike: principal !== null,
    canEdit: isOwner,
    canDelete: isOwner,
    canRepaint: isOwner,
    canGiveFeedback: principal !== null,
  };
}
