import type { Feedback } from '@reverie/contract/analysis';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { type AnalysisRow, analyses, analysisFeedback } from '#features/analysis/table.ts';
import { dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

export async function findAnalysis(
  db: Db,
  args: { dreamId: string; source: DreamAnalysis['of'] },
): Promise<AnalysisRow | null> {
  const [row] = await db
    .select()
    .from(analyses)
    .where(and(eq(analyses.dreamId, args.dreamId), eq(analyses.source, args.source)));
  return row ?? null;
}

/** Keeps the analyses of one revision, in the place of earlier ones: of all, or of these in part. */
export async function replaceAnalyses(
  db: Db,
  dreamId: string,
  rows: readonly AnalysisRow[],
  { isPart }: { isPart: boolean },
): Promise<void> {
  const sources = rows.map(({ source }) => source);
  const those = isPart ? inArray(analyses.source, sources) : undefined;
  await db.delete(analyses).where(and(eq(analyses.dreamId, dreamId), those));
  await db.insert(analyses).values([...rows]);
}

/** Keeps what only the dreamer reads of a dream, in the place of what was read before; null takes it away. */
export async function replaceOwn(db: Db, dreamId: string, row: AnalysisRow | null): Promise<void> {
  const isOwn = and(eq(analyses.dreamId, dreamId), eq(analyses.source, 'report'));
  await db.delete(analyses).where(isOwn);
  if (row) await db.insert(analyses).values(row);
}

/** What was read in these dreams, as it is kept: of each what its dreamer alone reads first. */
export async function listWritten(db: Db, dreamIds: string[]) {
  const { dreamId, sealed } = analyses;
  return db
    .select({ dreamId, result: sql<string | null>`${analyses.result}::text`, sealed })
    .from(analyses)
    .where(inArray(dreamId, dreamIds))
    .orderBy(desc(analyses.source));
}

export async function listFeedback(
  db: Db,
  args: { dreamId: string; userId: string },
): Promise<Feedback[]> {
  return db
    .select({
      kind: analysisFeedback.kind,
      key: analysisFeedback.key,
      answer: analysisFeedback.answer,
    })
    .from(analysisFeedback)
    .where(
      and(eq(analysisFeedback.dreamId, args.dreamId), eq(analysisFeedback.userId, args.userId)),
    );
}

/** Forgets what was read in sealed reports that are gone. */
export async function deleteOfReports(db: Db, dreamIds: string[]): Promise<void> {
  if (dreamIds.length === 0) return;
  const ofReport = eq(analyses.source, 'report');
  await db.delete(analyses).where(and(inArray(analyses.dreamId, dreamIds), ofReport));
}

/** What was read in these dreams, from their texts and from their reports. */
/** Of each dream what its dreamer alone reads first: with the people they told of. */
export async function listAnalyses(db: Db, dreamIds: string[]) {
  if (dreamIds.length === 0) return [];
  const areTheirs = inArray(analyses.dreamId, dreamIds);
  return db.select().from(analyses).where(areTheirs).orderBy(desc(analyses.source));
}

/** Every answer one reader gave to a finding. */
export async function listAnswers(db: Db, userId: string) {
  const { dreamId, kind, key, answer } = analysisFeedback;
  return db
    .select({ dreamId, kind, key, answer })
    .from(analysisFeedback)
    .where(eq(analysisFeedback.userId, userId));
}

/** Takes back every answer of one reader. The dreams they were given to. */
export async function deleteAnswers(db: Db, userId: string) {
  const { id, ownerId, scope } = dreams;
  const answered = await db
    .selectDistinct({ id, ownerId, scope })
    .from(analysisFeedback)
    .innerJoin(dreams, eq(id, analysisFeedback.dreamId))
    .where(eq(analysisFeedback.userId, userId));
  await db.delete(analysisFeedback).where(eq(analysisFeedback.userId, userId));
  return answered;
}

type Answered = { dreamId: string; userId: string; now: Date; feedback: Feedback };

/** Keeps one reader's answer to one finding; a null answer takes the earlier one back. */
export async function saveFeedback(db: Db, { dreamId, userId, now, feedback }: Answered) {
  const { kind, key, answer } = feedback;
  if (answer === null) {
    await db
      .delete(analysisFeedback)
      .where(
        and(
          eq(analysisFeedback.dreamId, dreamId),
          eq(analysisFeedback.userId, userId),
          eq(analysisFeedback.kind, kind),
          eq(analysisFeedback.key, key),
        ),
      );
    return;
  }
  const { dreamId: dream, userId: user, kind: k, key: name } = analysisFeedback;
  await db
    .insert(analysisFeedback)
    .values({ dreamId, userId, kind, key, answer, createdAt: now })
    .onConflictDoUpdate({ target: [dream, user, k, name], set: { answer, createdAt: now } });
}
