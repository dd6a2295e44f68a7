import type { AccountLanguage } from '@reverie/contract/accounts.rules';
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/db/columns.ts';

/** A motif as both are told it. */
export type ToldMotif = { id: string; carriers: number };

/** What one of two is told. Nobody reads the other’s. */
export const matches = pgTable('matches', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  twinId: uuid('twin_id'),
  motifs: jsonb('motifs').$type<ToldMotif[]>().notNull(),
  carriers: integer('carriers').notNull(),
  dreamers: integer('dreamers').notNull(),
  language: text('language').$type<AccountLanguage>().notNull(),
  toldOn: date('told_on', { mode: 'string' }).notNull(),
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
  answer: text('answer').$type<'yes' | 'no' | 'met'>(),
});

export type MatchRow = typeof matches.$inferSelect;

export const matchMemory = pgTable('match_memory', {
  /** A digest under a key of `match_keys`. */
  pair: bytes('pair').primaryKey(),
  until: date('until', { mode: 'string' }).notNull(),
  keyId: uuid('key_id').notNull(),
});

export const matchKeys = pgTable('match_keys', {
  id: uuid('id').primaryKey(),
  madeOn: date('made_on', { mode: 'string' }).notNull(),
  sealed: bytes('sealed').notNull(),
});

export const matchLooks = pgTable('match_looks', {
  isOnly: boolean('is_only').primaryKey().default(true),
  lookedOn: date('looked_on', { mode: 'string' }).notNull(),
  dreamers: integer('dreamers').notNull(),
});
