import { isDeepStrictEqual } from 'node:util';
import * as queries from '#features/motifs/queries.ts';
import { motifCategories, motifOf, motifs } from '#features/motifs/rules.ts';
import type { MotifDream } from '#features/motifs/table.ts';
import type { Neighbours } from '#features/neighbours/service.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Scope } from '#platform/scope.ts';

export type MotifParts = {
  database: Database;
  /** Scopes of what people share with everybody. */
  sharedScopes: readonly Scope[];
  neighbours: Pick<Neighbours, 'follow'>;
};

export type Motifs = ReturnType<typeof createMotifs>;

const filledAtOnce = 100;

/**
 * What the dreams that people share with everybody name. Who reads it filters by scopes, and by who
 * keeps apart from whom, as for any list of dreams.
 */
export function createMotifs({ database, sharedScopes, neighbours }: MotifParts) {
  /** Puts dreams where they belong by now; those that are not shared with everybody are not there. */
  async function place(tx: Db, ids: readonly string[]): Promise<void> {
    const before = await queries.listReadings(tx, ids);
    const after = await queries.readShared(tx, { ids, scopes: sharedScopes });
    await queries.replace(tx, ids, after);
    const gone = before.filter((row) => !after.some((other) => namesTheSame(row, other)));
    const come = after.filter((row) => !before.some((other) => namesTheSame(row, other)));
    await neighbours.follow(tx, { gone: gone.map(seqOf), come: come.map(seqOf) });
  }

  return {
    place,

    /** Every motif there is, with what it is called in both languages. */
    all: motifs,

    categories: motifCategories,

    /** Throws `not_found` for what is no motif. */
    motifOf(id: string) {
      const motif = motifOf(id);
      if (!motif) throw new Problem('not_found');
      return motif;
    },

    /** What these dreams name, and how comparing takes them; those not shared with everybody are left out. */
    async of(ids: readonly string[], db: Db = database.read): Promise<Map<string, MotifDream>> {
      const rows = await queries.listReadings(db, ids);
      return new Map(rows.map((row) => [row.dreamId, row]));
    },

    /** Goes through the dreams that were here before their motifs were kept, or kept so. */
    async fill(): Promise<void> {
      let isMore = true;
      while (isMore) {
        isMore = await database.write(async (tx) => {
          const ids = await queries.nextToFill(tx, filledAtOnce);
          if (ids) await place(tx, ids);
          return ids !== null;
        });
      }
    },
  };
}

/** Whether it is the same dream and would be compared as before: who sees it is asked elsewhere. */
function namesTheSame(row: MotifDream, other: MotifDream): boolean {
  return row.seq === other.seq && isDeepStrictEqual(row.entry, other.entry);
}

const seqOf = ({ seq }: MotifDream) => seq;
