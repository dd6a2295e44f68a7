import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import type { SeriesEntry } from '@reverie/oneirology';
import {
  bigint,
  boolean,
  date,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Scope } from '#platform/scope.ts';

const placed = {
  dreamId: uuid('dream_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  scope: text('scope').$type<Scope>().notNull(),
  /** The Monday of the week of its night: `YYYY-MM-DD`. */
  week: date('week', { mode: 'string' }).notNull(),
};

/** Every dream that people share with everybody and that was read, as what others read of it names. */
export const motifDreams = pgTable('motif_dreams', {
  ...placed,
  dreamId: placed.dreamId.primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  language: text('language').$type<DreamLanguage>(),
  /** Ids of the engine's concepts. */
  motifs: text('motifs').array().notNull(),
  version: smallint('version').notNull(),
  entry: jsonb('entry').$type<SeriesEntry>().notNull(),
});

/** A row for each motif of each of them. */
export const dreamMotifs = pgTable(
  'dream_motifs',
  { motif: text('motif').notNull(), seq: bigint('seq', { mode: 'number' }).notNull(), ...placed },
  (table) => [primaryKey({ columns: [table.motif, table.seq] })],
);

/** How far the dreams of before have been gone through. */
export const motifFilling = pgTable('motif_filling', {
  isOnly: boolean('is_only').primaryKey().default(true),
  version: smallint('version').notNull(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
});

export type MotifDream = typeof motifDreams.$inferSelect;
