import type { Recipient } from '@reverie/contract/consents';
import type { ConsentKind } from '@reverie/contract/consents.rules';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  textVersion: text('text_version').notNull(),
  recipients: jsonb('recipients').$type<Recipient[]>().notNull(),
  grantedAt: instant('granted_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
});

export type ConsentRow = typeof consents.$inferSelect;
