import type { WarnedFilter } from '@reverie/contract/dreams.rules';
import type { Profile } from '@reverie/contract/profiles';
import type { Accounts } from '#features/accounts/service.ts';
import type { Connections } from '#features/connections/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Ties } from '#features/ties/service.ts';
import type { Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export type ProfileParts = {
  accounts: Accounts;
  connections: Connections;
  dreams: Dreams;
  ties: Ties;
};

export type Profiles = ReturnType<typeof createProfiles>;

type Part = { page: number; pageSize: number; warned: WarnedFilter };

export function createProfiles({ accounts, connections, dreams, ties }: ProfileParts) {
  async function viewerOf({ userId }: Principal, ownerId: string) {
    const [tie, connection] = await Promise.all([
      ties.between(userId, ownerId),
      connections.between(userId, ownerId),
    ]);
    return { isSelf: userId === ownerId, isFollowing: tie.isFollowed, connection };
  }

  return {
    /**
     * A person's page as one viewer meets it. Throws `not_found`, the same for those who want none, for
     * leavers, for who is kept apart from the viewer and for nobody: no answer tells one from another.
     */
    async get(principal: Principal | null, username: string, part: Part): Promise<Profile> {
      const owner = await accounts.findPageOwner(username);
      if (!owner || principal?.apart.includes(owner.id)) throw new Problem('not_found');
      const { totalCount, dreams: published } = await dreams.publishedBy(principal, owner.id, part);
      const viewer = principal && (await viewerOf(principal, owner.id));
      return {
        username: owner.username,
        displayName: owner.displayName,
        avatar: owner.avatar,
        // The minute somebody came would tell who they are elsewhere.
        since: owner.createdAt.toISOString().slice(0, 7),
        dreams: published,
        totalCount,
        pageCount: Math.ceil(totalCount / part.pageSize),
        viewer,
      };
    },
  };
}
