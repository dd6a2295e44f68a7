import { isDeepStrictEqual } from 'node:util';
import * as queries from '#features/shelving/queries.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Scope } from '#platform/scope.ts';

export type ShelvingParts = {
  database: Database;
  clock: Clock;
  /** Scopes of what people share, and of these the one that is open to everybody. */
  sharedScopes: readonly Scope[];
  openScope: Scope;
};

export type Shelving = ReturnType<typeof createShelving>;

const dueAtOnce = 500;

/** Keeps the shelves of the library, which the library alone reads. */
export function createShelving({ database, clock, sharedScopes, openScope }: ShelvingParts) {
  return {
    /**
     * Puts dreams where they belong by now, as far as they are shared, and counts them there. Only
     * one caller at a time: what the shelves hold of a dream is moved to what it is.
     */
    async shelve(tx: Db, ids: readonly string[]): Promise<void> {
      const before = await queries.readShelved(tx, ids);
      const after = await queries.readShared(tx, { ids, scopes: sharedScopes });
      const inOrder = (rows: queries.Shelved[]) =>
        rows.toSorted((one, other) => one.seq - other.seq);
      if (isDeepStrictEqual(inOrder(before), inOrder(after))) return;
      await queries.moveOnShelves(tx, { before, after, openScope });
    },

    markDue: queries.markDue,

    recountReadings: queries.recountReadings,

    recountComments: queries.recountComments,

    /** Tells the heat anew of every dream that is due. */
    async warm(): Promise<void> {
      const now = clock.now();
      let done = dueAtOnce;
      while (done === dueAtOnce) {
        done = await database.write((db) => queries.warmDue(db, now, dueAtOnce));
      }
    },
  };
}
