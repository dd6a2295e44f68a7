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
} from 'drizzle-orm/pg-core';

/** Every shared dream under every choice of category and type. Triggers keep it. */
export const dreamFacets = pgTable(
  'dream_facets',
  {
    scope: text('scope').notNull(),
    facet: text('facet').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    heat: doublePrecision('heat').notNull().default(0),
    readings: integer('readings').notNull().default(0),
    due: timestamp('due', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.scope, table.facet, table.seq] })],
);

/** How many dreams each facet holds, by place. Triggers keep it. */
export const facetCounts = pgTable(
  'facet_counts',
  {
    scope: text('scope').notNull(),
    facet: text('facet').notNull(),
    level: smallint('level').notNull(),
    bucket: bigint('bucket', { mode: 'number' }).notNull(),
    dreams: integer('dreams').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.facet, table.level, table.bucket] })],
);

/** One row: what everybody may read, in all. Triggers keep it. */
export const libraryTotals = pgTable('library_totals', {
  isOnly: boolean('is_only').primaryKey(),
  dreams: integer('dreams').notNull(),
  dreamers: integer('dreamers').notNull(),
  analyses: integer('analyses').notNull(),
});
