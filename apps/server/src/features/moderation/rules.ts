import type { OwnDecision, Transparency } from '@reverie/contract/moderation';
import {
  appealDays,
  isUpheld,
  moderationActs,
  publishedFrom,
  reportReasons,
} from '@reverie/contract/moderation.rules';
import type { CaseRow, DecisionRow } from '#features/moderation/table.ts';

const day = 86_400_000;

/** What evidence is sealed for: elsewhere it does not open. */
export function contextOf(id: string): string {
  return `evidence ${id}`;
}

/** Whether somebody may still ask for another moderator. */
export function mayAppeal({ act, answers, appeal, createdAt, undoneAt }: DecisionRow, now: Date) {
  const isOpen = answers === null && appeal === null && undoneAt === null;
  return isUpheld(act) && isOpen && now.getTime() - createdAt.getTime() <= appealDays * day;
}

type Found = { decision: DecisionRow; of: CaseRow; answer: DecisionRow | null };

/** A decision as its person reads it: who decided is not said. */
export function presentOwn({ decision, of, answer }: Found, now: Date): OwnDecision {
  const { id, act, reason, words, excerpt, until, createdAt, appeal } = decision;
  return {
    ...{ id, act, reason, words, excerpt, appeal },
    target: of.targetKind,
    until: until?.toISOString() ?? null,
    at: createdAt.toISOString(),
    canAppeal: mayAppeal(decision, now),
    appealUntil: new Date(createdAt.getTime() + appealDays * day).toISOString(),
    answer: answer && {
      ...{ isUpheld: isUpheld(answer.act), words: answer.words },
      at: answer.createdAt.toISOString(),
    },
  };
}

type Counts = {
  reasons: ReadonlyMap<string, number>;
  acts: ReadonlyMap<string, number>;
  appeals: number;
  reversed: number;
};

/** What everybody may know: few are somebody, and are not said. */
export function publish(counts: Counts, since: Date): Transparency {
  const said = (count: number) => (count >= publishedFrom ? count : null);
  const { reasons, acts } = counts;
  return {
    since: since.toISOString().slice(0, 10),
    reports: said([...reasons.values()].reduce((sum, each) => sum + each, 0)),
    byReason: reportReasons.map((reason) => ({ reason, count: said(reasons.get(reason) ?? 0) })),
    byAct: moderationActs.map((act) => ({ act, count: said(acts.get(act) ?? 0) })),
    appeals: said(counts.appeals),
    reversed: said(counts.reversed),
  };
}
