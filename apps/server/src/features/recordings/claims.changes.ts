import * as queries from '#features/recordings/queries.ts';
import type { Claims } from '#features/recordings/table.ts';
import { Problem } from '#platform/http/problem.ts';

export function createClaims(): Claims {
  return {
    async claim(tx, { userId, dreamId, audioId }) {
      await queries.releaseDream(tx, dreamId, audioId);
      if (audioId === null) return;
      const isTheirs = await queries.claimFor(tx, { id: audioId, userId, dreamId });
      if (!isTheirs) throw new Problem('recording_not_found');
    },
  };
}
