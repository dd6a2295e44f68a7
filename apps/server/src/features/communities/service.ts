import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type {
  Community,
  CommunityCreation,
  CommunityInvitation,
  CommunityList,
  CommunityMembers,
  CommunityQuestions,
  CommunityUpdate,
} from '@reverie/contract/communities';
import {
  type CommunityRole,
  circleLimit,
  invitationDays,
  joinedLimit,
  ownedCommunitiesLimit,
  ownedPrivateLimit,
  pseudonymOf,
} from '@reverie/contract/communities.rules';
import type { DreamList } from '@reverie/contract/dreams';
import type { Avoiding, WarnedFilter } from '@reverie/contract/dreams.rules';
import type { Accounts } from '#features/accounts/service.ts';
import { entryOf, mayGive, mayManage, maySee, mayShowOut } from '#features/communities/policy.ts';
import * as queries from '#features/communities/queries.ts';
import { createRhythm } from '#features/communities/rhythm.changes.ts';
import * as rhythms from '#features/communities/rhythm.queries.ts';
import {
  freshName,
  presentCommunity,
  presentMembers,
  slugOf,
} from '#features/communities/rules.ts';
import type { CommunityRow, MemberRow } from '#features/communities/table.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demand, demandVoice } from '#platform/http/verdict.ts';

export type CommunityParts = {
  database: Database;
  clock: Clock;
  random: (below: number) => number;
  events: Events;
  accounts: Accounts;
  dreams: Dreams;
};

export type Communities = ReturnType<typeof createCommunities>;

type DreamsAsked = {
  page: number;
  pageSize: number;
  q?: string | undefined;
  tag?: string | undefined;
  question?: string | undefined;
  warned: WarnedFilter;
} & Avoiding;

