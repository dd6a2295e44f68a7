import { randomUUID } from 'node:crypto';
import { weekOf } from '@reverie/contract/communities.rules';
import type { Dream, DreamCreation, DreamPreview, DreamUpdate } from '@reverie/contract/dreams';
import { asksBeforePainting, dreamReaders, type Visibility } from '@reverie/contract/dreams.rules';
import { binDays } from '@reverie/contract/layers.rules';
import { type BroughtDream, createBringing } from '#features/dreams/bringing.changes.ts';
import { createChanges, wordsOf } from '#features/dreams/changes.ts';
import { createOwnReads } from '#features/dreams/own.reads.ts';
import { columnsOfWords } from '#features/dreams/own-words.rules.ts';
import {
  isOpenToAll,
  isShared,
  mayChange,
  ownScopes,
  scopeOf,
  strangerTo,
} from '#features/dreams/policy.ts';
import * as queries from '#features/dreams/queries.ts';
import { createReads } from '#features/dreams/reads.ts';
import {
  columnsOf,
  firstNight,
  languageOf,
  nextNight,
  presentImage,
} from '#features/dreams/rules.ts';
import * as shares from '#features/dreams/sharing.queries.ts';
import { type DreamRow, type NewDreamRow, trulyOf } from '#features/dreams/table.ts';
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
import { Problem } from '#platform/http/problem.ts';
import { matchesRevision } from '#platform/http/revisions.ts';
import { demand, demandVoice } from '#platform/http/verdict.ts';
import { newId } from '#platform/ids.ts';
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
  const { database, seal, clock, wishes, claims } = parts;
  const reads = createReads(parts);
  const { find, present } = reads;
  const changes = createChanges(parts);
  const { change } = changes;
  const own = createOwnReads(parts);
  const { bringIn, readBrought } = createBringing({ ...parts, addMany: changes.addMany });

  /** The row of a new dream, as its dreamer tells it. */
  async function rowOf(principal: Person, form: DreamCreation) {
    const now = clock.now();
    // The ids of a community are in no order of time.
    const id = form.visibility === 'community' ? randomUUID() : newId(now);
    const {
      visibility = 'public',
      communityId = null,
      warnings = ['undeclared'],
      types = [],
      tags = [],
      ...columns
    } = columnsOf(form, (report) => seal.seal(report, id));
    const ownerId = principal.userId;
    const mayPublish = await parts.mayPublish(ownerId);
    const language = languageOf({ ...form, tags });
    const { title = null, city = null, country = null } = columns;
    const { content, blurred = [] } = form;
    const said = { title, content, tags, city, country, blurred };
    const row: NewDreamRow = {
      dreamedAt: now,
      ...columns,
      ...columnsOfWords(seal, { id, language, ...said }),
      ...{ id, ownerId, language, visibility, communityId, warnings, types },
      night: firstNight(form, now),
      sharedWeek: communityId && weekOf(now),
      scope: scopeOf({ ownerId, visibility, warnings, mayPublish }),
      imageStatus: asksBeforePainting(types, warnings) ? 'asks' : 'queued',
      createdAt: now,
      updatedAt: now,
    };
    return { id, row };
  }

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

    /** Keeps the dream and starts its pipeline, or does neither. */
    async create(principal: Person, form: DreamCreation): Promise<Dream> {
      const { id, row } = await rowOf(principal, form);
      if (row.visibility !== 'private') demandVoice(principal);
      return database.write(async (db) => {
        const entered = await demandPlace(db, principal, row);
        if (row.visibility !== 'private')
          await parts.demandPlain(db, principal.userId, wordsOf(row));
        await changes.add(db, row);
        const { communityId = null } = row;
        if (entered?.isCircle) {
          await shares.takeTurn(db, { dreamId: id, communityId, now: row.createdAt });
        }
        await answer(db, { dreamId: id, communityId, questionId: form.questionId });
        if (form.audioId) {
          const claim = { userId: principal.userId, dreamId: id, audioId: form.audioId };
          await claims.claim(db, claim);
        }
        return present(principal, await find(principal, id, db));
      });
    },

    /**
     * What each reader would receive, were a dream kept so: it is written, read as each of them, and
     * undone. Of a dream that is there already its picture and its moments are shown.
     */
    async preview(
      principal: Person,
      { dream: form, of }: DreamPreviewAsked,
    ): Promise<DreamPreview> {
      const { id, row } = await rowOf(principal, form);
      const work = async (db: Db) => {
        await demandPlace(db, principal, row);
        const before = of === null ? null : await queries.lockDream(db, of);
        if (of !== null) demand(before ? mayChange(principal, before) : 'hidden');
        await queries.insertDream(db, { ...row, ...shownOf(before, row) });
        const views = [];
        for (const as of dreamReaders) {
          const reader = strangerTo(principal, { communityId: row.communityId ?? null }, as);
          const seen = await find(reader, id, db).catch(unlessHidden);
          views.push({ as, dream: seen && present(reader, seen) });
        }
        throw new Undone({ views });
      };
      return database.write(work).catch((error: unknown) => {
        if (error instanceof Undone) return error.preview;
        throw error;
      });
    },

    bringIn,
    readBrought,
    mayPublish: parts.mayPublish,

    /** Erases dreams that came so, but for those that were changed since. */
    takeBack: changes.eraseUnchanged,

    /**
     * Every change is a new revision and is analysed again; a changed text is painted again. Throws
     * `revision_changed` where `ifMatch` names another revision than the one that stands.
     */
    async update(
      principal: Person,
      id: string,
      form: DreamUpdate,
      ifMatch?: string,
    ): Promise<Dream> {
      const mayPublish = await parts.mayPublish(principal.userId);
      const decide = async (before: DreamRow, db: Db) => {
        if (!matchesRevision(ifMatch, before.revision)) throw new Problem('revision_changed');
        const { audioId } = form;
        if (audioId !== undefined) {
          await claims.claim(db, { userId: principal.userId, dreamId: before.id, audioId });
        }
        const columns = columnsOf(form, (report) => seal.seal(report, before.id));
        const { communityId = before.communityId } = columns;
        const truly = trulyOf(seal, before);
        // A change would write over what it does not show.
        if (truly.isWordsUnreadable) throw new Problem('sealing_off');
        const next = { ...truly, ...columns, communityId };
        const language = languageOf(next);
        const { blurred = truly.blurred } = form;
        const { id: rowId, content, tags, title = null, city = null, country = null } = next;
        const said = { title, content, tags, city, country, blurred };
        const words = columnsOfWords(seal, { id: rowId, language, ...said });
        const isMoved = next.communityId !== before.communityId;
        const isNew = isMoved && next.communityId !== null;
        const entered = await demandCommunity(db, principal, next, isNew);
        const standing = { dreamId: before.id, communityId: next.communityId };
        if (isMoved) await shares.leavePlace(db, before.id);
        if (entered?.isCircle) await shares.takeTurn(db, { ...standing, now: clock.now() });
        await answer(db, { ...standing, questionId: form.questionId });
        const asks = asksBeforePainting(next.types, next.warnings);
        const isRewritten = words.content !== before.content;
        const isReleased = before.imageStatus === 'asks' && !asks;
        // Elsewhere another picture stands, which nobody knows from where it was.
        const isLeft = isMoved && isShared(before);
        const isRepainted = isRewritten || isReleased || isLeft;
        // In the manner of the one before, in its own colours.
        if (isRepainted && !asks) await wishes.ask(db, before.id, { askedBy: null, palette: null });
        if (isRepainted && asks) await wishes.drop(db, before.id);
        return {
          ...columns,
          ...words,
          night: nextNight(form, before),
          language,
          scope: scopeOf({
            ...next,
            mayPublish: mayPublish && !(await shares.isHeld(db, next.id)),
          }),
          revision: before.revision + 1,
          analysisStatus: 'queued' as const,
          ...(isRepainted && { imageStatus: asks ? ('asks' as const) : ('queued' as const) }),
          ...(isMoved && { sharedWeek: next.communityId && weekOf(clock.now()) }),
          ...(isLeft && { paintingId: null }),
          updatedAt: clock.now(),
        };
      };
      const moves = (before: DreamRow) =>
        ({ ...before, ...columnsOf(form, () => before.report ?? new Uint8Array()) }).communityId !==
        before.communityId;
      const after = await change(principal, id, decide, moves);
      return present(principal, await find(principal, after.id));
    },

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

