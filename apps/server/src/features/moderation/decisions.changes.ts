import type { DecisionCreation } from '@reverie/contract/moderation';
import { hidingWeight, isHiding, isUpheld, undoMinutes } from '@reverie/contract/moderation.rules';
import type { Accounts } from '#features/accounts/service.ts';
import type { MailService } from '#features/mail/service.ts';
import { decisionLetter } from '#features/moderation/mail.ts';
import * as queries from '#features/moderation/queries.ts';
import { contextOf } from '#features/moderation/rules.ts';
import type { CaseRow, DecisionRow } from '#features/moderation/table.ts';
import type { Targets } from '#features/moderation/targets.changes.ts';
import type { Notifications } from '#features/notifications/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Note } from '#platform/happenings.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type DecisionParts = {
  database: Database;
  clock: Clock;
  seal: Seal;
  mail: MailService;
  note: Note;
  accounts: Accounts;
  notifications: Notifications;
  targets: Targets;
  site: string;
};

const day = 86_400_000;
const usualDays = 7;

/** What moderators decide: done, told, noted and, for a while, taken back, each in one transaction. */
export function createDecisions(parts: DecisionParts) {
  const { database, clock, seal, mail, note, accounts, notifications, targets, site } = parts;

  async function sanction(
    tx: Db,
    { act }: Pick<DecisionCreation, 'act'>,
    subjectId: string,
    until: Date | null,
  ) {
    if (act === 'silence') await queries.setSanction(tx, subjectId, { silencedUntil: until });
    if (act === 'suspend') await queries.setSanction(tx, subjectId, { suspendedUntil: until });
  }

  /** Sealed for the authority before it is gone. */
  async function preserve(tx: Db, kase: CaseRow, now: Date): Promise<void> {
    const id = newId(now);
    const shown = await targets.show(tx, kase, kase.subjectId);
    const kept = JSON.stringify({
      ...shown,
      kind: kase.targetKind,
      id: kase.targetId,
      by: kase.subjectId,
    });
    const sealed = seal.seal(kept, contextOf(id));
    await queries.insertEvidence(tx, { id, caseId: kase.id, sealed, createdAt: now });
  }

  async function lift(tx: Db, kase: CaseRow, { act }: DecisionRow): Promise<void> {
    if (kase.isHeld && act !== 'delete') await targets.release(tx, kase);
    if (!kase.subjectId) return;
    if (act === 'silence') await queries.setSanction(tx, kase.subjectId, { silencedUntil: null });
    if (act === 'suspend') await queries.setSanction(tx, kase.subjectId, { suspendedUntil: null });
  }

  /** In plain words: here at once, and by mail. */
  async function tell(tx: Db, kase: CaseRow, decision: DecisionRow): Promise<void> {
    const { subjectId } = kase;
    if (!subjectId) return;
    await notifications.telling.moderated(tx, { userId: subjectId, decisionId: decision.id });
    const user = await accounts.find(tx, subjectId);
    const reader = {
      email: user.email,
      language: user.language === 'en' ? 'en' : 'fr',
      site,
    } as const;
    await mail.tell(tx, user, decisionLetter(decision, kase.targetKind, reader));
  }

  async function lastOf(tx: Db, caseId: string): Promise<DecisionRow | null> {
    const all = await queries.listDecisions(tx, [caseId]);
    return all.find(({ decision }) => decision.undoneAt === null)?.decision ?? null;
  }

  return {
    /** Throws `case_decided`, `same_moderator`, and `forbidden` for what is one’s own. */
    async decide(principal: Person, id: string, form: DecisionCreation): Promise<string> {
      return database.write(async (tx) => {
        const kase = await queries.lockCase(tx, id);
        if (!kase) throw new Problem('not_found');
        const { userId } = principal;
        const reports = await queries.listReports(tx, [id]);
        const isPartial =
          kase.subjectId === userId || reports.some((each) => each.reporterId === userId);
        if (isPartial) throw new Problem('forbidden');
        if (kase.state === 'decided') throw new Problem('case_decided');
        const first = kase.state === 'appealed' ? await lastOf(tx, id) : null;
        if (first?.moderatorId === userId) throw new Problem('same_moderator');
        const now = clock.now();
        const { act, reason, words, days = usualDays } = form;
        const isTimed = act === 'silence' || act === 'suspend';
        const until = isTimed ? new Date(now.getTime() + days * day) : null;
        const shown = await targets.show(tx, kase, kase.subjectId);
        const isOfMinors = reason === 'minors' && isHiding(act);
        // What an appeal ends was done by the first decision.
        if (first && !isUpheld(act)) await lift(tx, kase, first);
        else if (!isHiding(act) && kase.isHeld) await targets.release(tx, kase);
        if (isOfMinors) await preserve(tx, kase, now);
        if (act === 'delete' || isOfMinors) await targets.remove(tx, kase);
        else if (isHiding(act) && !kase.isHeld) await targets.hold(tx, kase);
        if (kase.subjectId) await sanction(tx, form, kase.subjectId, until);
        const decision = {
          ...{ id: newId(now), caseId: id, moderatorId: userId, act, reason, words, until },
          // Of what was removed for minors not a word is kept in the open.
          excerpt: isOfMinors ? null : (shown.content?.slice(0, 160) ?? null),
          ...{ createdAt: now, undoneAt: null, appeal: null, appealedAt: null },
          answers: first?.id ?? null,
        };
        await queries.insertDecision(tx, decision);
        await queries.updateCase(tx, id, {
          ...{ state: 'decided', decidedAt: now, isHeld: isHiding(act) },
          wasRight: act === 'ignore' ? null : isUpheld(act),
        });
        if (first || isUpheld(act)) await tell(tx, kase, decision);
        if (kase.subjectId) {
          const kind = first ? 'moderation_answered' : 'moderated';
          await note(tx, {
            kind,
            userId: kase.subjectId,
            by: 'moderator',
            about: `${act} ${reason}`,
          });
        }
        return id;
      });
    },

    /** Throws `case_decided` once it is too late, for another’s, and for what is gone for good. */
    async undo(principal: Person, id: string): Promise<string> {
      return database.write(async (tx) => {
        const kase = await queries.lockCase(tx, id);
        if (!kase) throw new Problem('not_found');
        const last = await lastOf(tx, id);
        const now = clock.now();
        if (!last || !mayUndo(last, principal.userId, now) || kase.state !== 'decided') {
          throw new Problem('case_decided');
        }
        await queries.updateDecision(tx, last.id, { undoneAt: now });
        const first = last.answers ? await queries.findDecision(tx, last.answers) : null;
        // Back to what stood before: hidden where the reports, or the decision appealed, hid it.
        const shallHold = first ? isHiding(first.decision.act) : kase.weight >= hidingWeight;
        if (!first) await lift(tx, { ...kase, isHeld: kase.isHeld && !shallHold }, last);
        else if (kase.subjectId && first.decision.until && !isUpheld(last.act)) {
          await sanction(tx, first.decision, kase.subjectId, first.decision.until);
        }
        if (shallHold && !kase.isHeld) await targets.hold(tx, kase);
        await queries.updateCase(tx, id, {
          ...{ state: first ? 'appealed' : 'open', isHeld: shallHold },
          wasRight: first ? isUpheld(first.decision.act) : null,
          decidedAt: first ? kase.decidedAt : null,
        });
        if (kase.subjectId) {
          const { subjectId: userId } = kase;
          await note(tx, { kind: 'moderation_undone', userId, by: 'moderator', about: last.act });
          await notifications.telling.ring(tx, userId);
        }
        return id;
      });
    },
  };
}

/** Whether a moderator may still take that back. */
export function mayUndo(decision: DecisionRow, userId: string, now: Date): boolean {
  const { act, reason, moderatorId, createdAt, undoneAt } = decision;
  const isGone = act === 'delete' || (reason === 'minors' && isHiding(act));
  const passed = now.getTime() - createdAt.getTime();
  return moderatorId === userId && undoneAt === null && !isGone && passed <= undoMinutes * 60_000;
}
