import type { CallablePeople } from '@reverie/contract/comments';
import { callableLimit, isNewcomer } from '@reverie/contract/comments.rules';
import { pseudonymOf } from '@reverie/contract/communities.rules';
import type { Accounts } from '#features/accounts/service.ts';
import { listCallable, listCallableMembers } from '#features/comments/mentions.queries.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';

type CallingParts = { database: Database; clock: Clock; accounts: Accounts; dreams: Dreams };

/**
 * Whom somebody may be thinking of who calls a name under a dream: nobody is in it whom they could not
 * have met there, or do not follow already. Who may call nobody yet is proposed nobody.
 */
export function createCalling({ database, clock, accounts, dreams }: CallingParts) {
  return async (principal: Person, dreamId: string): Promise<CallablePeople> => {
    const { userId, apart } = principal;
    const { id, ownerId, communityId } = await dreams.find(principal, dreamId);
    const { read: db } = database;
    const { createdAt } = await accounts.find(db, userId);
    if (isNewcomer(createdAt, clock.now())) return { people: [] };
    const asked = { dreamId: id, ownerId, callerId: userId, take: callableLimit };
    if (communityId !== null) {
      const members = await listCallableMembers(db, { ...asked, communityId });
      return { people: members.map((row) => ({ author: null, pseudonym: pseudonymOf(row) })) };
    }
    const people = await listCallable(db, { ...asked, apart });
    return { people: people.map((author) => ({ author, pseudonym: null })) };
  };
}
