import type { DreamCreation } from '@reverie/contract/dreams';
import type { createChanges } from '#features/dreams/changes.ts';
import { scopeOf } from '#features/dreams/policy.ts';
import { languageOf } from '#features/dreams/rules.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Seal } from '#platform/seal/seal.ts';

/** A dream as another program kept it. */
export type BroughtDream = {
  title: string | null;
  content: string;
  report: string | null;
  night: string;
  dreamedAt: Date;
  facts: Partial<
    Pick<
      DreamCreation,
      | 'tags'
      | 'types'
      | 'category'
      | 'mood'
      | 'lucidity'
      | 'vividness'
      | 'sleepQuality'
      | 'recall'
      | 'warnings'
    >
  > & { city?: string | null; country?: string | null };
};

type BringingParts = { clock: Clock; seal: Seal; add: ReturnType<typeof createChanges>['add'] };

/** The way of dreams that were kept elsewhere. */
export function createBringing({ clock, seal, add }: BringingParts) {
  /**
   * Keeps a dream that was written elsewhere, in the caller's transaction: its dreamer's alone,
   * read in its turn, and painted only where its dreamer asks.
   */
  async function bringIn(db: Db, ownerId: string, told: BroughtDream): Promise<string> {
    const now = clock.now();
    const id = newId(now);
    const { title, content, report, night, dreamedAt, facts } = told;
    const { tags = [], types = [], warnings = ['undeclared'] } = facts;
    const row = {
      ...{ id, ownerId, title, content, night, dreamedAt, tags, types, warnings },
      report: report === null ? null : seal.seal(report, id),
      language: languageOf({ title, content, tags }),
      ...{ category: facts.category ?? null, recall: facts.recall ?? null },
      ...{ mood: facts.mood ?? null, lucidity: facts.lucidity ?? null },
      ...{ vividness: facts.vividness ?? null, sleepQuality: facts.sleepQuality ?? null },
      ...{ city: facts.city ?? null, country: facts.country ?? null },
      visibility: 'private' as const,
      scope: scopeOf({ ownerId, visibility: 'private', warnings, mayPublish: false }),
      ...{ imageStatus: 'asks' as const, createdAt: now, updatedAt: now },
    };
    await add(db, row);
    return id;
  }

  return { bringIn };
}
