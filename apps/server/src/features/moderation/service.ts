import { isNewcomer } from '@reverie/contract/comments.rules';
import type {
  DecisionCreation,
  ModerationCase,
  ModerationQueue,
  OwnDecision,
  ReportCreation,
  Transparency,
} from '@reverie/contract/moderation';
import {
  type CaseState,
  hidingWeight,
  reasonFactor,
  weightOf,
} from '@reverie/contract/moderation.rules';
import {
  createDecisions,
  type DecisionParts,
  mayUndo,
} from '#features/moderation/decisions.changes.ts';
import * as queries from '#features/moderation/queries.ts';
import { mayAppeal, presentOwn, publish } from '#features/moderation/rules.ts';
import type { CaseRow } from '#features/moderation/table.ts';
import { createTargets, type TargetParts } from '#features/moderation/targets.changes.ts';
import type { Db } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';

export type ModerationParts = Omit<DecisionParts, 'targets'> & TargetParts;

export type Moderation = ReturnType<typeof createModeration>;

const day = 86_400_000;
const year = 365 * day;
const shownAtOnce = 50;

/** What people report, who looks at it, and what they decide. */
export function createModeration(parts: ModerationParts) {
  const { database, clock, accounts, comments, dreams } = parts;
  const targets = createTargets(parts);
  const { decide, undo } = createDecisions({ ...parts, targets });

  /** Cases as a moderator reads them. */
  async function present(principal: Person, rows: readonly CaseRow[]): Promise<ModerationCase[]> {
    const { read: db } = database;
    const ids = rows.map(({ id }) => id);
    const [reports, decisions, against] = await Promise.all([
      queries.listReports(db, ids),
      queries.listDecisions(db, ids),
      queries.countAgainst(
        db,
        rows.flatMap(({ subjectId }) => subjectId ?? []),
      ),
    ]);
    return Promise.all(
      rows.map(async (row) => {
        const own = reports.filter(({ caseId }) => caseId === row.id);
        const made = decisions.filter(({ decision }) => decision.caseId === row.id);
        const author = row.subjectId ? await accounts.peek(db, row.subjectId) : null;
        const isPartial =
          row.subjectId === principal.userId ||
          own.some(({ reporterId }) => reporterId === principal.userId);
        const last = made.find(({ decision }) => decision.undoneAt === null)?.decision;
        const isFirsts = row.state === 'appealed' && last?.moderatorId === principal.userId;
        const { targetKind: kind, targetId, isHeld } = row;
        const isPainted = kind === 'dream' || kind === 'picture';
        const seen = isPainted ? await dreams.get(principal, targetId).catch(() => null) : null;
        const { isUnnamed, ...shown } = await targets.show(db, row, row.subjectId);
        return {
          ...{ id: row.id, state: row.state, target: { kind, id: targetId } },
          ...shown,
          imageUrl: seen?.imageUrl ?? null,
          author:
            author && !isUnnamed
              ? {
                  username: author.username,
                  displayName: author.displayName,
                  avatar: author.avatar,
                  hasPage: author.hasPage,
                }
              : null,
          ...{ weight: row.weight, isHidden: isHeld, openedAt: row.openedAt.toISOString() },
          isWithdrawn: row.isWithdrawn,
          reports: own.map(({ reason, words, weight, upheld, judged, createdAt }) => ({
            ...{ reason, words, weight, upheld, judged, at: createdAt.toISOString() },
          })),
          decisions: made.map(({ decision, by }) => ({
            id: decision.id,
            ...{ act: decision.act, reason: decision.reason, words: decision.words, by },
            until: decision.until?.toISOString() ?? null,
            at: decision.createdAt.toISOString(),
            isUndone: decision.undoneAt !== null,
            appeal: decision.appeal,
          })),
          // Counted of a pseudonym, it would move with what is decided of somebody by name.
          before: isUnnamed ? 0 : (against.get(row.subjectId ?? '') ?? 0) - (row.wasRight ? 1 : 0),
          viewer: {
            canDecide: row.state !== 'decided' && !isPartial && !isFirsts,
            canUndo: last !== undefined && mayUndo(last, principal.userId, clock.now()),
          },
        };
      }),
    );
  }

  async function one(principal: Person, id: string): Promise<ModerationCase> {
    const row = await database.write((tx) => queries.lockCase(tx, id));
    const [shown] = row ? await present(principal, [row]) : [];
    if (!shown) throw new Problem('not_found');
    return shown;
  }

  async function weigh(
    tx: Db,
    { userId }: Person,
    { now, isKnown }: { now: Date; isKnown: boolean },
  ) {
    const { createdAt } = await accounts.find(tx, userId);
    const record = await queries.recordOf(tx, userId);
    return weightOf({ ...record, isNewcomer: isNewcomer(createdAt, now), isKnown });
  }

  /** A decision about the caller’s own; anybody else’s is `not_found`. */
  async function findOwn({ userId }: Person, id: string, db: Db = database.read) {
    const found = await queries.findDecision(db, id);
    const isTheirs = found?.of.subjectId === userId && found.decision.undoneAt === null;
    if (!found || !isTheirs) throw new Problem('not_found');
    return found;
  }

  const own = async (principal: Person, id: string): Promise<OwnDecision> =>
    presentOwn(await findOwn(principal, id), clock.now());

  return {
    /** Hides it where enough weight has come together. Throws `not_found`, and `forbidden` for one’s own. */
    async report(principal: Person, { target, reason, words }: ReportCreation): Promise<void> {
      const { targetId, subjectId } = await targets.find(principal, target);
      const isKnown = await accounts.mayPublish(principal.userId);
      await database.write(async (tx) => {
        const now = clock.now();
        const fresh = { id: newId(now), subjectId, openedAt: now };
        const kase = await queries.openCase(tx, { kind: target.kind, id: targetId }, fresh);
        const factor = reason === 'minors' ? reasonFactor.minors : 1;
        const weight = (await weigh(tx, principal, { now, isKnown })) * factor;
        const report = { reason, words: words.trim(), weight, createdAt: now };
        await queries.keepReport(tx, { caseId: kase.id, reporterId: principal.userId, ...report });
        const sum = await queries.weightOfCase(tx, kase.id);
        const isHeld = kase.isHeld || (kase.state === 'open' && sum >= hidingWeight);
        if (isHeld && !kase.isHeld) await targets.hold(tx, kase);
        await queries.updateCase(tx, kase.id, { weight: sum, isHeld });
      });
    },

    /** Opens the case of a comment that nobody reported and that is held until it is read. */
    async openHeld(tx: Db, commentId: string): Promise<void> {
      const comment = await comments.peek(tx, commentId);
      if (!comment?.isHeld || !comment.authorId) return;
      const now = clock.now();
      const fresh = { id: newId(now), subjectId: comment.authorId, openedAt: now };
      const kase = await queries.openCase(tx, { kind: 'comment', id: commentId }, fresh);
      // As heavy as what reports hide: a decision that is taken back holds it again.
      const weight = Math.max(kase.weight, hidingWeight);
      await queries.updateCase(tx, kase.id, { isHeld: true, weight });
    },

    /** Nobody is left to decide about it; what was reported is judged all the same. */
    closeWithdrawn: (tx: Db, commentId: string) =>
      queries.closeWithdrawn(tx, commentId, clock.now()),

    async queue(principal: Person, state: CaseState): Promise<ModerationQueue> {
      const rows = await queries.listCases(database.read, state, shownAtOnce);
      return {
        cases: await present(principal, rows),
        counts: await queries.countCases(database.read),
      };
    },

    decide: async (principal: Person, id: string, form: DecisionCreation) =>
      one(principal, await decide(principal, id, form)),

    undo: async (principal: Person, id: string) => one(principal, await undo(principal, id)),

    own,

    /** Throws `case_decided` where it was appealed already, or can no longer be. */
    async appeal(principal: Person, id: string, words: string): Promise<OwnDecision> {
      await database.write(async (tx) => {
        const { decision, of } = await findOwn(principal, id, tx);
        const kase = await queries.lockCase(tx, of.id);
        const now = clock.now();
        if (kase?.state !== 'decided' || !mayAppeal(decision, now))
          throw new Problem('case_decided');
        await queries.updateDecision(tx, id, { appeal: words.trim(), appealedAt: now });
        await queries.updateCase(tx, of.id, { state: 'appealed' });
      });
      return own(principal, id);
    },

    async counts(): Promise<Transparency> {
      const since = new Date(clock.now().getTime() - year);
      return publish(await queries.countSince(database.read, since), since);
    },

    moderators: async () => ({ moderators: await queries.listModerators(database.read) }),

    /** Gives somebody the role, or takes it back. Throws `not_found` for nobody, and for a webmaster. */
    async setModerator(username: string, isOne: boolean) {
      const user = await accounts.findByUsername(username);
      if (!user || user.role === 'webmaster') throw new Problem('not_found');
      await accounts.setRole(user.email, isOne ? 'moderator' : 'user');
      return { moderators: await queries.listModerators(database.read) };
    },

    forget: queries.forgetCases,

    /** What was decided of somebody and what they reported, as they take it along. */
    async everythingOf(userId: string) {
      const { decided, reported } = await queries.listOf(database.read, userId);
      return {
        moderation: decided.map(({ act, reason, words, until, createdAt, appeal }) => ({
          ...{ act, reason, words, until, createdAt, appeal },
        })),
        reports: reported,
      };
    },
  };
}
