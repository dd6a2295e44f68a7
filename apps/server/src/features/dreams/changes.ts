import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { analyseJob } from '#features/analysis/job.ts';
import {
  isShared,
  mayChange,
  mayRestore,
  membersScope,
  ownerScope,
  publicScope,
  scopeOf,
} from '#features/dreams/policy.ts';
import * as queries from '#features/dreams/queries.ts';
import * as shares from '#features/dreams/sharing.queries.ts';
import { type DreamRow, type NewDreamRow, trulyOf, wordsContext } from '#features/dreams/table.ts';
import type { Audience } from '#features/engagement/table.ts';
import type { Wishes } from '#features/images/job.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import type { Search } from '#features/search/service.ts';
import type { Keeping } from '#features/versions/table.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';
import type { Person } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import { demand, demandVoice } from '#platform/http/verdict.ts';
import { nobodyId } from '#platform/ids.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Scope } from '#platform/scope.ts';
import type { Seal } from '#platform/seal/seal.ts';

export type Change = Partial<NewDreamRow>;

export type ChangeParts = {
  database: Database;
  jobs: Jobs;
  events: Events;
  search: Search;
  journalIndex: JournalIndex;
  wishes: Wishes;
  /** Keeps what a dream was before its words or facts changed. */
  keeping: Keeping;
  seal: Seal;
  audience: Audience;
  /** Whether what somebody publishes appears at once. */
  mayPublish: (userId: string) => Promise<boolean>;
  /** Refuses words that lead elsewhere, of who came lately. */
  demandPlain: (db: Db, userId: string, words: string) => Promise<void>;
};

type Saved = {
  before: DreamRow;
  decided: Change;
  actor: string | null;
  /** Under another id than before: to whoever hears of it, it comes. */
  isNew?: boolean;
};