type DreamPreviewAsked = { dream: DreamCreation; of: string | null };

/** Ends the transaction of a preview: nothing of it is kept. */
class Undone extends Error {
  readonly preview: DreamPreview;

  constructor(preview: DreamPreview) {
    super('a preview is kept nowhere');
    this.preview = preview;
  }
}

/** What stays of a dream that is changed: elsewhere another picture stands. */
function shownOf(before: DreamRow | null, row: NewDreamRow): Partial<NewDreamRow> {
  if (!before) return {};
  const isLeft = isShared(before) && before.communityId !== (row.communityId ?? null);
  const { imageStatus, createdAt, updatedAt } = before;
  return { ...(!isLeft && { paintingId: before.paintingId, imageStatus }), createdAt, updatedAt };
}

function unlessHidden(error: unknown): null {
  if (error instanceof Problem && error.code === 'not_found') return null;
  throw error;
}

/** Where a new dream is shared. */
function demandPlace(db: Db, principal: Person, row: NewDreamRow) {
  const { visibility, communityId = null } = row;
  return demandCommunity(db, principal, { visibility, communityId }, communityId !== null);
}

type Place = { visibility: Visibility; communityId: string | null };

/** A dream is shared with a community its dreamer belongs to, which is answered where it is new, or with none. */
async function demandCommunity(
  db: Db,
  principal: Person,
  { visibility, communityId }: Place,
  isNew: boolean,
): Promise<{ isCircle: boolean } | null> {
  if ((visibility === 'community') !== (communityId !== null)) {
    throw new Problem('community_not_found');
  }
  // What stands there already may stand, also where its dreamer left. Members have confirmed addresses.
  if (communityId === null || !isNew) return null;
  const isMember = principal.communities.includes(communityId);
  const community = isMember ? await shares.findTaking(db, communityId) : null;
  if (!community) throw new Problem('community_not_found');
  return community;
}

type Answer = {
  dreamId: string;
  communityId: string | null;
  questionId: string | null | undefined;
};

/** A dream answers a question its own community has asked, or none. */
async function answer(db: Db, { dreamId, communityId, questionId }: Answer): Promise<void> {
  if (questionId === undefined) return;
  if (questionId === null) return shares.dropAnswer(db, dreamId);
  const isAsked = communityId && (await shares.isAsked(db, { communityId, questionId }));
  if (!isAsked) throw new Problem('question_unknown');
  await shares.keepAnswer(db, { dreamId, questionId });
}
