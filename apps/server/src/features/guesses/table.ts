import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type {
  Guesser,
  GuessFeeling,
  GuessForm,
  GuessQuestion,
} from '@reverie/contract/guesses.rules';
import {
  date,
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
  /** As its dreamer said it was; null where it is not asked. */
  feeling: text('feeling').$type<GuessFeeling>(),
  /** The days of the five dreams, the earliest first, and which is its own; null where not asked. */
  nights: date('nights', { mode: 'string' }).array(),
  night: smallint('night'),
  chosenFeeling: text('chosen_feeling').$type<GuessFeeling>(),
  chosenNight: smallint('chosen_night'),
  engineFeeling: text('engine_feeling').$type<GuessFeeling>(),
  engineNight: smallint('engine_night'),
  until: timestamp('until', { withTimezone: true, mode: 'date' }).notNull(),
});

export type RoundRow = typeof guessRounds.$inferSelect;

export const guessSeen = pgTable(
  'guess_seen',
  {
    userId: uuid('user_id').notNull(),
    dreamId: uuid('dream_id').notNull(),
    ...asked,
    /** Which questions, never what. */
    answered: text('answered').array().$type<GuessQuestion[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.userId, table.dreamId] })],
);

export const guessWithheld = pgTable('guess_withheld', { userId: uuid('user_id').primaryKey() });

export const guessSums = pgTable(
  'guess_sums',
  {
    question: text('question').$type<GuessQuestion>().notNull(),
    guesser: text('guesser').$type<Guesser>().notNull(),
    ...asked,
    rounds: integer('rounds').notNull().default(0),
    correct: integer('correct').notNull().default(0),
    /** What people read: as it was when another twenty had come. */
    shownRounds: integer('shown_rounds').notNull().default(0),
    shownCorrect: integer('shown_correct').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.question, table.guesser, table.form, table.language] })],
);

export type SumRow = typeof guessSums.$inferSelect;
