import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import {
  type CommunityRow,
  circleTurns,
  communities,
  communityInvitations,
  communityMembers,
  type MemberRow,
} from '#features/communities/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';

/** A community with how many belong to it, and what they shared. */
export type SeenCommunity = CommunityRow & { members: number; dreams: number };

function selectSeen(db: Db) {
  return db
    .select({
      id: communities.id,
      slug: communities.slug,
      name: communities.name,
      kind: communities.kind,
      isCircle: communities.isCircle,
      description: communities.description,
      rules: communities.rules,
      createdAt: communities.createdAt,
      archivedAt: communities.archivedAt,
      isHeld: communities.isHeld,
      members: sql<number>`(select count(*)::integer from community_members m
        where m.community_id = communities.id and m.state = 'member')`.as('members'),
      dreams: sql<number>`(select count(*)::integer from dreams d
        where d.community_id = communities.id and d.scope is not null
          and not exists (select 1 from circle_turns t
            where t.dream_id = d.id and t.evening is null))`,
    })
    .from(communities);
}

export async function insertCommunity(
  db: Db,
  row: typeof communities.$inferInsert,
): Promise<boolean> {
  const kept = await db
    .insert(communities)
    .values(row)
    .onConflictDoNothing({ target: communities.slug })
    .returning({ id: communities.id });
  return kept.length > 0;
}

export async function findBySlug(db: Db, slug: string): Promise<SeenCommunity | null> {
  const [row] = await selectSeen(db).where(eq(communities.slug, slug));
  return row ?? null;
}

/** By its id, with whose it is, whoever may see it. */
export async function findOwned(
  db: Db,
  id: string,
): Promise<(CommunityRow & { ownerId: string | null }) | null> {
  const isOwner = and(
    eq(communityMembers.communityId, communities.id),
    eq(communityMembers.role, 'owner'),
    eq(communityMembers.state, 'member'),
  );
  const [row] = await db
    .select({ community: communities, ownerId: communityMembers.userId })
    .from(communities)
    .leftJoin(communityMembers, isOwner)
    .where(eq(communities.id, id));
  return row ? { ...row.community, ownerId: row.ownerId } : null;
}

/** Held until the transaction ends: names in it are given one after the other. */
export async function lockBySlug(db: Db, slug: string): Promise<CommunityRow | null> {
  const [row] = await db.select().from(communities).where(eq(communities.slug, slug)).for('update');
  return row ?? null;
}

/** Those one can find, the largest first. */
export async function listOpen(db: Db, q: string | undefined): Promise<SeenCommunity[]> {
  const words = q && `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const says = words
    ? sql`(${communities.name} ilike ${words} or ${communities.description} ilike ${words})`
    : undefined;
  return selectSeen(db)
    .where(
      and(
        ne(communities.kind, 'private'),
        isNull(communities.archivedAt),
        eq(communities.isHeld, false),
        says,
      ),
    )
    .orderBy(desc(sql`members`), asc(communities.name))
    .limit(60);
}

export async function listByIds(db: Db, ids: readonly string[]): Promise<SeenCommunity[]> {
  if (ids.length === 0) return [];
  return selectSeen(db)
    .where(sql`${communities.id} = any(${uuidArray(ids)})`)
    .orderBy(asc(communities.name));
}

export async function updateCommunity(
  db: Db,
  id: string,
  change: Partial<typeof communities.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.update(communities).set(change).where(eq(communities.id, id));
}

export async function findMember(
  db: Db,
  { communityId, userId }: { communityId: string; userId: string },
): Promise<MemberRow | null> {
  const isThey = and(
    eq(communityMembers.communityId, communityId),
    eq(communityMembers.userId, userId),
  );
  const [row] = await db.select().from(communityMembers).where(isThey);
  return row ?? null;
}

/** Of somebody, in several communities, or in all they ever were in. */
export async function listMemberships(db: Db, userId: string, ids?: readonly string[]) {
  const among = ids && inArray(communityMembers.communityId, [...ids]);
  if (ids?.length === 0) return [];
  return db
    .select()
    .from(communityMembers)
    .where(and(eq(communityMembers.userId, userId), among));
}

/** All who were ever there, the first first. */
export async function listMembers(db: Db, communityId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(communityMembers)
    .where(eq(communityMembers.communityId, communityId))
    .orderBy(asc(communityMembers.since), asc(communityMembers.id));
}

export async function insertMember(db: Db, row: MemberRow): Promise<void> {
  await db.insert(communityMembers).values(row);
}

export async function updateMember(db: Db, id: string, change: Partial<MemberRow>): Promise<void> {
  await db.update(communityMembers).set(change).where(eq(communityMembers.id, id));
}

/** One person founds one community after the other, so that they are counted. */
export async function holdFounder(db: Db, userId: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`communities ${userId}`}, 0))`,
  );
}

