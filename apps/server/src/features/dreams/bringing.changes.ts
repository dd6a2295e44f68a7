import type { BlurredWord } from '@reverie/contract/blurring.rules';
import type { DreamCreation } from '@reverie/contract/dreams';
import type { Visibility } from '@reverie/contract/dreams.rules';
import { readBroughtJob } from '#features/analysis/job.ts';
import type { createChanges } from '#features/dreams/changes.ts';
import { columnsOfWords } from '#features/dreams/own-words.rules.ts';
import { scopeOf } from '#features/dreams/policy.ts';
import { languageOf } from '#features/dreams/rules.ts';
import type { DreamRow, NewDreamRow } from '#features/dreams/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
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
  /** What only an archive of ours tells. */
  whole?: {
    visibility: Visibility;
    revision: number;
    /** Words that others receive a replacement of. */
    blurred: BlurredWord[];
    createdAt: Date | null;
    updatedAt: Date | null;
  };
};

/** Whose dreams they become, and whether what they publish appears at once. */
type Bringer = { ownerId: string; mayPublish: boolean };

type BringingParts = {
  clock: Clock;
  seal: Seal;
  jobs: Jobs;
  addMany: ReturnType<typeof createChanges>['addMany'];
};

/** The way of dreams that were kept elsewhere. */
export function createBringing({ clock, seal, jobs, addMany }: BringingParts) {
  type Bringing = Bringer & { now: Date };

  function rowOf(told: BroughtDream, { ownerId, mayPublish, now }: Bringing): NewDreamRow {
    const id = newId(now);
    const { title, content, report, night, dreamedAt, facts, whole } = told;
    const { visibility: before = 'private', revision = 1, blurred = [] } = whole ?? {};
    // The communities of elsewhere are none here.
    const visibility = before === 'community' ? 'private' : before;
    const notLater = (at: Date | null | undefined) => (at && at < now ? at : now);
    const { tags = [], types = [], warnings = ['undeclared'] } = facts;
    const { city = null, country = null } = facts;
    const language = languageOf({ title, content, tags });
    const said = { title, content, tags, city, country, blurred };
    return {
      ...columnsOfWords(seal, { id, language, ...said }),
      ...{ id, ownerId, night, dreamedAt, types, warnings },
      report: report === null ? null : seal.seal(report, id),
      language,
      ...{ category: facts.category ?? null, recall: facts.recall ?? null },
      ...{ mood: facts.mood ?? null, lucidity: facts.lucidity ?? null },
      ...{ vividness: facts.vividness ?? null, sleepQuality: facts.sleepQuality ?? null },
      ...{ visibility, revision, imageStatus: 'asks' },
      scope: scopeOf({ ownerId, visibility, warnings, mayPublish }),
      ...{ createdAt: notLater(whole?.createdAt), updatedAt: notLater(whole?.updatedAt) },
    };
  }

  return {
    /**
     * Keeps dreams that were written elsewhere, in the caller's transaction and in their order: their
     * dreamer's alone unless they say otherwise, and painted only where their dreamer asks.
     * `readBrought` has them read.
     */
    async bringIn(db: Db, bringer: Bringer, told: readonly BroughtDream[]): Promise<DreamRow[]> {
      const bringing = { ...bringer, now: clock.now() };
      const rows = told.map((each) => rowOf(each, bringing));
      return addMany(db, bringer.ownerId, rows);
    },

    /** Has what somebody brought read, in stretches that take turns: nobody else waits behind it. */
    async readBrought(db: Db, ownerId: string): Promise<void> {
      const options = { singletonKey: ownerId, turnOf: ownerId };
      await jobs.send(db, readBroughtJob, { ownerId, after: 0 }, options);
    },
  };
}