/** The only ways in which a dream comes, changes and goes. */
export function createChanges(parts: ChangeParts) {
  const { database, jobs, events, search, journalIndex, wishes, keeping, mayPublish } = parts;
  const { seal, audience } = parts;

  /** Keeps a new dream and starts its pipeline. */
  async function add(db: Db, dream: NewDreamRow): Promise<DreamRow> {
    const row = await queries.insertDream(db, dream);
    await search.keep(db, null, row);
    await journalIndex.keep(db, null, trulyOf(seal, row));
    await pursue(db, row);
    await events.publish(db, createdEvent(row));
    return row;
  }

  /** Keeps several of one dreamer, whose pipeline somebody else starts. */
  async function addMany(db: Db, ownerId: string, rows: NewDreamRow[]): Promise<DreamRow[]> {
    const kept = await queries.insertDreams(db, rows);
    await search.keepNew(db, kept);
    const told = kept.map((row) => trulyOf(seal, row));
    await journalIndex.keepNew(db, ownerId, told);
    await events.publishAll(db, kept.map(createdEvent));
    return kept;
  }

  /** What search knows of it, what readers see and what its pipeline does next change with it. */
  async function save(db: Db, { before, decided, actor, isNew = false }: Saved): Promise<DreamRow> {
    const after = await queries.updateDream(db, before.id, decided);
    const [was, is] = [trulyOf(seal, before), trulyOf(seal, after)];
    await keeping.keep(db, was, is);
    await search.keep(db, before, after);
    await journalIndex.keep(db, was, is);
    if (after.ownWords) await audience.keepQuotes(db, after.id, after.content);
    await pursue(db, after);
    const event = eventOf(isNew ? { ...before, scope: null } : before, after, actor);
    if (event) await events.publish(db, event);
    return after;
  }

  /**
   * Gives a dream another id, so that nothing ties what it was to what it becomes: under the former
   * one it is gone, for its dreamer too. What others left with it stays behind.
   */
  async function rename(db: Db, before: DreamRow, actor: string | null): Promise<DreamRow> {
    const to = randomUUID();
    const report = resealed(before.report, before.id, to);
    const ownWords = resealed(before.ownWords, wordsContext(before.id), wordsContext(to));
    if (isShared(before)) await audience.forget(db, before.id);
    const renamed = await shares.renameDream(db, { from: before.id, to, report, ownWords });
    await journalIndex.rename(db, before.id, to);
    if (before.scope !== null) {
      await events.publish(db, removedEvent(before, { was: before.scope, actor }));
    }
    return renamed;
  }

  /** What is bound to one id, bound to another. Throws `sealing_off` where it does not open. */
  function resealed(sealed: Uint8Array | null, from: string, to: string): Uint8Array | null {
    if (sealed === null) return null;
    const opened = seal.open(sealed, from);
    if (opened === null) throw new Problem('sealing_off');
    return seal.seal(opened, to);
  }

  /** Sends the job that the statuses call for. One that waits already is not sent twice. */
  async function pursue(db: Db, row: DreamRow): Promise<void> {
    if (row.analysisStatus === 'queued') {
      const payload = { dreamId: row.id, revision: row.revision };
      const singletonKey = `${row.id}/${row.revision}`;
      await jobs.send(db, analyseJob, payload, { singletonKey, turnOf: row.ownerId });
    }
    await wishes.pursue(db, row);
  }

  async function forget(db: Db, ownerId: string, gone: readonly DreamRow[]): Promise<void> {
    for (const row of gone) {
      await search.forget(db, row);
      await events.publish(db, removedEvent(row, { was: row.scope, actor: ownerId }));
    }
  }

  return {
    add,
    addMany,

    /**
     * Changes a dream for somebody who may: `decide` sees it locked, and answers null where there is
     * nothing to change. Where it `moves`, it has another id already.
     */
    async change(
      principal: Person,
      id: string,
      decide: (before: DreamRow, db: Db) => Change | null | Promise<Change | null>,
      moves: (before: DreamRow) => boolean = () => false,
    ): Promise<DreamRow> {
      return database.write(async (db) => {
        const held = await queries.lockDream(db, id);
        if (!held) throw new Problem('not_found');
        demand(mayChange(principal, held));
        const actor = principal.userId;
        const isNew = moves(held);
        const before = isNew ? await rename(db, held, actor) : held;
        const decided = await decide(before, db);
        if (decided && isSaid(before, decided)) {
          demandVoice(principal);
          await parts.demandPlain(db, actor, wordsOf({ ...before, ...decided }));
        }
        return decided ? save(db, { before, decided, actor, isNew }) : before;
      });
    },

    /** Takes the dreams of one dreamer out of a community: they are private then. */
    async withdraw(db: Db, ownerId: string, communityId: string): Promise<void> {
      for (const held of await shares.lockInCommunity(db, { ownerId, communityId })) {
        const before = await rename(db, held, ownerId);
        await shares.leavePlace(db, before.id);
        const decided = { visibility: 'private', communityId: null, sharedWeek: null } as const;
        await save(db, { before, decided, actor: ownerId, isNew: true });
      }
    },

    /**
     * Locks somebody's own living dream for what stands beside it. Anybody else's is `not_found`: that
     * something stands there is nobody's to know.
     */
    async hold(db: Db, { userId, id }: { userId: string; id: string }): Promise<DreamRow> {
      const dream = await queries.lockDream(db, id);
      if (!dream || dream.scope === null || dream.ownerId !== userId)
        throw new Problem('not_found');
      return dream;
    },

    /** Changes a dream that is held already. */
    async changeHeld(db: Db, before: DreamRow, decided: Change): Promise<DreamRow> {
      return save(db, { before, decided, actor: before.ownerId });
    },

    /** Erases what lies in somebody's bin, or one dream of it, for good. Returns which dreams went. */
    async eraseBinned(ownerId: string, id: string | null): Promise<string[]> {
      return database.write((db) => queries.eraseBinned(db, { ownerId, id }));
    },

    /** Takes a dream back out of its dreamer's bin. Throws `not_found` for anybody else's. */
    async restoreOf(ownerId: string, id: string): Promise<void> {
      const sharing = { mayPublish: await mayPublish(ownerId) };
      await database.write(async (db) => {
        const before = await queries.lockDream(db, id);
        if (!before) throw new Problem('not_found');
        demand(mayRestore({ userId: ownerId }, before));
        if (!before.deletedAt) return;
        const mayAppear = sharing.mayPublish && !(await shares.isHeld(db, id));
        const scope = scopeOf({ ...before, mayPublish: mayAppear });
        const decided = { scope, deletedAt: null };
        await save(db, { before, decided, actor: ownerId });
      });
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
      return before && decided ? save(db, { before, decided, actor: null }) : null;
    },

    /** Keeps a dream from everybody but its dreamer, whatever they choose, until it is released. */
    async withhold(db: Db, id: string): Promise<void> {
      const before = await queries.lockDream(db, id);
      if (!before) return;
      await shares.setHeld(db, id, true);
      if (before.scope === null) return;
      await save(db, { before, decided: { scope: ownerScope(before.ownerId) }, actor: null });
    },

    /** Shows it again to whom its dreamer chose. */
    async release(db: Db, id: string): Promise<void> {
      const before = await queries.lockDream(db, id);
      if (!before) return;
      await shares.setHeld(db, id, false);
      if (before.scope === null) return;
      // It was held while others met it: its dreamer may publish.
      const scope = scopeOf({ ...before, mayPublish: true });
      await save(db, { before, decided: { scope }, actor: null });
    },

    /** Publishes what somebody shared before their address was confirmed. */
    async publishWaiting(db: Db, ownerId: string): Promise<void> {
      for (const before of await queries.lockWaiting(db, ownerId, ownerScope(ownerId))) {
        if (await shares.isHeld(db, before.id)) continue;
        const decided = { scope: scopeOf({ ...before, mayPublish: true }) };
        await save(db, { before, decided, actor: ownerId });
      }
    },

    /**
     * Leaves what somebody published without a name: it is nobody's from now on, and what was read
     * in its sealed report is gone with the report. Returns which dreams these are.
     */
    async leaveUnnamed(db: Db, ownerId: string): Promise<string[]> {
      const published = await queries.listPublished(db, ownerId);
      const all = published.map(({ id }) => id);
      // Out of sight first: what counts the dreams of a scope by their owners sees them go and come.
      await queries.give(db, { ids: all, to: ownerId, scope: ownerScope(ownerId) });
      await wishes.unname(db, all);
      for (const scope of [publicScope, membersScope]) {
        const ids = published.filter((each) => each.scope === scope).map(({ id }) => id);
        await queries.give(db, { ids, to: nobodyId, scope });
        for (const id of ids) {
          const after = await queries.lockDream(db, id);
          if (after) await events.publish(db, movedEvent(after, scope));
        }
      }
      return all;
    },

    /** Erases every dream of somebody who leaves, from the bin too; readers lose sight of them. */
    async eraseOf(db: Db, ownerId: string): Promise<void> {
      await forget(db, ownerId, await queries.deleteDreamsOf(db, ownerId));
      await queries.forgetCounts(db, ownerScope(ownerId));
    },

    /** Erases some dreams of one dreamer, each unless it was changed since it was at a revision. */
    async eraseUnchanged(
      db: Db,
      ownerId: string,
      some: readonly { id: string; revision: number }[],
    ): Promise<void> {
      await forget(db, ownerId, await queries.deleteUnchanged(db, { ownerId, some }));
    },
  };
}

