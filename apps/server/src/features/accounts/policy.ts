import type { User } from '@reverie/contract/accounts';
import type { UserRow } from '#features/accounts/table.ts';

/** What somebody sees of a user. Email and civil names are for oneself alone, whatever the role. */
export function presentUser(
  user: UserRow,
  viewerId: string | null,
  isEmailVerified: boolean,
): User {
  const shown: User = {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    avatar: user.avatar,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    preferences: {
      isPublic: user.isPublic ?? false,
      language: user.language,
      warnedDreams: user.warnedDreams,
      firstLines: user.firstLines,
    },
  };
  if (viewerId !== user.id) return shown;
  return {
    ...shown,
    email: user.email,
    isEmailVerified,
    isPageAsked: user.isPublic !== null,
    ...(user.firstName !== null && { firstName: user.firstName }),
    ...(user.lastName !== null && { lastName: user.lastName }),
    ...(user.leavesAt !== null && { leavesAt: user.leavesAt.toISOString() }),
  };
}
