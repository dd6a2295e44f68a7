import type {
  CaseState,
  ModerationAct,
  ReportReason,
  ReportTarget,
} from '@reverie/contract/moderation.rules';
import { boolean, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const moderationCases = pgTable('moderation_cases', {
  id: uuid('id').primaryKey(),
  targetKind: text('target_kind').$type<ReportTarget>().notNull(),
  /** A dream, a comment, an account, or a community. */
  targetId: uuid('target_id').notNull(),
  /** Whose it is; null once they have left. */
  subjectId: uuid('subject_id'),
  state: text('state').$type<CaseState>().notNull(),
  weight: real('weight').notNull().default(0),
  isHeld: boolean('is_held').notNull().default(false),
  /** Whether its reporters were right; null where nobody judged them. */
  wasRight: boolean('was_right'),
  /** Its author took it back before anybody decided. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  openedAt: moment('opened_at').notNull(),
  decidedAt: moment('decided_at'),
});
export type CaseRow = typeof moderationCases.$inferSelect;

export const moderationReports = pgTable(
  'moderation_reports',
  {
    caseId: uuid('case_id').notNull(),
    reporterId: uuid('reporter_id').notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    words: text('words').notNull(),
    weight: real('weight').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.caseId, table.reporterId] })],
);

export const moderationDecisions = pgTable('moderation_decisions', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id').notNull(),
  moderatorId: uuid('moderator_id'),
  act: text('act').$type<ModerationAct>().notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  words: text('words').notNull(),
  excerpt: text('excerpt'),
  until: moment('until'),
  createdAt: moment('created_at').notNull(),
  undoneAt: moment('undone_at'),
  appeal: text('appeal'),
  appealedAt: moment('appealed_at'),
  /** The decision whose appeal this one answers. */
  answers: uuid('answers'),
});
export type DecisionRow = typeof moderationDecisions.$inferSelect;

export const moderationSanctions = pgTable('moderation_sanctions', {
  userId: uuid('user_id').primaryKey(),
  silencedUntil: moment('silenced_until'),
  suspendedUntil: moment('suspended_until'),
});

export const moderationEvidence = pgTable('moderation_evidence', {
  id: uuid('id').primaryKey(),
  caseId: uuid('case_id'),
  sealed: bytes('sealed').notNull(),
  createdAt: moment('created_at').notNull(),
});
