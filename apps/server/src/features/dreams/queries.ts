import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  lt,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import {
  circleTurns,
  communities,
  communityAnswers,
  communityMembers,
  communityQuestions,
} from '#features/communities/table.ts';
import { type DreamRow, dreamHolds, dreams, type NewDreamRow } from '#features/dreams/table.ts';
import { dreamEngagement, dreamLikes } from '#features/engagement/table.ts';
import { type PaintingRow, paintings } from '#features/images/table.ts';
import { recordings } from '#features/recordings/table.ts';
import { numberArray, textArray, uuidArray } from '#platform/db/arrays.ts';
import type { Db } from '#platform/db/database.ts';
import { type CountedList, findPageStart, totalOf } from '#platform/db/paging.ts';
import type { Scope } from '#platform/scope.ts';

/** What was counted of a dream of a community as a day began: nothing of that day is in it. */
export type SettledCounts = { on: string; likes: number; views: number; comments: number };

/** A dream as a viewer meets it. The sealed report is there for its dreamer alone. */
export type SeenDream = Omit<DreamRow, keyof typeof pipelineColumns> & {
  username: string;
  displayName: string | null;
  avatar: string | null;
  hasPage: boolean;
  likes: number;
  views: number;
  comments: number;
  shares: number;
  liked: boolean;
  /** The day on which this viewer liked it. */
  likedOn: string | null;
  settled: SettledCounts | null;
  painting: ShownPainting | null;
  /** For its dreamer alone. */
  audioId: string | null;
  /** Where it is shared under a pseudonym, and whose it is there. */
  community: CommunityOfDream | null;
};

export type CommunityOfDream = {
  id: string;
  slug: string;
  name: string;
  isCircle: boolean;
  evening: string | null;
  question: { id: string; words: string } | null;
  memberId: string;
  bird: number;
  number: number;
};

const shownPainting = {
  name: paintings.name,
  formats: paintings.formats,
  width: paintings.width,
  height: paintings.height,
  arrangement: paintings.arrangement,
  style: paintings.style,
  seed: paintings.seed,
  provider: paintings.provider,
  placeholder: paintings.placeholder,
  altFr: paintings.altFr,
  altEn: paintings.altEn,
};

/** What readers are shown of a painting. */
export type ShownPainting = Pick<PaintingRow, keyof typeof shownPainting>;

const { deletedAt, paintingId, ...shownColumns } = getTableColumns(dreams);
/** What only the bin and the pipeline ask of a dream. */
const pipelineColumns = { deletedAt, paintingId };

/** For the reader of that id, or a placeholder for one; null is a visitor. */
function seenBy(viewerId: string | null | Placeholder) {
  const viewer = sql`${viewerId}::uuid`;
  return {
    ...shownColumns,
    // Up to 80 KB each: a page of dreams carries no report its reader may not open.
    report: sql<Uint8Array | null>`case when ${dreams.ownerId} = ${viewer}
      then ${dreams.report} end`,
    ownWords: sql<Uint8Array | null>`case when ${dreams.ownerId} = ${viewer}
      then ${dreams.ownWords} end`,
    username: users.username,
    displayName: users.displayName,
    avatar: users.avatar,
    hasPage: users.hasPage,
    likes: sql<number>`coalesce(${dreamEngagement.likes}, 0)`,
    views: sql<number>`coalesce(${dreamEngagement.views}, 0)`,
    comments: sql<number>`coalesce(${dreamEngagement.comments}, 0)`,
    shares: sql<number>`coalesce(${dreamEngagement.shares}, 0)`,
    liked: sql<boolean>`exists (select 1 from ${dreamLikes}
      where ${dreamLikes.dreamId} = ${dreams.id} and ${dreamLikes.userId} = ${viewer})`,
    likedOn: sql<string | null>`(
      select to_char(${dreamLikes.createdAt} at time zone 'UTC', 'YYYY-MM-DD') from ${dreamLikes}
      where ${dreamLikes.dreamId} = ${dreams.id} and ${dreamLikes.userId} = ${viewer})`,
    settled: sql<SettledCounts | null>`case
      when ${dreams.communityId} is not null and ${dreamEngagement.settledOn} is not null
      then json_build_object('on', ${dreamEngagement.settledOn},
        'likes', ${dreamEngagement.settledLikes}, 'views', ${dreamEngagement.settledViews},
        'comments', ${dreamEngagement.settledComments}) end`,
    painting: shownPainting,
    // What moderation holds, or waits for its evening, is in no community to anybody but its dreamer.
    communityId: sql<string | null>`case when ${dreams.ownerId} = ${viewer}
      or not exists (select 1 from ${dreamHolds} where ${dreamHolds.dreamId} = ${dreams.id})
        and not exists (select 1 from ${circleTurns}
          where ${circleTurns.dreamId} = ${dreams.id} and ${circleTurns.evening} is null)
      then ${dreams.communityId} end`,
    community: sql<CommunityOfDream | null>`(
      select json_build_object('id', ${communities.id}, 'slug', ${communities.slug},
        'name', ${communities.name}, 'isCircle', ${communities.isCircle},
        'evening', (select ${circleTurns.evening} from ${circleTurns}
          where ${circleTurns.dreamId} = ${dreams.id}),
        'question', (select json_build_object('id', q.id, 'words', q.words)
          from ${communityAnswers} a join ${communityQuestions} q on q.id = a.question_id
          where a.dream_id = ${dreams.id}),
        'memberId', ${communityMembers.id},
        'bird', ${communityMembers.bird}, 'number', ${communityMembers.number})
      from ${communities} join ${communityMembers}
        on ${communityMembers.communityId} = ${communities.id}
      where ${communities.id} = ${dreams.communityId}
        and ${communityMembers.userId} = ${dreams.ownerId})`,
    audioId: sql<string | null>`case when ${dreams.ownerId} = ${viewer}
      then (select ${recordings.id} from ${recordings}
        where ${recordings.dreamId} = ${dreams.id}) end`,
  };
}