/** Whether a change says something to others. */
function isSaid(before: DreamRow, decided: Change): boolean {
  const { visibility, content, title, tags, deletedAt } = { ...before, ...decided };
  if (visibility === 'private' || deletedAt !== null) return false;
  const words = { visibility, content, title, tags };
  const { visibility: was, content: text, title: name, tags: labels } = before;
  return !isDeepStrictEqual(words, { visibility: was, content: text, title: name, tags: labels });
}

type Read = { [Name in 'title' | 'content' | 'tags']?: DreamRow[Name] | undefined };

/** All of a dream that others read. */
export function wordsOf({ title, content = '', tags = [] }: Read): string {
  return [title ?? '', content, ...tags].join('\n');
}

/** What others are told of a change; null where it was in the bin, and still is. */
function eventOf(before: DreamRow, after: DreamRow, actor: string | null): DomainEvent | null {
  const { id: subject, scope, ownerId, analysisStatus, imageStatus } = after;
  const was = before.scope;
  if (scope === null) return was === null ? null : removedEvent(after, { was, actor });
  const told = { actor, subject, scope };
  const payload = { ownerId, analysisStatus, imageStatus };
  if (was === null) return { type: 'dream.restored', ...told, payload };
  const columns = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(columns.get(name), value))
    .map(([name]) => name);
  return { type: 'dream.changed', ...told, payload: { ...payload, was, changed } };
}

function createdEvent({ id, scope, ownerId, analysisStatus, imageStatus }: DreamRow): DomainEvent {
  const payload = { ownerId, analysisStatus, imageStatus };
  return { type: 'dream.created', actor: ownerId, subject: id, scope, payload };
}

function removedEvent(
  { id, ownerId }: DreamRow,
  { was, actor }: { was: Scope | null; actor: string | null },
): DomainEvent {
  return { type: 'dream.removed', actor, subject: id, scope: null, payload: { ownerId, was } };
}

/** Tells those who count by owners that a dream has another one. */
function movedEvent({ id, ownerId, scope, analysisStatus, imageStatus }: DreamRow, was: Scope) {
  const payload = { ownerId, analysisStatus, imageStatus, was, changed: ['ownerId', 'scope'] };
  return { type: 'dream.changed', actor: null, subject: id, scope, payload } as const;
}
