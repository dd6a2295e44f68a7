import { tagCountReach, tagsShown } from '@reverie/contract/tags.rules';
import { and, asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { dreams } from '#features/dreams/table.ts';
import { dreamTerms, tagTerm } from '#features/search/table.ts';
import {
  type SpellingRow,
  type TagRow,
  tagActs,
  tagSpellings,
  tags,
} from '#features/tags/table.ts';
import { textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

/** Every spelling that means the same as one of these, beside the one it was asked by. */
export async function spellingsOf(
  db: Db,
  folded: readonly string[],
): Promise<{ asked: string; key: string }[]> {
  if (folded.length === 0) return [];
  const { rows } = await db.execute<{ asked: string; key: string }>(sql`
    select distinct asked.folded as asked, all_of.key
    from ${tagSpellings} asked
    join ${tagSpellings} all_of on all_of.tag_id = asked.tag_id
    where asked.folded = any(${textArray(folded)})`);
  return rows;
}

/** Which canonical tags have a spelling with a word that begins so; those that begin so first. */
export async function idsBeginning(db: Db, folded: string): Promise<string[]> {
  const start = escaped(folded);
  const { rows } = await db.execute<{ tag_id: string }>(sql`
    select tag_id, min(length(folded) + case when folded like ${`${start}%`}
      then 0 else 1000 end) as distance
    from ${tagSpellings}
    where folded like ${`${start}%`} or folded like ${`% ${start}%`} or folded like ${`%-${start}%`}
    group by tag_id order by distance, tag_id limit ${tagsShown}`);
  return rows.map((row) => row.tag_id);
}

export async function idOf(db: Db, folded: string): Promise<string | null> {
  const { tagId } = tagSpellings;
  const [row] = await db
    .select({ tagId })
    .from(tagSpellings)
    .where(eq(tagSpellings.folded, folded))
    .orderBy(asc(tagSpellings.key));
  return row?.tagId ?? null;
}

/** The one a spelling belongs to, held until the transaction ends. */
export async function lockTag(db: Db, id: string): Promise<TagRow | null> {
  const [row] = await db.select().from(tags).where(eq(tags.id, id)).for('update');
  return row ?? null;
}

/** One moderator changes what tags mean after the other. */
export async function holdDesk(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tags', 0))`);
}

export async function listTags(db: Db, ids?: readonly string[]): Promise<TagRow[]> {
  if (ids?.length === 0) return [];
  return db
    .select()
    .from(tags)
    .where(ids && inArray(tags.id, [...ids]))
    .orderBy(asc(tags.nameFr))
    .limit(2_000);
}

export async function listSpellings(db: Db, ids: readonly string[]): Promise<SpellingRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(tagSpellings)
    .where(inArray(tagSpellings.tagId, [...ids]))
    .orderBy(asc(tagSpellings.key));
}

export async function findSpelling(db: Db, key: string): Promise<SpellingRow | null> {
  const [row] = await db.select().from(tagSpellings).where(eq(tagSpellings.key, key));
  return row ?? null;
}

type Bearing = {
  scopes: readonly Scope[];
  keys: readonly string[];
  /** Whose dreams their reader does not meet. */
  apart: readonly string[];
};

/** How many dreams of these scopes bear any of the spellings: `tagCountReach` at most. */
export async function countBearing(db: Db, { scopes, keys, apart }: Bearing): Promise<number> {
  if (keys.length === 0) return 0;
  const isMet =
    apart.length === 0
      ? sql``
      : sql`and not exists (select 1 from ${dreams} d
          where d.seq = p.seq and d.owner_id = any(${uuidArray(apart)}))`;
  const { rows } = await db.execute<{ all: number }>(sql`
    select count(*)::integer as all from (
      select distinct hit.seq
      from unnest(${textArray(scopes)}) as s (scope)
      cross join unnest(${textArray(keys.map(tagTerm))}) as t (term)
      cross join lateral (
        select p.seq from ${dreamTerms} p where p.scope = s.scope and p.term = t.term ${isMet}
        order by p.seq desc limit ${tagCountReach + 1}
      ) hit
      limit ${tagCountReach + 1}
    ) found`);
  return rows[0]?.all ?? 0;
}

/** What the newest dreams of these scopes are tagged with, as their dreamers wrote it. */
export async function newestTags(
  db: Db,
  { scopes, limit }: { scopes: readonly Scope[]; limit: number },
): Promise<string[][]> {
  const rows = await db
    .select({ tags: dreams.tags })
    .from(dreams)
    .where(sql`${dreams.scope} = any(${textArray(scopes)})`)
    .orderBy(desc(dreams.seq))
    .limit(limit);
  return rows.map((row) => row.tags);
}

export async function insertTag(db: Db, row: TagRow): Promise<void> {
  await db.insert(tags).values(row);
}

export async function renameTag(db: Db, { id, ...names }: TagRow): Promise<void> {
  await db.update(tags).set(names).where(eq(tags.id, id));
}

export async function deleteTag(db: Db, id: string): Promise<void> {
  await db.delete(tags).where(eq(tags.id, id));
}

/** Spellings that are known already are left as they are. */
export async function insertSpellings(db: Db, rows: SpellingRow[]): Promise<void> {
  await db.insert(tagSpellings).values(rows).onConflictDoNothing();
}

/** Whether it was one, and none of the names to be kept. */
export async function deleteSpelling(
  db: Db,
  { tagId, key, kept }: { tagId: string; key: string; kept: string[] },
): Promise<boolean> {
  const isIt = and(
    eq(tagSpellings.tagId, tagId),
    eq(tagSpellings.key, key),
    notInArray(tagSpellings.key, kept),
  );
  const gone = await db.delete(tagSpellings).where(isIt).returning({ key: tagSpellings.key });
  return gone.length > 0;
}

export async function insertAct(db: Db, row: typeof tagActs.$inferInsert): Promise<void> {
  await db.insert(tagActs).values(row);
}

/** What was done about tags stays, and by nobody any more. */
export async function forgetModerator(db: Db, userId: string): Promise<void> {
  await db.update(tagActs).set({ moderatorId: null }).where(eq(tagActs.moderatorId, userId));
}

export async function listActs(db: Db, { userId, limit }: { userId?: string; limit: number }) {
  return db
    .select({ act: tagActs, by: users.username })
    .from(tagActs)
    .leftJoin(users, eq(users.id, tagActs.moderatorId))
    .where(userId === undefined ? undefined : eq(tagActs.moderatorId, userId))
    .orderBy(desc(tagActs.createdAt), desc(tagActs.id))
    .limit(limit);
}

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