function selectSeen(db: Db, viewerId: string | null | Placeholder) {
  return db
    .select(seenBy(viewerId))
    .from(dreams)
    .innerJoin(users, eq(users.id, dreams.ownerId))
    .leftJoin(paintings, eq(paintings.id, dreams.paintingId))
    .leftJoin(dreamEngagement, eq(dreamEngagement.dreamId, dreams.id));
}

/** One dream, wherever it is: the policy decides what the viewer learns of it. */
export async function findDream(
  db: Db,
  args: { id: string; viewerId: string | null },
): Promise<SeenDream | null> {
  const [row] = await selectSeen(db, args.viewerId).where(eq(dreams.id, args.id));
  return row ?? null;
}

/** Whose dream it is, and who may see it. */
export async function findSubject(
  db: Db,
  dreamId: string,
): Promise<Pick<DreamRow, 'id' | 'ownerId' | 'scope' | 'communityId'> | null> {
  const { id, ownerId, scope, communityId } = dreams;
  const [row] = await db
    .select({ id, ownerId, scope, communityId })
    .from(dreams)
    .where(eq(id, dreamId));
  return row ?? null;
}

/** What somebody published that nobody else sees yet. */
export async function lockWaiting(db: Db, ownerId: string, own: Scope): Promise<DreamRow[]> {
  const isWaiting = and(
    eq(dreams.ownerId, ownerId),
    eq(dreams.visibility, 'public'),
    eq(dreams.scope, own),
  );
  return db.select().from(dreams).where(isWaiting).for('update');
}

export type NeighbourRow = Pick<
  DreamRow,
  'id' | 'title' | 'language' | 'dreamedAt' | 'ownWords'
> & {
  painting: ShownPainting | null;
};

type Beside = Pick<DreamRow, 'ownerId' | 'night' | 'seq'> & {
  scopes: readonly Scope[];
  side: 'before' | 'after';
};

/** The dream of some scopes that one dreamer had next, or last, by night and then as told. */
export async function findBeside(
  db: Db,
  { ownerId, night, seq, scopes, side }: Beside,
): Promise<NeighbourRow | null> {
  const place = sql`(${dreams.night}, ${dreams.seq})`;
  const here = sql`(${night}::date, ${seq}::bigint)`;
  const isBeyond = side === 'before' ? sql`${place} < ${here}` : sql`${place} > ${here}`;
  const order = side === 'before' ? desc : asc;
  const { id, title, language, dreamedAt, ownWords } = dreams;
  const [row] = await db
    .select({ id, title, language, dreamedAt, ownWords, painting: shownPainting })
    .from(dreams)
    .leftJoin(paintings, eq(paintings.id, dreams.paintingId))
    .where(and(eq(dreams.ownerId, ownerId), inArray(dreams.scope, [...scopes]), isBeyond))
    .orderBy(order(dreams.night), order(dreams.seq))
    .limit(1);
  return row ?? null;
}

/**
 * Locks a dream for a change, and keeps no reader from liking it. Dreams in the bin are found too:
 * the policy decides.
 */
export async function lockDream(db: Db, id: string): Promise<DreamRow | null> {
  const [row] = await db.select().from(dreams).where(eq(dreams.id, id)).for('no key update');
  return row ?? null;
}

const place = sql.placeholder;

function countedBy(scopes: SQL): CountedList {
  return { counts: sql`dream_counts`, of: sql`scope = any(${scopes})` };
}

/** Who reads: people kept apart from them are on no list of theirs. */
type Viewer = { viewerId: string | null; apart: readonly string[] };

