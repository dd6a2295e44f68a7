import { createChanges } from '#features/activity/changes.ts';
import { createReads } from '#features/activity/reads.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/db/database.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type ActivityParts = { database: Database; clock: Clock; seal: Seal };

export type ActivityService = ReturnType<typeof createActivity>;

export type { Verdict } from '#features/activity/reads.ts';

/** What happened to accounts: written once, sealed for its person, chained so that none is lost. */
export function createActivity(parts: ActivityParts) {
  return { ...createReads(parts), ...createChanges(parts) };
}
