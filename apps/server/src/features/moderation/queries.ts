import { newcomerDays } from '@reverie/contract/comments.rules';
import {
  type CaseState,
  newcomersWeight,
  type ReportTarget,
} from '@reverie/contract/moderation.rules';
import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#features/accounts/table.ts';
import { dreams } from '#features/dreams/table.ts';
import {
  type CaseRow,
  type DecisionRow,
  moderationCases,
  moderationDecisions,
  moderationEvidence,
  moderationReports,
  moderationSanctions,
} from '#features/moderation/table.ts';
import type { Db } from '#platform/db/database.ts';

type Target = { kind: ReportTarget; id: string };

/** The case of something that is not decided, locked; begun where there is none. */
export async function openCase(
  db: Db,
  { kind, id: targetId }: Target,
  fresh: { id: string; subjectId: string; openedAt: Date },
): Promise<CaseRow> {
  const row = { ...fresh, targetKind: kind, targetId, state: 'open' as const };
  await db.insert(moderationCases).values(row).onConflictDoNothing();
  const isIt = and(
    eq(moderationCases.targetKind, kind),
    eq(moderationCases.targetId, targetId),
    ne(moderationCases.state, 'decided'),
  );
  const [known] = await db.select().from(moderationCases).where(isIt).for('update');
  if (!known) throw new Error('a case that was just opened is not there');
  return known;
}

export async function lockCase(db: Db, id: string): Promise<CaseRow | null> {
  const isIt = eq(moderationCases.id, id);
  const [row] = await db.select().from(moderationCases).where(isIt).for('update');
  return row ?? null;
}

export async function updateCase(
  db: Db,
  id: string,
  change: Partial<Omit<CaseRow, 'id'>>,
): Promise<CaseRow> {
  const isIt = eq(moderationCases.id, id);
  const [row] = await db.update(moderationCases).set(change).where(isIt).returning();
  if (!row) throw new Error('a case that was held is not there');
  return row;
}

/** The heaviest first, then the oldest; of what is decided the latest. */
export async function listCases(db: Db, state: CaseState, take: number): Promise<CaseRow[]> {
  const { weight, openedAt, decidedAt } = moderationCases;
  const order = state === 'decided' ? [desc(decidedAt)] : [desc(weight), asc(openedAt)];
  return db
    .select()
    .from(moderationCases)
    .where(eq(moderationCases.state, state))
    .orderBy(...order)
    .limit(take);
}

export async function countCases(db: Db) {
  const { state } = moderationCases;
  const rows = await db.select({ state, all: count() }).from(moderationCases).groupBy(state);
  const of = (wanted: CaseState) => rows.find((row) => row.state === wanted)?.all ?? 0;
  return { open: of('open'), appealed: of('appealed'), decided: of('decided') };
}

/** Closes the case of something nobody reported and nobody decided about: its author took it back. */
export async function closeWithdrawn(db: Db, targetId: string, now: Date): Promise<void> {
  const { id, targetKind, state } = moderationCases;
  const isOpen = and(
    eq(targetKind, 'comment'),
    eq(moderationCases.targetId, targetId),
    eq(state, 'open'),
    sql`not exists (select 1 from ${moderationReports} r where r.case_id = ${id})`,
  );
  await db
    .update(moderationCases)
    .set({ state: 'decided', isHeld: false, isWithdrawn: true, decidedAt: now })
    .where(isOpen);
}

export async function keepReport(
  db: Db,
  report: typeof moderationReports.$inferInsert,
): Promise<void> {
  const { reason, words, weight } = report;
  await db
    .insert(moderationReports)
    .values(report)
    .onConflictDoUpdate({
      target: [moderationReports.caseId, moderationReports.reporterId],
      set: { reason, words, weight },
    });
}

/** What all reports of a case weigh; of newcomers together no more than may be, but about minors. */
export async function weightOfCase(db: Db, caseId: string): Promise<number> {
  const isNew = sql`r.reason <> 'minors'
    and r.created_at < u.created_at + make_interval(days => ${newcomerDays}::int)`;
  const { rows } = await db.execute<{ weight: number }>(sql`
    select (coalesce(sum(r.weight) filter (where not (${isNew})), 0)
      + least(${newcomersWeight}::float8, coalesce(sum(r.weight) filter (where ${isNew}), 0)))::float as weight
    from ${moderationReports} r join ${users} u on u.id = r.reporter_id
    where r.case_id = ${caseId}`);
  return Number(rows[0]?.weight ?? 0);
}

/** The reports of these cases, with how often their reporters were right in others. */
export async function listReports(db: Db, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  const past = (wasRight: boolean | null) => sql<number>`(
    select count(*)::int from ${moderationReports} r
    join ${moderationCases} c on c.id = r.case_id
    where r.reporter_id = moderation_reports.reporter_id and c.id <> moderation_reports.case_id
      and ${wasRight === null ? sql`c.was_right is not null` : sql`c.was_right`})`;
  return db
    .select({
      caseId: moderationReports.caseId,
      reporterId: moderationReports.reporterId,
      reason: moderationReports.reason,
      words: moderationReports.words,
      weight: moderationReports.weight,
      createdAt: moderationReports.createdAt,
      upheld: past(true),
      judged: past(null),
    })
    .from(moderationReports)
    .where(inArray(moderationReports.caseId, [...caseIds]))
    .orderBy(desc(moderationReports.weight), asc(moderationReports.createdAt));
}

