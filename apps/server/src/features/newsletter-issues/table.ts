import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Announcement, IssueKind } from '#features/newsletter-issues/rules.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const issues = pgTable('newsletter_issues', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<IssueKind>().notNull(),
  period: text('period').notNull(),
  since: instant('since').notNull(),
  until: instant('until').notNull(),
  words: jsonb('words').$type<Announcement>(),
  createdAt: instant('created_at').notNull(),
  doneAt: instant('done_at'),
});

export const deliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: uuid('issue_id').notNull(),
    subscriberId: uuid('subscriber_id').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issueId, table.subscriberId] })],
);

export type IssueRow = typeof issues.$inferSelect;
