import type { CheckName } from '@reverie/contract/status.rules';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull();

export type Check = { name: CheckName; isGood: boolean; value: number };
export type SpanKind = 'down' | 'degraded' | 'unmeasured';
export type Grain = 'minute' | 'hour';

export const statusPulse = pgTable('status_pulse', {
  isOnly: boolean('is_only').primaryKey().default(true),
  firstAt: moment('first_at'),
  lastAt: moment('last_at'),
  checks: jsonb('checks').$type<Check[]>().notNull(),
});

export const statusMeasures = pgTable(
  'status_measures',
  {
    grain: text('grain').$type<Grain>().notNull(),
    startsAt: moment('starts_at'),
    databaseMs: real('database_ms').notNull(),
    requests: integer('requests').notNull(),
    failures: integer('failures').notNull(),
    latencies: integer('latencies').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.grain, table.startsAt] })],
);

export const statusSpans = pgTable('status_spans', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<SpanKind>().notNull(),
  beganAt: moment('began_at'),
  endedAt: moment('ended_at'),
});

export type Pulse = typeof statusPulse.$inferSelect;
export type Measure = typeof statusMeasures.$inferSelect;
export type Span = typeof statusSpans.$inferSelect;
