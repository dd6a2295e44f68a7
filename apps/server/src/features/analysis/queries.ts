import type { Feedback } from '@reverie/contract/analysis';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { and, eq } from 'drizzle-orm';
import { type AnalysisRow, analyses, analysisFeedback } from '#features/analysis/table.ts';
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

/** Keeps the analyses of one revision, in the place of those of earlier ones. */
export async function replaceAnalyses(
  db: Db,
  dreamId: string,
  rows: readonly AnalysisRow[],
): Promise<void> {
  await db.delete(analyses).where(eq(analyses.dreamId, dreamId));
  await db.insert(analyses).values([...rows]);
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
