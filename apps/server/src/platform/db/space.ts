import { statfs } from 'node:fs/promises';
import { Problem } from '#platform/http/problem.ts';

/**
 * Bytes left untouched. The embedded database ends the whole process when its log cannot grow, so
 * writing stops while there is still room for several of its 16 MB segments, for the checkpoint
 * that lets old ones go, and for what runs already.
 */
export const reservedBytes = 96 * 1024 * 1024;

export type SpaceGuard = {
  /** Throws `storage_full` when the reserve is touched. */
  require(): Promise<void>;
};

export function guardSpace(folder: string, reserve = reservedBytes): SpaceGuard {
  return {
    async require() {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < reserve) throw new Problem('storage_full');
    },
  };
}
