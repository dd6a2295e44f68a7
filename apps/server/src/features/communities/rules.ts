import type { Community, CommunityMember } from '@reverie/contract/communities';
import { birdNumbers, birds, pseudonymOf } from '@reverie/contract/communities.rules';
import { mayManage } from '#features/communities/policy.ts';
import type { SeenCommunity } from '#features/communities/queries.ts';
import type { MemberRow } from '#features/communities/table.ts';

/** What an address says of a community's name: `Rêves d’eau` is `reves-d-eau`. Empty where nothing is. */
export function slugOf(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

type Name = { bird: number; number: number };

/** A name nobody bears in a community yet. `random` answers a whole number below what it is given. */
export function freshName(taken: readonly Name[], random: (below: number) => number): Name | null {
  const keyOf = ({ bird, number }: Name) => bird * birdNumbers + number - 1;
  const known = new Set(taken.map(keyOf));
  const all = birds.length * birdNumbers;
  const free = all - known.size;
  if (free <= 0) return null;
  // One after the other from a random place: the first that is free.
  const start = random(all);
  for (let step = 0; step < all; step += 1) {
    const key = (start + step) % all;
    if (known.has(key)) continue;
    return { bird: Math.floor(key / birdNumbers), number: (key % birdNumbers) + 1 };
  }
  return null;
}

export function presentCommunity(
  row: SeenCommunity,
  own: MemberRow | null,
  waiting: ReadonlyMap<string, number>,
): Community {
  const { slug, name, kind, isCircle, description, rules, members, dreams, archivedAt } = row;
  const { isHeld } = row;
  const isMember = own?.state === 'member';
  return {
    ...{ slug, name, kind, isCircle, description, rules, members, dreams },
    isArchived: archivedAt !== null,
    isHeld,
    viewer: {
      id: isMember && archivedAt === null && !isHeld ? row.id : null,
      role: isMember ? own.role : null,
      hasAsked: own?.state === 'asked',
      pseudonym: isMember ? pseudonymOf(own) : null,
      waiting: waiting.get(row.id) ?? 0,
    },
  };
}

const ranks = ['owner', 'moderator', 'member'] as const;

/** Who asks first, then who looks after it, then by name: the order says nothing of who came when. */
function inHouse(one: MemberRow, other: MemberRow): number {
  const placeOf = ({ state, role }: MemberRow) => (state === 'asked' ? -1 : ranks.indexOf(role));
  return placeOf(one) - placeOf(other) || one.bird - other.bird || one.number - other.number;
}

/** Members as a member meets them; who asks to be let in is seen by those who may. */
export function presentMembers(rows: readonly MemberRow[], viewer: MemberRow): CommunityMember[] {
  const shown = rows.filter(
    ({ state }) => state === 'member' || (state === 'asked' && mayManage(viewer)),
  );
  return shown.toSorted(inHouse).map((row) => ({
    pseudonym: pseudonymOf(row),
    role: row.role,
    isWaiting: row.state === 'asked',
    isViewer: row.id === viewer.id,
  }));
}
