import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import { type DreamRow, dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Every dream of one dreamer, the bin's included, oldest first. */
export async function listOwn(
  db: Db,
  { ownerId, after, limit }: { ownerId: string; after: number; limit: number },
): Promise<DreamRow[]> {
  const further = and(eq(dreams.ownerId, ownerId), gt(dreams.seq, after));
  return db.select().from(dreams).where(further).orderBy(dreams.seq).limit(limit);
}

/** The same without what lies in the bin. */
export async function listOwnLiving(
  db: Db,
  { ownerId, after, limit }: { ownerId: string; after: number; limit: number },
): Promise<DreamRow[]> {
  const isLiving = and(
    eq(dreams.ownerId, ownerId),
    isNull(dreams.deletedAt),
    gt(dreams.seq, after),
  );
  return db.select().from(dreams).where(isLiving).orderBy(dreams.seq).limit(limit);
}

/** Those of them that nobody has read through yet. */
export async function listUnread(
  db: Db,
  { ownerId, after, limit }: { ownerId: string; after: number; limit: number },
): Promise<Pick<DreamRow, 'id' | 'seq' | 'revision'>[]> {
  const { id, seq, revision, deletedAt, analysisStatus } = dreams;
  const isUnread = inArray(analysisStatus, ['queued', 'running']);
  return db
    .select({ id, seq, revision })
    .from(dreams)
    .where(and(eq(dreams.ownerId, ownerId), isNull(deletedAt), gt(seq, after), isUnread))
    .orderBy(seq)
    .limit(limit);
}

export async function listOwnByIds(
  db: Db,
  { ownerId, ids }: { ownerId: string; ids: string[] },
): Promise<Pick<DreamRow, 'id' | 'title' | 'content' | 'report' | 'ownWords' | 'dreamedAt'>[]> {
  if (ids.length === 0) return [];
  const { id, title, content, report, ownWords, dreamedAt, deletedAt } = dreams;
  const isOwn = and(eq(dreams.ownerId, ownerId), inArray(id, ids), isNull(deletedAt));
  return db.select({ id, title, content, report, ownWords, dreamedAt }).from(dreams).where(isOwn);
}

export async function countOwn(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(dreams).where(eq(dreams.ownerId, ownerId));
  return row?.all ?? 0;
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
): Promise<Pick<DreamRow, 'id' | 'content' | 'report' | 'ownWords'>[]> {
  const { id, content, report, ownWords, ownerId, deletedAt, seq } = dreams;
  return db
    .select({ id, content, report, ownWords })
    .from(dreams)
    .where(and(eq(ownerId, args.ownerId), ne(id, args.exceptId), isNull(deletedAt)))
    .orderBy(desc(seq))
    .limit(args.limit);
}

/** Dreams of whomever, in the order in which they came, held. */
export async function holdAfter(
  db: Db,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<DreamRow[]> {
  const isNext = and(gt(dreams.seq, after), lte(dreams.seq, until));
  const next = db.select().from(dreams).where(isNext).orderBy(dreams.seq).limit(limit);
  return next.for('no key update');
}
