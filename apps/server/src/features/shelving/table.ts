import type { DreamLanguage } from '@reverie/contract/dreams.rules';
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Scope } from '#platform/scope.ts';

/** Every shared dream under every choice of category, type and side of a language. */
export const dreamFacets = pgTable(
  'dream_facets',
  {
    scope: text('scope').$type<Scope>().notNull(),
    facet: text('facet').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    heat: doublePrecision('heat').notNull().default(0),
    readings: integer('readings').notNull().default(0),
    comments: integer('comments').notNull().default(0),
    due: timestamp('due', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.scope, table.facet, table.seq] })],
);

/** How many dreams each facet holds, by place. */
export const facetCounts = pgTable(
  'facet_counts',
  {
    scope: text('scope').$type<Scope>().notNull(),
    facet: text('facet').notNull(),
    level: smallint('level').notNull(),
    bucket: bigint('bucket', { mode: 'number' }).notNull(),
    dreams: integer('dreams').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.facet, table.level, table.bucket] })],
);

/** As much of each shared dream as the shelves, counts and totals hold of it. */
export const shelvedDreams = pgTable('shelved_dreams', {
  dreamId: uuid('dream_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  ownerId: uuid('owner_id').notNull(),
  scope: text('scope').$type<Scope>().notNull(),
  category: text('category'),
  types: text('types').array().notNull(),
  language: text('language').$type<DreamLanguage>(),
  isAnalysed: boolean('is_analysed').notNull(),
});

/** How many dreams each person shares with everybody: those with any are the dreamers. */
export const libraryDreamers = pgTable('library_dreamers', {
  userId: uuid('user_id').primaryKey(),
  dreams: integer('dreams').notNull(),
});

/** One row: what everybody may read, in all. */
export const libraryTotals = pgTable('library_totals', {
  isOnly: boolean('is_only').primaryKey().default(true),
  dreams: integer('dreams').notNull(),
  dreamers: integer('dreamers').notNull(),
  analyses: integer('analyses').notNull(),
});
