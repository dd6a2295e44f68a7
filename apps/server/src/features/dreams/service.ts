import type {
  Dream,
  DreamCreation,
  DreamList,
  DreamSearch,
  DreamUpdate,
} from '@reverie/contract/dreams';
import { asksBeforePainting, type WarnedFilter } from '@reverie/contract/dreams.rules';
import { type ImageStyle, seedLimit } from '@reverie/contract/images';
import type { DreamAnalysis } from '@reverie/oneirology/schema';
import { analyseJob } from '#features/analysis/job.ts';
import {
  isOpenToAll,
  mayChange,
  mayRestore,
  maySee,
  scopeOf,
  scopesOf,
  type Verdict,
} from '#features/dreams/policy.ts';
import * as queries from '#features/dreams/queries.ts';
import {
  afterStall,
  binDays,
  columnsOf,
  languageOf,
  presentDream,
  presentImage,
  stallMinutes,
} from '#features/dreams/rules.ts';
import type { DreamRow, NewDreamRow } from '#features/dreams/table.ts';
import { paintJob } from '#features/images/job.ts';
import type { Search } from '#features/search/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import { Problem } from '#platform/http/problem.ts';
import { matchesRevision } from '#platform/http/revisions.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import { newId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type DreamParts = {
  database: Database;
  jobs: Jobs;
  events: Events;
  search: Search;
  seal: Seal;
  clock: Clock;
  /** A whole number from 0 up to and without `below`. */
  random: (below: number) => number;
};

type Change = Partial<NewDreamRow>;

type Page = { page: number; pageSize: number; warned?: WarnedFilter };

export type Dreams = ReturnType<typeof createDreams>;

