import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { Guesser, GuessForm } from '@reverie/contract/guesses.rules';
import {
  boolean,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const asked = {
  form: text('form').$type<GuessForm>().notNull(),
  language: text('language').$type<DreamLanguage>().notNull(),
};

export const guessRounds = pgTable('guess_rounds', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  dreamId: uuid('dream_id').notNull(),
  paintings: uuid('paintings').array().notNull(),
  place: smallint('place').notNull(),
  ...asked,
  nonce: text('nonce').notNull(),
  chosen: smallint('chosen'),
  engine: smallint('engine'),
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
});

export type RoundRow = typeof guessRounds.$inferSelect;

export const guessSeen = pgTable(
  'guess_seen',
  {
    userId: uuid('user_id').notNull(),
    dreamId: uuid('dream_id').notNull(),
    ...asked,
    isAnswered: boolean('is_answered').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dreamId] })],
);

export const guessWithheld = pgTable('guess_withheld', { userId: uuid('user_id').primaryKey() });

export const guessSums = pgTable(
  'guess_sums',
  {
    guesser: text('guesser').$type<Guesser>().notNull(),
    ...asked,
    rounds: integer('rounds').notNull().default(0),
    correct: integer('correct').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.guesser, table.form, table.language] })],
);

export type SumRow = typeof guessSums.$inferSelect;
