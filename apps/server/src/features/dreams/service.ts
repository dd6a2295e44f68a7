import type { Dream } from '@reverie/contract/dreams';
import { binDays } from '@reverie/contract/layers.rules';
import { type BroughtDream, createBringing } from '#features/dreams/bringing.changes.ts';
import { createChanges } from '#features/dreams/changes.ts';
import { createOwnReads } from '#features/dreams/own.reads.ts';
import { isOpenToAll, isShared, ownScopes } from '#features/dreams/policy.ts';
import { createPreview } from '#features/dreams/preview.reads.ts';
import * as queries from '#features/dreams/queries.ts';
import { createReads } from '#features/dreams/reads.ts';
import { createRewriting } from '#features/dreams/rewriting.changes.ts';
import { presentImage } from '#features/dreams/rules.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import { createTelling } from '#features/dreams/telling.changes.ts';
import type { Audience } from '#features/engagement/table.ts';
import type { Wishes } from '#features/images/job.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import type { Claims } from '#features/recordings/table.ts';
import type { Search } from '#features/search/service.ts';
import type { Keeping } from '#features/versions/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { Person } from '#platform/http/principal.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type DreamParts = {
  database: Database;
  jobs: Jobs;
  events: Events;
  search: Search;
  journalIndex: JournalIndex;
  seal: Seal;
  clock: Clock;
  wishes: Wishes;
  keeping: Keeping;
  claims: Claims;
  audience: Audience;
  /** Whether what somebody publishes appears at once. */
  mayPublish: (userId: string) => Promise<boolean>;
  /** Refuses words that lead elsewhere, of who came lately. */
  demandPlain: (db: Db, userId: string, words: string) => Promise<void>;
};

export type { BroughtDream };

export type Dreams = ReturnType<typeof createDreams>;

export function createDreams(parts: DreamParts) {
  const { database, seal, clock, wishes } = parts;
  const reads = createReads(parts);
  const { find, present } = reads;
  const changes = createChanges(parts);
  const { change } = changes;
  const own = createOwnReads(parts);
  const { rowOf, create } = createTelling({ ...parts, changes, reads });
  const { update } = createRewriting({ ...parts, changes, reads });
  const preview = createPreview({ database, rowOf, present });
  const { bringIn, readBrought } = createBringing({ ...parts, addMany: changes.addMany });

  const { list, publishedBy, search, at, beside, inCommunity, get, readerOf, countsOf } = reads;
  const {
    advance,
    restoreOf,
    leaveUnnamed,
    eraseOf,
    publishWaiting,
    hold,
    eraseBinned,
    withhold,
    release,
  } = changes;
  return {
    ...{ list, publishedBy, search, at, beside, inCommunity, get, find, readerOf, isOpenToAll },
    countsOf,

    /** The caller’s own dreams by their places, in that order. */
    ownAt: (principal: Person, seqs: readonly number[]) =>
      at(principal, seqs, ownScopes(principal.userId)),

    /** Whether others meet the dream. */
    isShared,

    /** Whose dream it is, and who may see it; null where there is none. */
    subjectOf: queries.findSubject,

    /** For the features through which its dreamer changes a dream: refused to anybody else. */
    change,

    /** For the steps of its pipeline. */
    advance,

    ...{ restoreOf, leaveUnnamed, eraseOf, publishWaiting, eraseBinned },

    /** For moderation: keeps a dream from others, and gives it back to them. */
    ...{ withhold, release },

    ...{ create, update, preview },

    bringIn,
    readBrought,
    mayPublish: parts.mayPublish,

    /** Erases dreams that came so, but for those that were changed since. */
    takeBack: changes.eraseUnchanged,

    /** For what stands beside a dream and may come into it. */
    hold,

    /** Another report for a dream that is held: a new revision, analysed again, and painted as it was. */
    async retell(db: Db, dream: DreamRow, report: string): Promise<DreamRow> {
      return changes.changeHeld(db, dream, {
        report: seal.seal(report, dream.id),
        revision: dream.revision + 1,
        analysisStatus: 'queued',
        updatedAt: clock.now(),
      });
    },

    /** Puts a dream into the bin, where it stays `binDays` days. */
    async remove(principal: Person, id: string): Promise<void> {
      await change(principal, id, () => ({ scope: null, deletedAt: clock.now() }));
    },

    async restore(principal: Person, id: string): Promise<Dream> {
      await changes.restoreOf(principal.userId, id);
      return present(principal, await find(principal, id));
    },

    presentImage,

    /** Queues the analysis of a dream again where it failed, and the painting that failed with it. */
    async wishForAnalysis(principal: Person, id: string): Promise<DreamRow> {
      return change(principal, id, async ({ analysisStatus, imageStatus }, db) => {
        if (analysisStatus !== 'failed') return null;
        if (imageStatus !== 'failed') return { analysisStatus: 'queued' };
        await wishes.ask(db, id, { askedBy: null });
        return { analysisStatus: 'queued', imageStatus: 'queued' };
      });
    },

    ...own,

    /** Takes the dreams of one dreamer out of a community. */
    withdraw: changes.withdraw,

    /** Locks a dream for a step of the pipeline. */
    lockOf: queries.lockDream,

    /** Empties the bin of what lay in it too long. */
    async tidy(): Promise<string[]> {
      const before = new Date(clock.now().getTime() - binDays * 86_400_000);
      return database.write((db) => queries.purgeBin(db, before));
    },
  };
}
