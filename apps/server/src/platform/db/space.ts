import { statfs } from 'node:fs/promises';
import { Problem } from '#platform/http/problem.ts';

/**
 * Bytes left untouched. The embedded database ends the whole process when its log cannot grow, so
 * writing stops while there is still room for several of its 16 MB segments, for the checkpoint
 * that lets old ones go, and for what runs already.
 */
export const reservedBytes = 96 * 1024 * 1024;
/** What signing in and out leaves untouched: it writes a few rows, into segments that are there. */
const essentialShare = 1 / 3;

export type SpaceGuard = {
  /** Throws `storage_full` when the reserve is touched; what is essential may touch two thirds. */
  require(options?: { isEssential?: boolean }): Promise<void>;
};

export function guardSpace(folder: string, reserve = reservedBytes): SpaceGuard {
  return {
    async require({ isEssential = false } = {}) {
      const { bavail, bsize } = await statfs(folder);
      if (bavail * bsize < (isEssential ? reserve * essentialShare : reserve))
        throw new Problem('storage_full');
    },
  };
}
