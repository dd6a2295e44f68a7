import {
  importKinds,
  importProblems,
  importStages,
  importStatuses,
} from '@reverie/contract/imports.rules';
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
import type { BroughtPainting } from '#features/images/service.ts';
import type { BesideCounts, Counts } from '#features/imports/rules.ts';
import { bytes } from '#platform/db/columns.ts';

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
  beside: jsonb('beside').$type<BesideCounts>().notNull(),
  sharesAgain: boolean('shares_again').notNull().default(false),
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
    /** As they were written; otherwise since, a dream is its dreamer's by now. */
    revision: integer('revision').notNull(),
    additions: integer('additions').notNull(),
  },
  ({ importId, place }) => [primaryKey({ columns: [importId, place] })],
);

const thingKinds = [
  ...(['night', 'person', 'meaning'] as const),
  ...(['intention', 'rehearsal', 'reminders', 'counting'] as const),
] as const;

/** What an import wrote that is no dream, and how it stood then. */
export const importedThings = pgTable('imported_things', {
  importId: uuid('import_id').notNull(),
  kind: text('kind', { enum: thingKinds }).notNull(),
  ref: uuid('ref').notNull(),
  mark: text('mark').notNull(),
});
export type ImportedThing = typeof importedThings.$inferSelect;

/** Pictures that wait to be hung beside dreams that are written. */
export const importedPictures = pgTable('imported_pictures', {
  importId: uuid('import_id').notNull(),
  dreamId: uuid('dream_id').notNull(),
  file: text('file').notNull(),
  painting: jsonb('painting').$type<BroughtPainting>().notNull(),
});
export type ImportedPicture = typeof importedPictures.$inferSelect;
