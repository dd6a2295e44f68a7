import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Two who both said yes; the smaller id stands first. */
export const connections = pgTable('connections', {
  id: uuid('id').primaryKey(),
  oneId: uuid('one_id').notNull(),
  otherId: uuid('other_id').notNull(),
  since: moment('since').notNull(),
});

export const connectionAsks = pgTable('connection_asks', {
  id: uuid('id').primaryKey(),
  fromId: uuid('from_id').notNull(),
  toId: uuid('to_id').notNull(),
  word: text('word'),
  /** When the other was called. */
  askedAt: moment('asked_at').notNull(),
  declinedAt: moment('declined_at'),
  withdrawnAt: moment('withdrawn_at'),
});

export type AskRow = typeof connectionAsks.$inferSelect;