/** Communities somebody owns that still live, of those anyone finds or of private ones. */
export async function countOwned(
  db: Db,
  { userId, isPrivate }: { userId: string; isPrivate: boolean },
): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(communityMembers)
    .innerJoin(communities, eq(communities.id, communityMembers.communityId))
    .where(
      and(
        eq(communityMembers.userId, userId),
        eq(communityMembers.role, 'owner'),
        eq(communityMembers.state, 'member'),
        isNull(communities.archivedAt),
        isPrivate ? eq(communities.kind, 'private') : ne(communities.kind, 'private'),
      ),
    );
  return row?.all ?? 0;
}

export async function insertInvitation(
  db: Db,
  row: typeof communityInvitations.$inferInsert,
): Promise<void> {
  await db.insert(communityInvitations).values(row);
}

export async function findInvitation(
  db: Db,
  { communityId, tokenHash, now }: { communityId: string; tokenHash: string; now: Date },
): Promise<{ id: string } | null> {
  const { id, expiresAt } = communityInvitations;
  const [row] = await db
    .select({ id, expiresAt })
    .from(communityInvitations)
    .where(
      and(
        eq(communityInvitations.communityId, communityId),
        eq(communityInvitations.tokenHash, tokenHash),
      ),
    );
  return row && row.expiresAt > now ? { id: row.id } : null;
}

/** Whose invitation it was. */
export async function countUse(db: Db, id: string): Promise<string | null> {
  const uses = sql`${communityInvitations.uses} + 1`;
  const isIt = eq(communityInvitations.id, id);
  const { madeBy } = communityInvitations;
  const [row] = await db
    .update(communityInvitations)
    .set({ uses })
    .where(isIt)
    .returning({ madeBy });
  const { userId } = communityMembers;
  const [maker] = await db
    .select({ userId })
    .from(communityMembers)
    .where(eq(communityMembers.id, row?.madeBy ?? id));
  return maker?.userId ?? null;
}

export async function deleteStaleInvitations(db: Db, before: Date): Promise<void> {
  await db.delete(communityInvitations).where(sql`${communityInvitations.expiresAt} < ${before}`);
}

type Shared = { communityId: string; isSafe: boolean; question: string | undefined };

function isShared({ communityId, isSafe, question }: Shared) {
  return and(
    eq(dreams.communityId, communityId),
    isNotNull(dreams.scope),
    sql`not exists (select 1 from dream_holds h where h.dream_id = dreams.id)`,
    // In a circle a dream is met from its evening on.
    sql`not exists (select 1 from circle_turns t
      where t.dream_id = dreams.id and t.evening is null)`,
    question === undefined
      ? undefined
      : sql`exists (select 1 from community_answers a
          where a.dream_id = dreams.id and a.question_id = ${question})`,
    isSafe ? sql`${dreams.warnings} <@ array['none', 'undeclared']::text[]` : undefined,
  );
}

/**
 * Places of what is shared in a community: by week, and within a week in no order of time; in a circle
 * by evening, which is a turn and no time.
 */
export async function placesOf(db: Db, shared: Shared): Promise<number[]> {
  const rows = await db
    .select({ seq: dreams.seq })
    .from(dreams)
    .leftJoin(circleTurns, eq(circleTurns.dreamId, dreams.id))
    .where(isShared(shared))
    .orderBy(sql`${circleTurns.evening} desc nulls last`, desc(dreams.sharedWeek), asc(dreams.id));
  return rows.map(({ seq }) => seq);
}

/** Who has dreams in a community. */
export async function listDreamersOf(db: Db, communityId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ ownerId: dreams.ownerId })
    .from(dreams)
    .where(and(eq(dreams.communityId, communityId), isNotNull(dreams.scope)));
  return rows.map(({ ownerId }) => ownerId);
}

/** Communities somebody owns, to be handed over. */
export async function listOwned(db: Db, userId: string): Promise<MemberRow[]> {
  return db
    .select()
    .from(communityMembers)
    .where(
      and(
        eq(communityMembers.userId, userId),
        eq(communityMembers.role, 'owner'),
        eq(communityMembers.state, 'member'),
      ),
    );
}
