import {
  importKinds,
  importProblems,
  importStages,
  importStatuses,
} from '@reverie/contract/imports.rules';
import {
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Counts } from '#features/imports/rules.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const imports = pgTable('imports', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  status: text('status', { enum: importStatuses }).notNull(),
  stage: text('stage', { enum: importStages }).notNull(),
  progress: real('progress').notNull(),
  kind: text('kind', { enum: importKinds }),
  sealed: bytes('sealed').notNull(),
  found: bytes('found').notNull(),
  counts: jsonb('counts').$type<Counts>().notNull(),
  problem: text('problem', { enum: importProblems }),
  askedAt: instant('asked_at').notNull(),
  expiresAt: instant('expires_at'),
});
export type ImportRow = typeof imports.$inferSelect;

export const importedDreams = pgTable(
  'imported_dreams',
  {
    importId: uuid('import_id').notNull(),
    place: integer('place').notNull(),
    dreamId: uuid('dream_id').notNull(),
  },
  ({ importId, place }) => [primaryKey({ columns: [importId, place] })],
);
