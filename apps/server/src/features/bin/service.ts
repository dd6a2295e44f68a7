import type { Bin } from '@reverie/contract/bin';
import { binDays } from '@reverie/contract/layers.rules';
import * as queries from '#features/bin/queries.ts';
import { firstWordsOf } from '#features/bin/rules.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { Database } from '#platform/db/database.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';

export type BinParts = { database: Database; dreams: Dreams };

export type BinService = ReturnType<typeof createBin>;

export function createBin({ database, dreams }: BinParts) {
  return {
    async list(
      { userId: ownerId }: Person,
      { page, pageSize }: { page: number; pageSize: number },
    ): Promise<Bin> {
      const [rows, totalCount] = await Promise.all([
        queries.listBin(database.read, { ownerId, skip: (page - 1) * pageSize, take: pageSize }),
        queries.countBin(database.read, ownerId),
      ]);
      return {
        dreams: rows.flatMap((row) => {
          const { id, title, content, dreamedAt, deletedAt } = dreams.truly(row);
          if (!deletedAt) return [];
          return {
            ...{ id, title, firstWords: firstWordsOf(content) },
            dreamedAt: dreamedAt.toISOString(),
            deletedAt: deletedAt.toISOString(),
            leavesAt: new Date(deletedAt.getTime() + binDays * 86_400_000).toISOString(),
          };
        }),
        totalCount,
      };
    },

    /** Erases all of it, for good. */
    async empty({ userId }: Person): Promise<void> {
      await dreams.eraseBinned(userId, null);
    },

    /** Erases one dream of it. Throws `not_found` for what lies in no bin, or in another’s. */
    async erase({ userId }: Person, id: string): Promise<void> {
      const gone = await dreams.eraseBinned(userId, id);
      if (gone.length === 0) throw new Problem('not_found');
    },
  };
}