export function createDreams(parts: DreamParts) {
  const { database, jobs, events, search, seal, clock, random } = parts;
  const findPage = queries.prepareList(database.read);

  /** The dream as one viewer meets it; only its owner's copy opens the report. */
  function present(viewer: Viewer | null, row: queries.SeenDream): Dream {
    return presentDream(viewer, row, (sealed) => seal.open(sealed, row.id));
  }

  function reportOf({ id, report }: Pick<DreamRow, 'id' | 'report'>): string | null {
    return report ? seal.open(report, id) : null;
  }

  /** Refuses what the viewer may not see, as if it did not exist. */
  async function find(
    viewer: Viewer | null,
    id: string,
    db: Db = database.read,
  ): Promise<queries.SeenDream> {
    const row = await queries.findDream(db, { id, viewerId: viewer?.userId ?? null });
    if (!row) throw new Problem('not_found');
    demand(maySee(viewer, row));
    return row;
  }

  /**
   * Changes a dream for somebody who may: `decide` sees it locked, and answers null where there is
   * nothing to change.
   */
  async function change(
    viewer: Viewer,
    id: string,
    decide: (before: DreamRow) => Change | null,
  ): Promise<DreamRow> {
    return database.write(async (db) => {
      const before = await queries.lockDream(db, id);
      if (!before) throw new Problem('not_found');
      demand(mayChange(viewer, before));
      const decided = decide(before);
      return decided ? save(db, before, decided) : before;
    });
  }

  /**
   * The only way a dream changes: what search knows of it, what readers see and what its pipeline
   * does next change with it.
   */
  async function save(db: Db, before: DreamRow, decided: Change): Promise<DreamRow> {
    const after = await queries.updateDream(db, before.id, decided);
    await search.keep(db, before, after);
    await pursue(db, after);
    await announce(db, before, after);
    return after;
  }

  /** Sends the job that the statuses call for. One that waits already is not sent twice. */
  async function pursue(db: Db, row: DreamRow): Promise<void> {
    const turnOf = row.ownerId;
    if (row.analysisStatus === 'queued') {
      const payload = { dreamId: row.id, revision: row.revision };
      const singletonKey = `${row.id}/${row.revision}`;
      await jobs.send(db, analyseJob, payload, { singletonKey, turnOf });
    } else if (row.analysisStatus === 'done' && row.imageStatus === 'queued' && row.wishId) {
      const payload = { dreamId: row.id, wishId: row.wishId };
      await jobs.send(db, paintJob, payload, { singletonKey: row.wishId, turnOf });
    }
  }

  /** Takes a dream back out of its dreamer's bin. Throws `not_found` for anybody else's. */
  async function restoreOf(ownerId: string, id: string): Promise<void> {
    await database.write(async (db) => {
      const before = await queries.lockDream(db, id);
      if (!before) throw new Problem('not_found');
      demand(mayRestore({ userId: ownerId }, before));
      if (before.deletedAt) await save(db, before, { scope: scopeOf(before), deletedAt: null });
    });
  }

  /** Readers who lose sight of a dream and readers who gain it are told so. */
  async function announce(db: Db, before: DreamRow | null, after: DreamRow): Promise<void> {
    const isMoved = before?.scope !== after.scope;
    if (before && isMoved) await announceLoss(db, before);
    if (after.scope === null) return;
    await events.publish(db, {
      type: isMoved ? 'dream.created' : 'dream.changed',
      scope: after.scope,
      userId: after.ownerId,
      dreamId: after.id,
      analysisStatus: after.analysisStatus,
      imageStatus: after.imageStatus,
    });
  }

  async function announceLoss(db: Db, { id, ownerId, scope }: DreamRow): Promise<void> {
    if (scope === null) return;
    await events.publish(db, { type: 'dream.removed', scope, userId: ownerId, dreamId: id });
  }

  /** A wish for a painting, in the dream's own colours, by the painter of this server. */
  function newWish(style: ImageStyle = 'oil', seed: number = random(seedLimit)) {
    const wishId = newId(clock.now());
    return { wishId, wishStyle: style, wishSeed: seed, wishPalette: null, wishPrompt: null };
  }

  return {
    async list(viewer: Viewer | null, { page, pageSize, warned }: Page): Promise<DreamList> {
      const { rows, totalCount } = await findPage({
        scopes: scopesOf(viewer, warned),
        viewerId: viewer?.userId ?? null,
        skip: (page - 1) * pageSize,
        take: pageSize,
      });
      return { totalCount, dreams: rows.map((row) => present(viewer, row)) };
    },

    async search(
      viewer: Viewer | null,
      { q, page, pageSize, warned }: Page & { q: string },
    ): Promise<DreamSearch> {
      const scopes = scopesOf(viewer, warned);
      const { seqs, isExact } = await search.find(scopes, q);
      const rows = await queries.dreamsAt(database.read, {
        seqs: seqs.slice((page - 1) * pageSize, page * pageSize),
        scopes,
        viewerId: viewer?.userId ?? null,
      });
      return {
        totalCount: seqs.length,
        isTotalExact: isExact,
        dreams: rows.map((row) => present(viewer, row)),
      };
    },

    /** Dreams by their places, in that order; places that are not within the scopes are left out. */
    async at(
      viewer: Viewer | null,
      seqs: readonly number[],
      scopes: readonly string[],
    ): Promise<Dream[]> {
      const args = { seqs, scopes, viewerId: viewer?.userId ?? null };
      const rows = await queries.dreamsAt(database.read, args);
      const rowAt = new Map(rows.map((row) => [row.seq, row]));
      return seqs.flatMap((seq) => {
        const row = rowAt.get(seq);
        return row ? [present(viewer, row)] : [];
      });
    },

    async get(viewer: Viewer | null, id: string): Promise<Dream> {
      return present(viewer, await find(viewer, id));
    },

    /** Keeps the dream and starts its pipeline, or does neither. */
    async create(viewer: Viewer, form: DreamCreation): Promise<Dream> {
      refuseUnknownCommunity(form);
      const now = clock.now();
      const id = newId(now);
      const {
        visibility = 'public',
        warnings = ['undeclared'],
        types = [],
        tags = [],
        ...columns
      } = columnsOf(form, (report) => seal.seal(report, id));
      return database.write(async (db) => {
        const row = await queries.insertDream(db, {
          dreamedAt: now,
          ...columns,
          tags,
          language: languageOf({ ...form, tags }),
          id,
          ownerId: viewer.userId,
          content: form.content,
          visibility,
          warnings,
          types,
          scope: scopeOf({ ownerId: viewer.userId, visibility, warnings }),
          imageStatus: asksBeforePainting(types, warnings) ? 'asks' : 'queued',
          ...newWish(),
          createdAt: now,
          updatedAt: now,
        });
        await search.keep(db, null, row);
        await pursue(db, row);
        await announce(db, null, row);
        return present(viewer, await find(viewer, id, db));
      });
    },

    /**
     * Every change is a new revision and is analysed again; a changed text is painted again. Throws
     * `revision_changed` where `ifMatch` names another revision than the one that stands.
     */
    async update(viewer: Viewer, id: string, form: DreamUpdate, ifMatch?: string): Promise<Dream> {
      await change(viewer, id, (before) => {
        refuseUnknownCommunity(form);
        if (!matchesRevision(ifMatch, before.revision)) throw new Problem('revision_changed');
        const columns = columnsOf(form, (report) => seal.seal(report, id));
        const next = { ...before, ...columns };
        const asks = asksBeforePainting(next.types, next.warnings);
        const isRewritten = next.content !== before.content;
        const isReleased = before.imageStatus === 'asks' && !asks;
        return {
          ...columns,
          language: languageOf(next),
          scope: scopeOf(next),
          revision: before.revision + 1,
          analysisStatus: 'queued',
          ...((isRewritten || isReleased) && {
            imageStatus: asks ? 'asks' : 'queued',
            ...newWish(before.wishStyle ?? undefined),
          }),
          updatedAt: clock.now(),
        };
      });
      return present(viewer, await find(viewer, id));
    },

    /** Puts a dream into the bin, where it stays `binDays` days. */
    async remove(viewer: Viewer, id: string): Promise<void> {
      await change(viewer, id, () => ({ scope: null, deletedAt: clock.now() }));
    },

    async restore(viewer: Viewer, id: string): Promise<Dream> {
      await restoreOf(viewer.userId, id);
      return present(viewer, await find(viewer, id));
    },

    restoreOf,

    /** For the features through which its dreamer changes a dream: refused to anybody else. */
    change,

    newWish,

    presentImage,

    /** Queues the analysis of a dream again where it failed, and the painting that failed with it. */
    async wishForAnalysis(viewer: Viewer, id: string): Promise<DreamRow> {
      return change(viewer, id, ({ analysisStatus, imageStatus }) =>
        analysisStatus === 'failed'
          ? {
              analysisStatus: 'queued',
              ...(imageStatus === 'failed' && { imageStatus: 'queued', ...newWish() }),
            }
          : null,
      );
    },

    /** The dream a viewer asks about, for features that show something of it. */
    find,

    isOpenToAll,

    /** A sealed report of this dream, opened for the pipeline. */
    reportOf,

    /**
     * What the same dreamer told in other dreams, newest first: theirs alone to learn from. What is
     * sealed of them is opened for what will be sealed itself, and for nothing else.
     */
    async otherTextsOf(
      { id: exceptId, ownerId }: DreamRow,
      reader: DreamAnalysis['of'],
    ): Promise<string[]> {
      const rows = await queries.findOwnTexts(database.read, { ownerId, exceptId, limit: 60 });
      if (reader === 'content') return rows.map((row) => row.content);
      return rows.map((row) => reportOf(row) ?? row.content);
    },

    /**
     * Lets a step of the pipeline change a dream: `decide` sees it locked, and answers null where
     * the step is late. Returns the dream as it then is, or null.
     */
    async advance(
      db: Db,
      id: string,
      decide: (before: DreamRow) => Promise<Change | null>,
    ): Promise<DreamRow | null> {
      const before = await queries.lockDream(db, id);
      const decided = before && (await decide(before));
      return before && decided ? save(db, before, decided) : null;
    },

    /**
     * Queues again what stands still: belt beside the queue's braces. A dream whose job is parked is
     * given up instead, or it would end this process once more.
     */
    async resumeStalled(): Promise<number> {
      const before = new Date(clock.now().getTime() - stallMinutes * 60_000);
      const stalled = await queries.findStalled(database.read, before, 100);
      const parked = (await jobs.parked()).map(({ payload }) => payload);
      for (const { id } of stalled) {
        await database.write(async (db) => {
          const row = await queries.lockDream(db, id);
          if (row) await save(db, row, afterStall(row, parked));
        });
      }
      return stalled.length;
    },

    /** What somebody put into the bin and may still have back, without a word of it. */
    async bin(ownerId: string) {
      return queries.listBin(database.read, ownerId);
    },

    /** All that is kept of somebody's dreams, reports opened, for that person alone. */
    async everythingOf(ownerId: string) {
      const rows = await queries.listOwn(database.read, ownerId);
      return rows.map((row) => ({
        ...row,
        report: row.report && seal.open(row.report, row.id),
      }));
    },

    /** Erases every dream of somebody who leaves, from the bin too; readers lose sight of them. */
    async eraseOf(db: Db, ownerId: string): Promise<void> {
      for (const row of await queries.deleteDreamsOf(db, ownerId)) await announceLoss(db, row);
    },

    /** Empties the bin of what lay in it too long. */
    async tidy(): Promise<string[]> {
      const before = new Date(clock.now().getTime() - binDays * 86_400_000);
      return database.write((db) => queries.purgeBin(db, before));
    },
  };
}

/** A dream is shared with a community its dreamer belongs to, and there are none to belong to yet. */
function refuseUnknownCommunity(form: DreamUpdate): void {
  if (form.visibility === 'community' || form.communityId) {
    throw new Problem('community_not_found');
  }
}

function demand(verdict: Verdict): void {
  if (verdict === 'hidden') throw new Problem('not_found');
  if (verdict === 'forbidden') throw new Problem('forbidden');
}
