import { and, isNull, lt, sql } from 'drizzle-orm';
import { dreams } from '#features/dreams/table.ts';
import type { Db } from '#platform/db/database.ts';

/** Living dreams whose pipeline was announced but did not move since a moment. */
export async function findStalled(db: Db, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .select({ id: dreams.id })
    .from(dreams)
    .where(
      and(
        isNull(dreams.deletedAt),
        lt(dreams.updatedAt, before),
        sql`(${dreams.analysisStatus} in ('queued', 'running')
          or ${dreams.imageStatus} in ('queued', 'running'))`,
      ),
    )
    .limit(limit);
}
