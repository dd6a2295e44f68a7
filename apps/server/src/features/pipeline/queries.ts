import { and, eq, inArray, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import { imports } from '#features/imports/table.ts';
import type { Db } from '#platform/db/database.ts';

/**
 * Living dreams whose pipeline was announced but did not move since a moment. Those of an import are
 * left to it, while it is written and while it is read in its turns.
 */
export async function findStalled(
  db: Db,
  { before, except, limit }: { before: Date; except: readonly string[]; limit: number },
): Promise<{ id: string }[]> {
  const coming = db
    .select({ userId: imports.userId })
    .from(imports)
    .where(and(eq(imports.stage, 'writing'), inArray(imports.status, ['queued', 'running'])));
  return db
    .select({ id: dreams.id })
    .from(dreams)
    .where(
      and(
        isNull(dreams.deletedAt),
        lt(dreams.updatedAt, before),
        notInArray(dreams.ownerId, coming),
        notInArray(dreams.ownerId, [...except]),
        sql`(${dreams.analysisStatus} in ('queued', 'running')
          or ${dreams.imageStatus} in ('queued', 'running'))`,
      ),
    )
    .limit(limit);
}
