import type { TrueRow } from '#features/dreams/table.ts';
import * as queries from '#features/versions/queries.ts';
import { keptOf, saysOtherwise } from '#features/versions/rules.ts';
import type { Keeping } from '#features/versions/table.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** What a version's texts are sealed for: elsewhere they do not open. */
export function contextOf(id: string): string {
  return `version ${id}`;
}

export function createKeeping({ seal }: { seal: Seal }): Keeping {
  const toldOf = (row: TrueRow) => keptOf(row, row.report && seal.open(row.report, row.id));

  return {
    /** Nothing where neither words nor facts of the dream change. */
    async keep(tx, before, after) {
      if (after.revision === before.revision) return;
      const was = toldOf(before);
      if (!saysOtherwise(was, toldOf(after))) return;
      const id = newId(after.updatedAt);
      await queries.insertVersion(tx, {
        id,
        dreamId: before.id,
        userId: before.ownerId,
        number: before.revision,
        sealed: seal.seal(JSON.stringify(was), contextOf(id)),
        createdAt: before.updatedAt,
      });
    },
  };
}
