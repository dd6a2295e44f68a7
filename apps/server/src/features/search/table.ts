import { tagKey } from '@reverie/contract/dreams.rules';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Scope } from '#platform/scope.ts';

/** Which dreams of a scope hold a term; `seq` is the dream's place in the order of lists. */
export const dreamTerms = pgTable(
  'dream_terms',
  {
    scope: text('scope').$type<Scope>().notNull(),
    term: text('term').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.term, table.seq] })],
);

/** Under which term the dreams of a tag are kept: no word begins with that sign. */
export function tagTerm(tag: string): string {
  return `#${tagKey(tag)}`;
}
