import type { Recipient } from '@reverie/contract/consents';
import type { Answer, AskedKind } from '@reverie/contract/consents.rules';
import type { Words } from '@reverie/contract/wordings';
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const consents = pgTable('consents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<AskedKind>().notNull(),
  textVersion: text('text_version').notNull(),
  recipients: jsonb('recipients').$type<Recipient[]>().notNull(),
  answer: text('answer').$type<Answer>().notNull(),
  grantedAt: instant('granted_at').notNull(),
  withdrawnAt: instant('withdrawn_at'),
  /** What was read, and in which language; null in answers from before they were kept. */
  language: text('language').$type<'fr' | 'en'>(),
  words: jsonb('words').$type<Words>(),
});

export type ConsentRow = typeof consents.$inferSelect;
