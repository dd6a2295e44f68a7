import type { Visibility } from '@reverie/contract/dreams.rules';
import * as shares from '#features/dreams/sharing.queries.ts';
import type { NewDreamRow } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

/** Where a new dream is shared. */
export function demandPlace(db: Db, principal: Person, row: NewDreamRow) {
  const { visibility, communityId = null } = row;
  return demandCommunity(db, principal, { visibility, communityId }, communityId !== null);
}

type Place = { visibility: Visibility; communityId: string | null };

/** A dream is shared with a community its dreamer belongs to, which is answered where it is new, or with none. */
export async function demandCommunity(
  db: Db,
  principal: Person,
  { visibility, communityId }: Place,
  isNew: boolean,
): Promise<{ isCircle: boolean } | null> {
  if ((visibility === 'community') !== (communityId !== null)) {
    throw new Problem('community_not_found');
  }
  // What stands there already may stand, also where its dreamer left. Members have confirmed addresses.
  if (communityId === null || !isNew) return null;
  const isMember = principal.communities.includes(communityId);
  const community = isMember ? await shares.findTaking(db, communityId) : null;
  if (!community) throw new Problem('community_not_found');
  return community;
}

type Answer = {
  dreamId: string;
  communityId: string | null;
  questionId: string | null | undefined;
};

/** A dream answers a question its own community has asked, or none. */
export async function answer(db: Db, { dreamId, communityId, questionId }: Answer): Promise<void> {
  if (questionId === undefined) return;
  if (questionId === null) return shares.dropAnswer(db, dreamId);
  const isAsked = communityId && (await shares.isAsked(db, { communityId, questionId }));
  if (!isAsked) throw new Problem('question_unknown');
  await shares.keepAnswer(db, { dreamId, questionId });
}
