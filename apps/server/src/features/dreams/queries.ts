import {
  and,
  desc,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  lt,
  ne,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { type DreamRow, dreamLikes, dreams, type NewDreamRow } from '#features/dreams/table.ts';
import { type PaintingRow, paintings } from '#features/images/table.ts';
import type { Db } from '#platform/db/database.ts';

/** A dream as a viewer meets it. The sealed report is there for its dreamer alone. */
export type SeenDream = Omit<DreamRow, keyof typeof pipelineColumns> & {
  username: string;
  liked: boolean;
  painting: ShownPainting | null;
};

const shownPainting = {
  name: paintings.name,
  formats: paintings.formats,
  style: paintings.style,
  seed: paintings.seed,
  provider: paintings.provider,
  placeholder: paintings.placeholder,
  altFr: paintings.altFr,
  altEn: paintings.altEn,
};

/** What readers are shown of a painting. */
export type ShownPainting = Pick<PaintingRow, keyof typeof shownPainting>;

const {
  deletedAt,
  paintingId,
  wishId,
  wishStyle,
  wishSeed,
  wishPalette,
  wishPrompt,
  ...shownColumns
} = getTableColumns(dreams);
const wish = { wishId, wishStyle, wishSeed, wishPalette, wishPrompt };
/** What only the bin and the pipeline ask of a dream. */
const pipelineColumns = { deletedAt, paintingId, ...wish };

/** For the reader of that id, or a placeholder for one; null is a visitor. */
function seenBy(viewerId: string | null | Placeholder) {
  const viewer = sql`${viewerId}::uuid`;
  return {
    ...shownColumns,
    // Up to 80 KB each: a page of dreams carries no report its reader may not open.
    report: sql<Uint8Array | null>`case when ${dreams.ownerId} = ${viewer}
      then ${dreams.report} end`,
    username: users.username,
    liked: sql<boolean>`exists (select 1 from ${dreamLikes}
      where ${dreamLikes.dreamId} = ${dreams.id} and ${dreamLikes.userId} = ${viewer})`,
    painting: shownPainting,
  };
}

function selectSeen(db: Db, viewerId: string | null) {
  return db
    .select(seenBy(viewerId))
    .from(dreams)
    .innerJoin(users, eq(users.id, dreams.ownerId))
    .leftJoin(paintings, eq(paintings.id, dreams.paintingId));
}

/** An array parameter; a bare JavaScript array would be spread into a list. */
function textArray(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** One dream, wherever it is: the policy decides what the viewer learns of it. */
export async function findDream(
  db: Db,
  args: { id: string; viewerId: string | null },
): Promise<SeenDream | null> {
  const [row] = await selectSeen(db, args.viewerId).where(eq(dreams.id, args.id));
  return row ?? null;
}

/** Locks a dream for a change. Dreams in the bin are found too: the policy decides. */
export async function lockDream(db: Db, id: string): Promise<DreamRow | null> {
  const [row] = await db.select().from(dreams).where(eq(dreams.id, id)).for('update');
  return row ?? null;
}

const place = sql.placeholder;

const countOfScopes = sql<number>`(
  select coalesce(sum(c.dreams), 0)::integer from dream_counts c
  where c.scope = any(${place('scopes')}::text[]) and c.level = 0 and c.bucket = 0)`;

type ListOf = { scopes: readonly string[]; viewerId: string | null; skip: number; take: number };

/**
 * One page of the newest dreams of some scopes and how many there are, at the same cost at any
 * depth: the counts say in which 256 places the page begins, and only those are walked. Prepared
 * once, with the count beside the rows: the front page of everybody is this one statement.
 */
export function prepareList(db: Db) {
  const page = db
    .select({ ...seenBy(place('viewerId')), totalCount: countOfScopes })
    .from(dreams)
    .innerJoin(users, eq(users.id, dreams.ownerId))
    .leftJoin(paintings, eq(paintings.id, dreams.paintingId))
    .where(
      sql`${dreams.seq} = any(array(
        select page.seq
        from unnest(${place('scopes')}::text[]) as s (scope)
        cross join lateral (
          select d.seq from dreams d
          where d.scope = s.scope and d.seq < ${place('below')}::bigint
          order by d.seq desc limit ${place('skip')}::integer + ${place('take')}::integer
        ) page
        order by page.seq desc offset ${place('skip')} limit ${place('take')}
      ))`,
    )
    .orderBy(desc(dreams.seq))
    .prepare('list_dreams');

  return async (args: ListOf): Promise<{ rows: SeenDream[]; totalCount: number }> => {
    const start = args.skip === 0 ? newest : await findPageStart(db, args);
    const rows = start ? await page.execute({ ...args, ...start }) : [];
    const totalCount = rows[0]?.totalCount ?? (await countDreams(db, args.scopes));
    return { rows, totalCount };
  };
}

const newest = { below: Number.MAX_SAFE_INTEGER, skip: 0 };

async function countDreams(db: Db, scopes: readonly string[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select coalesce(sum(dreams), 0)::integer as total from dream_counts
    where scope = any(${textArray(scopes)}) and level = 0 and bucket = 0`);
  return rows[0]?.total ?? 0;
}

/** The narrow bucket where the dream after `skip` others lies, and how many to skip inside it. */
async function findPageStart(
  db: Db,
  { scopes, skip }: { scopes: readonly string[]; skip: number },
): Promise<{ below: number; skip: number } | null> {
  const { rows } = await db.execute<{ below: string; before: string }>(sql`
    with wide as (
      select bucket, sum(dreams) as here,
        sum(sum(dreams)) over (order by bucket desc) as upto
      from dream_counts where scope = any(${textArray(scopes)}) and level = 1
      group by bucket
    ), wide_start as (
      select bucket, upto - here as before from wide
      where upto > ${skip} order by bucket desc limit 1
    ), narrow as (
      select c.bucket, sum(c.dreams) as here,
        sum(sum(c.dreams)) over (order by c.bucket desc) as upto
      from dream_counts c, wide_start w
      where c.scope = any(${textArray(scopes)}) and c.level = 2
        and c.bucket between w.bucket * 256 and w.bucket * 256 + 255
      group by c.bucket
    )
    select (n.bucket + 1) * 256 as below, w.before + n.upto - n.here as before
    from narrow n, wide_start w
    where w.before + n.upto > ${skip} order by n.bucket desc limit 1`);
  const row = rows[0];
  return row ? { below: Number(row.below), skip: skip - Number(row.before) } : null;
}

/** Dreams by their place in the order of lists, newest first, still only within the scopes. */
export async function dreamsAt(
  db: Db,
  args: { seqs: readonly number[]; scopes: readonly string[]; viewerId: string | null },
): Promise<SeenDream[]> {
  if (args.seqs.length === 0) return [];
  return selectSeen(db, args.viewerId)
    .where(
      and(
        sql`${dreams.seq} = any(${sql.param([...args.seqs])}::bigint[])`,
        sql`${dreams.scope} = any(${textArray(args.scopes)})`,
      ),
    )
    .orderBy(desc(dreams.seq));
}

export async function insertDream(db: Db, row: NewDreamRow): Promise<DreamRow> {
  const [inserted] = await db.insert(dreams).values(row).returning();
  if (!inserted) throw new Error('an inserted dream was not returned');
  return inserted;
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

/** Every dream of one dreamer, the bin's included, oldest first. */
export async function listOwn(db: Db, ownerId: string): Promise<DreamRow[]> {
  return db.select().from(dreams).where(eq(dreams.ownerId, ownerId)).orderBy(dreams.seq);
}

/** Deletes every dream of one dreamer, from the bin too, and returns what they were. */
export async function deleteDreamsOf(db: Db, ownerId: string): Promise<DreamRow[]> {
  return db.delete(dreams).where(eq(dreams.ownerId, ownerId)).returning();
}

/** What one dreamer put into the bin, latest first. */
export async function listBin(db: Db, ownerId: string) {
  const { id, dreamedAt, deletedAt } = dreams;
  return db
    .select({ id, dreamedAt, deletedAt })
    .from(dreams)
    .where(and(eq(dreams.ownerId, ownerId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt));
}

/** The newest other living dreams of one dreamer, as far as they tell of people. */
export async function findOwnTexts(
  db: Db,
  args: { ownerId: string; exceptId: string; limit: number },
): Promise<Pick<DreamRow, 'id' | 'content' | 'report'>[]> {
  const { id, content, report, ownerId, deletedAt, seq } = dreams;
  return db
    .select({ id, content, report })
    .from(dreams)
    .where(and(eq(ownerId, args.ownerId), ne(id, args.exceptId), isNull(deletedAt)))
    .orderBy(desc(seq))
    .limit(args.limit);
}

/** Living dreams whose pipeline was announced but did not move since a moment. */
export async function findStalled(db: Db, before: Date, limit: number): Promise<DreamRow[]> {
  return db
    .select()
    .from(dreams)
    .where(
      and(
        isNull(dreams.deletedAt),
        lt(dreams.updatedAt, before),
        sql`(${dreams.analysisStatus} in ('queued', 'running')
          or ${dreams.imageStatus} in ('queued', 'running'))`,
      ),
    )
    .limit(limit);
}
