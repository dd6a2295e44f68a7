import { z } from 'zod';
import type { DreamRow } from '#features/dreams/table.ts';
import * as queries from '#features/versions/queries.ts';
import { type Kept, keptSchema } from '#features/versions/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** An earlier version as an archive of ours tells it. */
export type BroughtVersion = { number: number; createdAt: Date; kept: Kept };

/** Signs of one version, spelled out: more than a dream at its limits has. */
const versionLimit = 200_000;
/** Versions of one dream at most. */
const countLimit = 500;

const told = z.looseObject({ number: z.int().min(1), createdAt: z.iso.datetime() });

/** Earlier versions of a file, of a dream that stands at a revision: each number once, all before it. */
export function versionsIn(values: readonly unknown[], revision: number): BroughtVersion[] {
  const all = values.flatMap((value): BroughtVersion[] => {
    const place = told.safeParse(value);
    const kept = keptSchema.safeParse(value);
    if (!place.success || !kept.success || place.data.number >= revision) return [];
    if (JSON.stringify(kept.data).length > versionLimit) return [];
    const { number, createdAt } = place.data;
    return [{ number, createdAt: new Date(createdAt), kept: kept.data }];
  });
  return [...new Map(all.map((each) => [each.number, each])).values()].slice(0, countLimit);
}

type BringingParts = { seal: Seal; clock: Clock; contextOf: (id: string) => string };

/** The way of versions that come with an archive; they go with their dream. */
export function createBringing({ seal, clock, contextOf }: BringingParts) {
  return {
    versionsIn,

    async bringIn(
      db: Db,
      { id: dreamId, ownerId: userId }: DreamRow,
      all: readonly BroughtVersion[],
    ): Promise<void> {
      for (const { number, createdAt, kept } of all) {
        const id = newId(clock.now());
        const sealed = seal.seal(JSON.stringify(kept), contextOf(id));
        await queries.insertVersion(db, { id, dreamId, userId, number, sealed, createdAt });
      }
    },
  };
}
