import { bigint, pgTable, primaryKey, real, timestamp } from 'drizzle-orm/pg-core';

const place = (name: string) => bigint(name, { mode: 'number' });

/** The dreams most like each that people share with everybody, both by their places. */
export const dreamNeighbours = pgTable(
  'dream_neighbours',
  {
    seq: place('seq').notNull(),
    near: place('near').notNull(),
    /** 0 to 1. */
    score: real('score').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seq, table.near] })],
);

/** Dreams whose neighbours are to be looked for. */
export const neighboursDue = pgTable('neighbours_due', {
  seq: place('seq').primaryKey(),
  since: timestamp('since', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