type ListOf = Viewer & { scopes: readonly Scope[]; skip: number; take: number };

/** On the finished page: its places are counted without asking who reads. */
function isMetBy(apart: SQL): SQL {
  return sql`not (${dreams.ownerId} = any(${apart}))`;
}

/**
 * One page of the newest dreams of some scopes and how many there are, at the same cost at any
 * depth. Prepared once, with the count beside the rows: the front page of everybody is this one
 * statement.
 */
export function prepareList(db: Db) {
  const anyScopes = sql`${place('scopes')}::text[]`;
  const page = db
    .select({ ...seenBy(place('viewerId')), totalCount: totalOf(countedBy(anyScopes)) })
    .from(dreams)
    .innerJoin(users, eq(users.id, dreams.ownerId))
    .leftJoin(paintings, eq(paintings.id, dreams.paintingId))
    .leftJoin(dreamEngagement, eq(dreamEngagement.dreamId, dreams.id))
    .where(
      sql`${dreams.seq} = any(array(
        select page.seq
        from unnest(${anyScopes}) as s (scope)
        cross join lateral (
          select d.seq from dreams d
          where d.scope = s.scope and d.seq < ${place('below')}::bigint
          order by d.seq desc limit ${place('skip')}::integer + ${place('take')}::integer
        ) page
        order by page.seq desc offset ${place('skip')} limit ${place('take')}
      )) and ${isMetBy(sql`${place('apart')}::uuid[]`)}`,
    )
    .orderBy(desc(dreams.seq))
    .prepare('list_dreams');

  return async (args: ListOf): Promise<{ rows: SeenDream[]; totalCount: number }> => {
    const start = await findPageStart(db, countedBy(textArray(args.scopes)), args.skip);
    const rows = start ? await page.execute({ ...args, ...start }) : [];
    const totalCount = rows[0]?.totalCount ?? (await countDreams(db, args.scopes));
    return { rows, totalCount };
  };
}

async function countDreams(db: Db, scopes: readonly Scope[]): Promise<number> {
  const total = totalOf(countedBy(textArray(scopes)));
  const { rows } = await db.execute<{ total: number }>(sql`select ${total} as total`);
  return rows[0]?.total ?? 0;
}