/** How often somebody was right, of the reports that were judged. */
export async function recordOf(db: Db, reporterId: string) {
  const { rows } = await db.execute<{ upheld: number; judged: number }>(sql`
    select count(*) filter (where c.was_right)::int as upheld, count(*)::int as judged
    from ${moderationReports} r join ${moderationCases} c on c.id = r.case_id
    where r.reporter_id = ${reporterId} and c.was_right is not null`);
  const { upheld = 0, judged = 0 } = rows[0] ?? {};
  return { upheld, dismissed: judged - upheld };
}

export async function insertDecision(
  db: Db,
  decision: typeof moderationDecisions.$inferInsert,
): Promise<void> {
  await db.insert(moderationDecisions).values(decision);
}

export async function updateDecision(
  db: Db,
  id: string,
  change: Partial<Omit<DecisionRow, 'id'>>,
): Promise<void> {
  await db.update(moderationDecisions).set(change).where(eq(moderationDecisions.id, id));
}

/** A decision and whose it is about, with the one that answered its appeal. */
export async function findDecision(db: Db, id: string) {
  const [row] = await db
    .select({ decision: moderationDecisions, of: moderationCases })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(eq(moderationDecisions.id, id));
  if (!row) return null;
  const isAnswer = and(eq(moderationDecisions.answers, id), isNull(moderationDecisions.undoneAt));
  const [answer] = await db.select().from(moderationDecisions).where(isAnswer);
  return { ...row, answer: answer ?? null };
}

export async function listDecisions(db: Db, caseIds: readonly string[]) {
  if (caseIds.length === 0) return [];
  return db
    .select({ decision: moderationDecisions, by: users.username })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.moderatorId))
    .where(inArray(moderationDecisions.caseId, [...caseIds]))
    .orderBy(desc(moderationDecisions.createdAt));
}

/** Everything decided about somebody, and everything they reported. */
export async function listOf(db: Db, userId: string) {
  const decided = await db
    .select({ decision: moderationDecisions })
    .from(moderationDecisions)
    .innerJoin(moderationCases, eq(moderationCases.id, moderationDecisions.caseId))
    .where(eq(moderationCases.subjectId, userId))
    .orderBy(desc(moderationDecisions.createdAt));
  const { reason, words, createdAt } = moderationReports;
  const isTheirs = eq(moderationReports.reporterId, userId);
  const reported = await db
    .select({ reason, words, createdAt })
    .from(moderationReports)
    .where(isTheirs)
    .orderBy(desc(createdAt));
  return { decided: decided.map(({ decision }) => decision), reported };
}

/** How many decisions against these people stand. */
export async function countAgainst(db: Db, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return new Map<string, number>();
  const { subjectId } = moderationCases;
  const rows = await db
    .select({ subjectId, all: count() })
    .from(moderationCases)
    .where(and(inArray(subjectId, [...subjectIds]), eq(moderationCases.wasRight, true)))
    .groupBy(subjectId);
  return new Map(rows.flatMap((row) => (row.subjectId ? [[row.subjectId, row.all] as const] : [])));
}

type Sanction = { silencedUntil?: Date | null; suspendedUntil?: Date | null };

export async function setSanction(db: Db, userId: string, set: Sanction): Promise<void> {
  await db
    .insert(moderationSanctions)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: moderationSanctions.userId, set });
}

export async function insertEvidence(
  db: Db,
  evidence: typeof moderationEvidence.$inferInsert,
): Promise<void> {
  await db.insert(moderationEvidence).values(evidence);
}

/** What was reported and decided since a moment. */
export async function countSince(db: Db, since: Date) {
  const at = sql`${since.toISOString()}::timestamptz`;
  const [reasons, acts, appeals] = await Promise.all([
    db.execute<{ name: string; all: number }>(sql`
      select reason as name, count(*)::int as all from ${moderationReports}
      where created_at >= ${at} group by reason`),
    db.execute<{ name: string; all: number }>(sql`
      select act as name, count(*)::int as all from ${moderationDecisions}
      where created_at >= ${at} and undone_at is null group by act`),
    db.execute<{ appeals: number; reversed: number }>(sql`
      select count(*) filter (where appealed_at is not null)::int as appeals,
        count(*) filter (where answers is not null and act = 'keep' and undone_at is null)::int as reversed
      from ${moderationDecisions} where created_at >= ${at}`),
  ]);
  return {
    reasons: new Map(reasons.rows.map(({ name, all }) => [name, all])),
    acts: new Map(acts.rows.map(({ name, all }) => [name, all])),
    ...(appeals.rows[0] ?? { appeals: 0, reversed: 0 }),
  };
}

export async function listModerators(db: Db): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.role, 'moderator'))
    .orderBy(asc(users.usernameKey));
  return rows.map(({ username }) => username);
}

/** The words of a dream, whoever may read it. */
export async function findDream(db: Db, id: string) {
  const { title, content, communityId } = dreams;
  const [row] = await db
    .select({ title, content, communityId })
    .from(dreams)
    .where(eq(dreams.id, id));
  return row ?? null;
}

/** Forgets every case about somebody who leaves; what is kept for the authority names no case then. */
export async function forgetCases(db: Db, subjectId: string): Promise<void> {
  // A community goes on without them: what was decided of it stays, and is about nobody.
  const isOfCommunity = eq(moderationCases.targetKind, 'community');
  await db
    .update(moderationCases)
    .set({ subjectId: null })
    .where(and(eq(moderationCases.subjectId, subjectId), isOfCommunity));
  await db.delete(moderationCases).where(eq(moderationCases.subjectId, subjectId));
}