/** Rooms in which people share dreams under a name that exists only there. */
export function createCommunities(parts: CommunityParts) {
  const { database, clock, random, events, accounts, dreams } = parts;

  const ownIn = async (db: Db, communityId: string, principal: Principal | null) =>
    principal ? queries.findMember(db, { communityId, userId: principal.userId }) : null;

  /** Dreams of the caller that wait for their evening, by circle. */
  const waitingOf = async (principal: Principal | null) =>
    principal ? rhythms.countTurns(database.read, principal.userId) : new Map<string, number>();

  async function isInvited(db: Db, communityId: string, token: string | null | undefined) {
    if (!token) return null;
    const asked = { communityId, tokenHash: hashOf(token), now: clock.now() };
    return queries.findInvitation(db, asked);
  }

  /** As its viewer meets it. Throws `not_found` for who may not. */
  async function get(principal: Principal | null, slug: string, token?: string | null) {
    const db = database.read;
    const row = await queries.findBySlug(db, slug);
    if (!row) throw new Problem('not_found');
    const own = await ownIn(db, row.id, principal);
    const invitation = await isInvited(db, row.id, token);
    demand(maySee(row, own, invitation !== null));
    return presentCommunity(row, own, await waitingOf(principal));
  }

  /** A community held by one of its members. Throws `not_found` for anybody else. */
  async function holdOwn(tx: Db, principal: Person, slug: string) {
    const community = await queries.lockBySlug(tx, slug);
    const own = community && (await ownIn(tx, community.id, principal));
    if (!community || own?.state !== 'member') throw new Problem('not_found');
    demand(maySee(community, own, false));
    return { community, own };
  }

  /** The same for who looks after it. Throws `forbidden` for other members. */
  async function holdManaged(tx: Db, principal: Person, slug: string) {
    const held = await holdOwn(tx, principal, slug);
    if (!mayManage(held.own)) throw new Problem('forbidden');
    return held;
  }

  async function memberIn(tx: Db, community: CommunityRow, id: string): Promise<MemberRow> {
    const all = await queries.listMembers(tx, community.id);
    const found = all.find((row) => row.id === id);
    if (!found || (found.state !== 'member' && found.state !== 'asked'))
      throw new Problem('not_found');
    return found;
  }

  /** Gives somebody a name in a community that is held, or the one they had. */
  async function enter(
    tx: Db,
    community: CommunityRow,
    {
      userId,
      state,
      role = 'member',
    }: Pick<MemberRow, 'userId' | 'state'> & { role?: CommunityRole },
  ): Promise<void> {
    const since = clock.now();
    const all = await queries.listMembers(tx, community.id);
    const former = all.find((row) => row.userId === userId);
    if (former) return queries.updateMember(tx, former.id, { state, role, since });
    const name = freshName(all, random);
    if (!name) throw new Problem('communities_full');
    const row = {
      id: randomUUID(),
      communityId: community.id,
      userId,
      ...name,
      role,
      state,
      since,
    };
    await queries.insertMember(tx, row);
  }

  /** Of whose doing something is nothing is said. */
  const aboutOf = ({ id: subject }: { id: string }) => ({ actor: null, subject, scope: null });

  async function insertNamed(tx: Db, row: Omit<CommunityRow, 'slug'>): Promise<CommunityRow> {
    const plain = slugOf(row.name);
    for (const slug of [plain, ...Array.from({ length: 8 }, () => `${plain}-${random(10_000)}`)]) {
      if (slug === '' || reserved.has(slug)) continue;
      const named = { ...row, slug: slug.replace(/^-/, '') };
      if (await queries.insertCommunity(tx, named)) return named;
    }
    const named = { ...row, slug: row.id };
    await queries.insertCommunity(tx, named);
    return named;
  }

  /** Throws `circle_full` where a circle has as many as it may. */
  async function demandRoom(tx: Db, { id, isCircle }: CommunityRow): Promise<void> {
    if (isCircle && (await rhythms.countMembers(tx, id)) >= circleLimit) {
      throw new Problem('circle_full');
    }
  }

  /** A community as one of its members reads it. Throws `not_found` for anybody else. */
  async function readOwn(principal: Person, slug: string) {
    const row = await queries.findBySlug(database.read, slug);
    const own = row && (await ownIn(database.read, row.id, principal));
    if (!row || own?.state !== 'member') throw new Problem('not_found');
    demand(maySee(row, own, false));
    return { row, own };
  }

  const rhythm = createRhythm({ database, clock, holdManaged });

  async function membersOf(db: Db, community: { id: string }, own: MemberRow) {
    const rows = await queries.listMembers(db, community.id);
    return { members: presentMembers(rows, own) };
  }

  return {
    get,

    async list(principal: Principal | null, q?: string): Promise<CommunityList> {
      const db = database.read;
      const [found, memberships, waiting] = await Promise.all([
        queries.listOpen(db, q),
        principal ? queries.listMemberships(db, principal.userId) : [],
        waitingOf(principal),
      ]);
      const belonging = await queries.listByIds(
        db,
        memberships.filter(({ state }) => state === 'member').map(({ communityId }) => communityId),
      );
      const ownOf = new Map(memberships.map((row) => [row.communityId, row]));
      const present = (row: queries.SeenCommunity) =>
        presentCommunity(row, ownOf.get(row.id) ?? null, waiting);
      return {
        communities: found.map(present),
        own: belonging
          .filter((row) => maySee(row, ownOf.get(row.id) ?? null, false) === 'allowed')
          .map(present),
      };
    },

    /** Throws `communities_full` where the caller owns as many as anybody may. */
    async create(principal: Person, form: CommunityCreation): Promise<Community> {
      demandVoice(principal);
      const { userId } = principal;
      if (!(await accounts.mayPublish(userId))) throw new Problem('address_waiting');
      const isPrivate = form.kind === 'private';
      const community = await database.write(async (tx) => {
        await queries.holdFounder(tx, userId);
        const owned = await queries.countOwned(tx, { userId, isPrivate });
        const most = isPrivate ? ownedPrivateLimit : ownedCommunitiesLimit;
        if (owned >= most) throw new Problem('communities_full');
        const now = clock.now();
        const { name, kind, isCircle, description, rules } = form;
        // In no order of time, as all ids there: the sorted kind would tell when its owner was at it.
        const row = { id: randomUUID(), name: name.trim(), kind, isCircle };
        const kept = await insertNamed(tx, {
          ...{ ...row, description: description.trim(), rules },
          ...{ createdAt: now, archivedAt: null, isHeld: false },
        });
        await enter(tx, kept, { userId, state: 'member', role: 'owner' });
        return kept;
      });
      return get(principal, community.slug);
    },

    async update(principal: Person, slug: string, form: CommunityUpdate): Promise<Community> {
      const { isArchived: _, ...said } = form;
      if (Object.keys(said).length > 0) demandVoice(principal);
      await database.write(async (tx) => {
        const { community, own } = await holdManaged(tx, principal, slug);
        const { isArchived, name, description, rules } = form;
        if (isArchived !== undefined && own.role !== 'owner') throw new Problem('forbidden');
        const archivedAt = isArchived ? (community.archivedAt ?? clock.now()) : null;
        await queries.updateCommunity(tx, community.id, {
          ...(name !== undefined && { name }),
          ...(description !== undefined && { description }),
          ...(rules !== undefined && { rules }),
          ...(isArchived !== undefined && { archivedAt }),
        });
      });
      return get(principal, slug);
    },

    /** Twice is once. Throws `not_found` where the door is shut. */
    async join(principal: Person, slug: string, token: string | null): Promise<Community> {
      const { userId } = principal;
      if (!(await accounts.mayPublish(userId))) throw new Problem('address_waiting');
      await database.write(async (tx) => {
        const community = await queries.lockBySlug(tx, slug);
        if (!community) throw new Problem('not_found');
        const own = await ownIn(tx, community.id, principal);
        const invitation = await isInvited(tx, community.id, token);
        const state = entryOf(community, own, invitation !== null);
        if (state === 'hidden') throw new Problem('not_found');
        if (own?.state === state) return;
        if (community.archivedAt) throw new Problem('community_archived');
        if (principal.communities.length >= joinedLimit) throw new Problem('communities_full');
        if (state === 'member') await demandRoom(tx, community);
        await enter(tx, community, { userId, state });
        if (state === 'asked')
          await events.publish(tx, {
            type: 'community.knocked',
            ...aboutOf(community),
            payload: {},
          });
        if (invitation && state === 'member') {
          const madeBy = await queries.countUse(tx, invitation.id);
          const came = { type: 'community.came_in', ...aboutOf(community) } as const;
          if (madeBy) await events.publish(tx, { ...came, payload: { userId: madeBy } });
        }
      });
      return get({ ...principal }, slug, token);
    },

    /** With one's dreams, which are private then; or they stay under the name they have. */
    async leave(principal: Person, slug: string, keeps: 'take' | 'leave'): Promise<void> {
      await database.together(async (tx) => {
        const community = await queries.lockBySlug(tx, slug);
        const own = community && (await ownIn(tx, community.id, principal));
        if (!community || (own?.state !== 'member' && own?.state !== 'asked'))
          throw new Problem('not_found');
        if (own.role === 'owner' && community.archivedAt === null)
          throw new Problem('owner_leaves');
        await queries.updateMember(tx, own.id, { state: 'left', role: 'member' });
        if (keeps === 'take') await dreams.withdraw(tx, principal.userId, community.id);
      });
    },

    async invite(principal: Person, slug: string): Promise<CommunityInvitation> {
      const token = randomBytes(24).toString('base64url');
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + invitationDays * 86_400_000);
      await database.write(async (tx) => {
        const { community, own } = await holdManaged(tx, principal, slug);
        if (community.archivedAt) throw new Problem('community_archived');
        await queries.insertInvitation(tx, {
          ...{ id: randomUUID(), communityId: community.id, tokenHash: hashOf(token) },
          ...{ madeBy: own.id, expiresAt },
        });
      });
      const path = `/communities/${slug}?invitation=${token}`;
      return { token, path, expiresAt: expiresAt.toISOString() };
    },

    async members(principal: Person, slug: string): Promise<CommunityMembers> {
      const { row, own } = await readOwn(principal, slug);
      return membersOf(database.read, row, own);
    },

    /** Lets somebody in, gives them a role, or hands the community over to them. */
    async changeMember(
      principal: Person,
      { slug, id }: { slug: string; id: string },
      role: CommunityRole,
    ): Promise<CommunityMembers> {
      return database.write(async (tx) => {
        const { community, own } = await holdManaged(tx, principal, slug);
        const other = await memberIn(tx, community, id);
        if (!mayGive(own, other, role)) throw new Problem('forbidden');
        if (role === 'owner') await queries.updateMember(tx, own.id, { role: 'moderator' });
        await queries.updateMember(tx, other.id, { role, state: 'member' });
        if (other.state === 'asked') {
          const payload = { userId: other.userId };
          await events.publish(tx, { type: 'community.let_in', ...aboutOf(community), payload });
        }
        const viewer = role === 'owner' ? { ...own, role: 'moderator' as const } : own;
        return membersOf(tx, community, viewer);
      });
    },

    async removeMember(principal: Person, { slug, id }: { slug: string; id: string }) {
      await database.together(async (tx) => {
        const { community, own } = await holdManaged(tx, principal, slug);
        const other = await memberIn(tx, community, id);
        if (!mayShowOut(own, other)) throw new Problem('forbidden');
        await queries.updateMember(tx, other.id, { state: 'barred', role: 'member' });
        await dreams.withdraw(tx, other.userId, community.id);
      });
    },

    /** What is shared there, for its members. */
    async dreams(
      principal: Person,
      slug: string,
      { warned, question, ...asked }: DreamsAsked,
    ): Promise<DreamList> {
      const { row } = await readOwn(principal, slug);
      // What moderation holds has no dreams but each dreamer's own.
      if (row.isHeld) return { dreams: [], totalCount: 0 };
      const shared = { communityId: row.id, isSafe: warned === 'without', question };
      const places = await queries.placesOf(database.read, shared);
      const dreamers = await queries.listDreamersOf(database.read, row.id);
      return dreams.inCommunity(principal, {
        q: undefined,
        tag: undefined,
        ...asked,
        places,
        dreamers,
      });
    },

    ...rhythm,

    /** Questions of a community, for its members. */
    async questions(principal: Person, slug: string): Promise<CommunityQuestions> {
      const { row, own } = await readOwn(principal, slug);
      return rhythm.questionsOf(database.read, row.id, own);
    },

    /** Who somebody is in each community, as they take it along. */
    async everythingOf(userId: string) {
      const db = database.read;
      const rows = await queries.listMemberships(db, userId);
      const all = await queries.listByIds(
        db,
        rows.map(({ communityId }) => communityId),
      );
      const nameOf = new Map(all.map(({ id, name }) => [id, name]));
      return rows.map((row) => ({
        community: nameOf.get(row.communityId) ?? null,
        pseudonym: pseudonymOf(row).name,
        ...{ role: row.role, state: row.state, since: row.since.toISOString() },
      }));
    },

    /** One the caller may report, and whose it is. Throws `not_found`. */
    async findReported(principal: Person, slug: string) {
      const row = await queries.findBySlug(database.read, slug);
      if (!row) throw new Problem('not_found');
      demand(maySee(row, await ownIn(database.read, row.id, principal), false));
      const owned = await queries.findOwned(database.read, row.id);
      if (!owned?.ownerId) throw new Problem('not_found');
      return { id: row.id, ownerId: owned.ownerId };
    },

    /** As moderators read it, whoever may see it. */
    peek: queries.findOwned,

    /** For moderation: keeps one from everybody but its owner, and gives it back. */
    setHeld: (tx: Db, id: string, isHeld: boolean) => queries.updateCommunity(tx, id, { isHeld }),

    /** What somebody owns who leaves goes to its eldest moderator, or member; or is archived. */
    async handOver(tx: Db, userId: string): Promise<void> {
      for (const own of await queries.listOwned(tx, userId)) {
        const all = await queries.listMembers(tx, own.communityId);
        const others = all.filter(({ id, state }) => id !== own.id && state === 'member');
        const heir = others.find(({ role }) => role === 'moderator') ?? others[0];
        await queries.updateMember(tx, own.id, { role: 'member', state: 'left' });
        if (heir) await queries.updateMember(tx, heir.id, { role: 'owner' });
        else await queries.updateCommunity(tx, own.communityId, { archivedAt: clock.now() });
      }
    },

    async tidy(): Promise<void> {
      await database.write((tx) => queries.deleteStaleInvitations(tx, clock.now()));
    },
  };
}

/** Addresses of pages. */
const reserved = new Set(['new']);

/** A random token needs no slow hash: it cannot be guessed from its digest. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