/** The places of the newest dreams of some scopes. */
export async function newestIn(
  db: Db,
  { scopes, limit }: { scopes: readonly Scope[]; limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    select newest.seq from unnest(${textArray(scopes)}) as s (scope)
    cross join lateral (
      select d.seq from ${dreams} d where d.scope = s.scope order by d.seq desc limit ${limit}
    ) newest
    order by newest.seq desc limit ${limit}`);
  return rows.map(({ seq }) => Number(seq));
}

/** Dreams by their place in the order of lists, newest first, still only within the scopes. */
export async function dreamsAt(
  db: Db,
  args: Viewer & { seqs: readonly number[]; scopes: readonly Scope[] },
): Promise<SeenDream[]> {
  if (args.seqs.length === 0) return [];
  return selectSeen(db, args.viewerId)
    .where(
      and(
        sql`${dreams.seq} = any(${numberArray(args.seqs)})`,
        sql`${dreams.scope} = any(${textArray(args.scopes)})`,
        isMetBy(uuidArray(args.apart)),
      ),
    )
    .orderBy(desc(dreams.seq));
}

/**
 * The two statements that nearly every page sends, prepared once: they are long, and writing and
 * planning them took more than running them. A transaction plans its own.
 */
export function prepareSeen(base: Db) {
  const one = selectSeen(base, place('viewerId'))
    .where(eq(dreams.id, place('id')))
    .prepare('find_dream');
  const some = selectSeen(base, place('viewerId'))
    .where(
      and(
        sql`${dreams.seq} = any(${place('seqs')}::bigint[])`,
        sql`${dreams.scope} = any(${place('scopes')}::text[])`,
        isMetBy(sql`${place('apart')}::uuid[]`),
      ),
    )
    .orderBy(desc(dreams.seq))
    .prepare('dreams_at');
  return {
    async find(db: Db, args: Parameters<typeof findDream>[1]): Promise<SeenDream | null> {
      if (db !== base) return findDream(db, args);
      const [row] = await one.execute(args);
      return row ?? null;
    },

    async at(db: Db, args: Parameters<typeof dreamsAt>[1]): Promise<SeenDream[]> {
      if (db !== base || args.seqs.length === 0) return dreamsAt(db, args);
      return some.execute(args);
    },
  };
}

export async function insertDream(db: Db, row: NewDreamRow): Promise<DreamRow> {
  const [inserted] = await db.insert(dreams).values(row).returning();
  if (!inserted) throw new Error('an inserted dream was not returned');
  return inserted;
}

/** Several at once, in that order. */
export async function insertDreams(db: Db, rows: NewDreamRow[]): Promise<DreamRow[]> {
  if (rows.length === 0) return [];
  const inserted = await db.insert(dreams).values(rows).returning();
  return inserted.sort((one, other) => one.seq - other.seq);
}

export async function updateDream(
  db: Db,
  id: string,
  change: Partial<NewDreamRow>,
): Promise<DreamRow> {
  const [updated] = await db.update(dreams).set(change).where(eq(dreams.id, id)).returning();
  if (!updated) throw new Error('an updated dream was not returned');
  return updated;
}

/** Deletes dreams that were put into the bin before a moment. */
export async function purgeBin(db: Db, before: Date): Promise<string[]> {
  const gone = await db
    .delete(dreams)
    .where(and(isNotNull(dreams.deletedAt), lt(dreams.deletedAt, before)))
    .returning({ id: dreams.id });
  return gone.map(({ id }) => id);
}

/** Erases what lies in one dreamer's bin, or one dream of it. Search has forgotten it already. */
export async function eraseBinned(
  db: Db,
  { ownerId, id }: { ownerId: string; id: string | null },
): Promise<string[]> {
  const isBinned = and(eq(dreams.ownerId, ownerId), isNotNull(dreams.deletedAt));
  const gone = await db
    .delete(dreams)
    .where(and(isBinned, id === null ? undefined : eq(dreams.id, id)))
    .returning({ id: dreams.id });
  return gone.map((each) => each.id);
}

type PublishedBy = { ownerId: string; scopes: readonly Scope[] };

function isPublishedBy({ ownerId, scopes }: PublishedBy) {
  return and(
    eq(dreams.ownerId, ownerId),
    // As the index of what is published says it.
    sql`${dreams.visibility} = 'public' and ${dreams.scope} is not null`,
    sql`${dreams.scope} = any(${textArray(scopes)})`,
  );
}

/** A page of what one dreamer published, as far as these scopes show it, newest first. */
export async function publishedBy(
  db: Db,
  {
    viewerId,
    skip,
    take,
    ...by
  }: PublishedBy & { viewerId: string | null; skip: number; take: number },
): Promise<SeenDream[]> {
  const page = selectSeen(db, viewerId).where(isPublishedBy(by)).orderBy(desc(dreams.seq));
  return page.offset(skip).limit(take);
}

export async function countPublishedBy(db: Db, by: PublishedBy): Promise<number> {
  const [row] = await db.select({ all: count() }).from(dreams).where(isPublishedBy(by));
  return row?.all ?? 0;
}

/** What one dreamer published, and where it is met. */
export async function listPublished(db: Db, ownerId: string) {
  const { id, scope } = dreams;
  const isPublished = and(isNotNull(scope), eq(dreams.visibility, 'public'));
  return db
    .select({ id, scope })
    .from(dreams)
    .where(and(eq(dreams.ownerId, ownerId), isPublished));
}

/**
 * Gives dreams to another owner, without what only their dreamer read or whose clocks they stand on,
 * to be met in a scope: counters of both follow a dream by its scope, so that it is moved once to
 * where it is now and once from there.
 */
export async function give(
  db: Db,
  { ids, to, scope }: { ids: string[]; to: string; scope: Scope },
): Promise<void> {
  if (ids.length === 0) return;
  const night = sql`((${dreams.dreamedAt} at time zone 'UTC') + interval '6 hours')::date`;
  const change = { ownerId: to, scope, report: null, ownWords: null, night };
  await db.update(dreams).set(change).where(inArray(dreams.id, ids));
}

/** Deletes every dream of one dreamer, from the bin too, and returns what they were. */
export async function deleteDreamsOf(db: Db, ownerId: string): Promise<DreamRow[]> {
  return db.delete(dreams).where(eq(dreams.ownerId, ownerId)).returning();
}

/** Deletes those of some dreams that are as they came, and returns what they were. */
export async function deleteUnchanged(
  db: Db,
  { ownerId, some }: { ownerId: string; some: readonly { id: string; revision: number }[] },
): Promise<DreamRow[]> {
  const revisions = Map.groupBy(some, ({ revision }) => revision);
  const areThey = Array.from(revisions, ([revision, those]) => {
    const ids = those.map(({ id }) => id);
    return and(inArray(dreams.id, ids), eq(dreams.revision, revision));
  });
  if (areThey.length === 0) return [];
  const isSame = and(eq(dreams.ownerId, ownerId), or(...areThey));
  return db.delete(dreams).where(isSame).returning();
}

/** Forgets how many dreams a scope held: its name is its owner's. */
export async function forgetCounts(db: Db, scope: Scope): Promise<void> {
  await db.execute(sql`delete from dream_counts where scope = ${scope}`);
}
