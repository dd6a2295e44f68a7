import { isDeepStrictEqual } from 'node:util';
import type { AnalyzedText, DreamAnalysisAnswer, Feedback } from '@reverie/contract/analysis';
import { withoutReplacements } from '@reverie/contract/blurring.rules';
import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import { findingIds } from '@reverie/contract/findings.rules';
import { asSentence, castOf, type DreamerCast, detectLanguage } from '@reverie/oneirology';
import { analyseWhole, withDeeds } from '@reverie/oneirology/deeds';
import { type DreamAnalysis, dreamAnalysisSchema } from '@reverie/oneirology/schema';
import { createBroughtReading, type Run } from '#features/analysis/brought.changes.ts';
import { rereadJob } from '#features/analysis/job.ts';
import * as queries from '#features/analysis/queries.ts';
import { withinLength } from '#features/analysis/rules.ts';
import type { AnalysisRow } from '#features/analysis/table.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import type { JournalIndex } from '#features/journal-index/service.ts';
import type { PeopleService } from '#features/people/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import type { Events } from '#platform/events/events.ts';
import type { DomainEvent } from '#platform/events/kinds.ts';
import type { Person, Principal } from '#platform/http/principal.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Analyser } from '#providers/analysis/port.ts';
import type { EngineThreads } from '#providers/engine/port.ts';

export type AnalysisParts = {
  database: Database;
  dreams: Dreams;
  journalIndex: JournalIndex;
  consents: ConsentService;
  events: Events;
  /** Reads every dream it may. */
  analyser: Analyser;
  /** Reads the others: nothing leaves this server by it. */
  engine: Analyser;
  engineThreads: EngineThreads;
  seal: Seal;
  clock: Clock;
  jobs: Jobs;
  people: PeopleService;
};

/** Characters of other dreams that the dreamer's people are learned from: some 25 ms of a core. */
const learnedFrom = 40_000;

/** Dreams read again by one job. */
const rereadAtOnce = 50;

/** What is asked of a dream to know who is in it. */
type ToldDream = Pick<DreamRow, 'id' | 'ownerId' | 'content' | 'visibility'>;

export type AnalysisService = ReturnType<typeof createAnalysis>;

export function createAnalysis(parts: AnalysisParts) {
  const { database, dreams, consents, events, analyser, engine, engineThreads } = parts;
  const { seal, clock, journalIndex, jobs, people } = parts;

  /** What a reader of these words may read: the report's analysis is its dreamer's alone. */
  async function read(
    db: Db,
    dreamId: string,
    source: DreamAnalysis['of'],
  ): Promise<DreamAnalysis | null> {
    const row = await queries.findAnalysis(db, { dreamId, source });
    if (!row?.sealed) return row?.result ?? null;
    const opened = seal.open(row.sealed, contextOf(dreamId));
    return opened === null ? null : dreamAnalysisSchema.parse(JSON.parse(opened));
  }

  /** Asked for each text, just before it would leave: a consent may be withdrawn at any moment. */
  async function readerFor(ownerId: string): Promise<Analyser> {
    if (!analyser.recipient) return analyser;
    return (await consents.has(ownerId, 'external_ai')) ? analyser : engine;
  }

  /**
   * Who a name is may stand in a private dream: only what its dreamer alone reads learns it. And what
   * is learned from a sealed report is sealed in its turn, so that no open analysis learns from one.
   */
  async function castFor(dream: ToldDream, of: DreamAnalysis['of']): Promise<DreamerCast> {
    if (of === 'content' && dream.visibility !== 'private') return [];
    return castOf(withinLength(await dreams.otherTextsOf(dream, of), learnedFrom));
  }

  /** Told people go before learned ones. Sealed like a report: only what is sealed may learn it. */
  async function ownCastFor(dream: DreamRow, told: DreamerCast): Promise<DreamerCast> {
    const names = new Set(told.map(({ name }) => name));
    const learned = await castFor(dream, 'report');
    return [...told, ...learned.filter(({ name }) => !names.has(name))];
  }

  /**
   * What only the dreamer reads: of the report; or of the text, where there is none and it names
   * somebody who is told of, or others receive other words. Null where the open reading says all.
   */
  async function readOwn(
    dream: DreamRow,
    { told, signal }: { told: DreamerCast; signal: AbortSignal },
  ): Promise<DreamAnalysis | null> {
    const report = dreams.reportOf(dream);
    if (dream.report && report === null) return null;
    const { content, blurred } = dreams.truly(dream);
    if (!report && blurred.length === 0 && !people.namesAny(content, told)) return null;
    const reader = await readerFor(dream.ownerId);
    const cast = await ownCastFor(dream, told);
    const of = report ? 'report' : 'content';
    return reader.analyse(report ?? content, { of, cast, signal });
  }

  function toRow(
    { dreamId, revision, source }: Pick<AnalysisRow, 'dreamId' | 'revision' | 'source'>,
    result: DreamAnalysis,
  ): AnalysisRow {
    const isPrivate = source === 'report';
    return {
      dreamId,
      source,
      revision,
      result: isPrivate ? null : result,
      sealed: isPrivate ? seal.seal(JSON.stringify(result), contextOf(dreamId)) : null,
      createdAt: clock.now(),
    };
  }

  /** Has somebody's dreams read again from this one on. */
  async function readAgainFrom(db: Db, { ownerId, seq }: DreamRow): Promise<void> {
    await jobs.send(db, rereadJob, { ownerId, after: seq - 1 }, { turnOf: ownerId });
  }

  /**
   * Reads one revision of a dream. The engine works outside any transaction; what it found is
   * kept only if the dream still is at that revision, and then exactly once.
   */
  async function analyse(dreamId: string, revision: number, run: Run): Promise<void> {
    const isLate = (at: { revision: number; analysisStatus: PipelineStatus }) =>
      at.revision !== revision || at.analysisStatus === 'done';

    const dream = await database.write((db) =>
      dreams.advance(db, dreamId, async (before) =>
        isLate(before) ? null : { analysisStatus: 'running' },
      ),
    );
    if (!dream) return;

    const reader = await readerFor(dream.ownerId);
    const cast = await castFor(dream, 'content');
    const read = withoutReplacements(dream.content);
    const open = await reader.analyse(read, { of: 'content', cast, signal: run.signal });
    const told = await people.castOf(dream.ownerId);
    const own = await readOwn(dream, { told, signal: run.signal });

    await database.write(async (db) => {
      await dreams.advance(db, dreamId, async (before) => {
        if (isLate(before)) return null;
        const rows = [
          toRow({ dreamId, revision, source: 'content' }, open),
          ...(own ? [toRow({ dreamId, revision, source: 'report' }, own)] : []),
        ];
        // A report that does not open keeps what was made of it while it did.
        const isUnread = dream.report !== null && own === null;
        await queries.replaceAnalyses(db, dreamId, rows, { isPart: isUnread });
        if (!isUnread) await journalIndex.keepReading(db, before, own ?? open);
        // Who was told of meanwhile has had the others read again, and met this one half read.
        const toldSince = await people.castOf(before.ownerId, db);
        if (!isDeepStrictEqual(toldSince, told)) await readAgainFrom(db, before);
        return { analysisStatus: 'done' };
      });
      await run.complete(db);
    });
  }

  return {
    analyse,
    readBrought: createBroughtReading({ database, dreams, jobs, analyse }),

    /** Dreams read at once: the engine is quick, and one that waits for a model keeps no other. */
    atOnce: analyser.recipient ? 4 : 1,

    /** The analysis, or how far it is. */
    async get(
      principal: Principal | null,
      dreamId: string,
    ): Promise<DreamAnalysisAnswer | { status: PipelineStatus }> {
      const dream = await dreams.find(principal, dreamId);
      if (dream.analysisStatus !== 'done') return { status: dream.analysisStatus };
      const isOwner = principal?.userId === dream.ownerId;
      const own = isOwner ? await read(database.read, dreamId, 'report') : null;
      const analysis = own ?? (await read(database.read, dreamId, 'content'));
      if (!analysis) return { status: 'queued' };
      const feedback = principal
        ? await queries.listFeedback(database.read, { dreamId, userId: principal.userId })
        : [];
      return { ...analysis, feedback };
    },

    async request(principal: Person, dreamId: string): Promise<{ status: PipelineStatus }> {
      const { analysisStatus } = await dreams.wishForAnalysis(principal, dreamId);
      return { status: analysisStatus };
    },

    async answer(principal: Person, dreamId: string, feedback: Feedback): Promise<Feedback> {
      return database.write(async (db) => {
        const { ownerId, scope } = await dreams.find(principal, dreamId, db);
        const isOwner = principal.userId === ownerId;
        const sources = isOwner ? (['content', 'report'] as const) : (['content'] as const);
        const found = new Set<string>();
        for (const source of sources) {
          const analysis = await read(db, dreamId, source);
          for (const id of analysis ? findingIds(analysis) : []) found.add(id);
        }
        // A finding that has gone since may still be taken back; one that never was is no answer.
        const isTakenBack = feedback.answer === null;
        if (!isTakenBack && !found.has(`${feedback.kind}:${feedback.key}`)) {
          throw new Problem('not_found', { detail: 'The analysis holds no such finding' });
        }
        const now = clock.now();
        const { userId } = principal;
        await queries.saveFeedback(db, { dreamId, userId, now, feedback });
        await events.publish(db, answeredEvent({ id: dreamId, ownerId, scope }, userId));
        return feedback;
      });
    },

    /** The analysis of the shared text: all that a painter may know of a dream. */
    async ofContent(dreamId: string): Promise<DreamAnalysis | null> {
      return read(database.read, dreamId, 'content');
    },

    /**
     * The same with what happens in the dream, which only pictures ask for: read with the words that
     * analysis was made with.
     */
    async toldInContent(dream: ToldDream): Promise<DreamAnalysis | null> {
      const found = await read(database.read, dream.id, 'content');
      if (!found || found.deeds) return found;
      const cast = await castFor(dream, 'content');
      return withDeeds(withoutReplacements(dream.content), found, { of: 'content', cast });
    },

    /**
     * The shared text read with a sentence of its dreamer's as if it were said after it, and where
     * that stands. Of both nothing is kept, and nothing leaves this server.
     */
    async toldWith(dream: ToldDream, sentence: string) {
      const cast = await castFor(dream, 'content');
      const before = `${withoutReplacements(dream.content)}\n\n`;
      // What a picture should show is said without a verb: `me holding a baby`.
      const text = before + asSentence(sentence, detectLanguage(dream.content).code);
      const told = analyseWhole(text, { of: 'content', cast });
      return { told, answer: { start: before.length, end: text.length } };
    },

    /** Reads a text in passing: nothing of it is kept, logged or sent anywhere. Throws `unavailable`. */
    async ofText({ content, language }: AnalyzedText): Promise<DreamAnalysis> {
      return engineThreads.analyse(content, language);
    },

    /** Takes back every answer of somebody who leaves. */
    async forget(tx: Db, userId: string): Promise<void> {
      for (const dream of await queries.deleteAnswers(tx, userId)) {
        await events.publish(tx, answeredEvent(dream, userId));
      }
    },

    /** Every answer somebody gave to a finding. */
    async answersOf(userId: string) {
      return queries.listAnswers(database.read, userId);
    },

    /** Forgets what was read in the reports of these dreams. */
    forgetReports: queries.deleteOfReports,

    /** What was read in these dreams, opened for their dreamer alone. */
    async keptOf(dreamIds: string[], db: Db = database.read) {
      const rows = await queries.listAnalyses(db, dreamIds);
      return rows.flatMap(({ dreamId, result, sealed }) => {
        const opened = sealed ? seal.open(sealed, contextOf(dreamId)) : null;
        const analysis = opened === null ? result : dreamAnalysisSchema.parse(JSON.parse(opened));
        return analysis === null ? [] : [{ dreamId, analysis }];
      });
    },

    /** What was read in these dreams, each as JSON: for their dreamer alone, as what they read is. */
    async writtenOf(dreamIds: string[]): Promise<{ id: string; analysis: string }[]> {
      const rows = await queries.listWritten(database.read, dreamIds);
      // Where the own reading does not open, the other is not what the dreamer reads.
      const read = new Map<string, string | null>();
      for (const { dreamId: id, result, sealed } of rows) {
        if (!read.has(id)) read.set(id, sealed ? seal.open(sealed, contextOf(id)) : result);
      }
      return [...read].flatMap(([id, analysis]) => (analysis === null ? [] : [{ id, analysis }]));
    },

    /**
     * Reads a stretch of somebody's dreams again where told people matter, and goes on with the next.
     * What others may see stays as it is, and so does the painting.
     */
    async rereadSome(
      { ownerId, after }: { ownerId: string; after: number },
      run: Run,
    ): Promise<void> {
      const told = await people.castOf(ownerId);
      const rows = await dreams.stretchOf(ownerId, { after, limit: rereadAtOnce });
      for (const dream of rows) {
        if (run.signal.aborted) throw run.signal.reason;
        const { id, revision } = dream;
        const before = await read(database.read, id, 'report');
        const wasNamed = before !== null && namesSomebody(before);
        const { content, blurred } = dreams.truly(dream);
        const text = dreams.reportOf(dream) ?? content;
        if (dream.analysisStatus !== 'done') continue;
        const isMet = wasNamed || blurred.length > 0 || people.namesAny(text, told);
        if (!isMet) continue;
        const own = await readOwn(dream, { told, signal: run.signal });
        if (dream.report && !own) continue;
        await database.write(async (db) => {
          const now = await dreams.lockOf(db, id);
          if (now?.revision !== revision) return;
          const row = own && toRow({ dreamId: id, revision, source: 'report' }, own);
          await queries.replaceOwn(db, id, row);
          const shown = own ?? (await read(db, id, 'content'));
          if (shown) await journalIndex.keepReading(db, now, shown);
        });
      }
      const last = rows.at(-1);
      await database.write(async (db) => {
        if (last && rows.length === rereadAtOnce) {
          await jobs.send(db, rereadJob, { ownerId, after: last.seq }, { turnOf: ownerId });
        }
        await run.complete(db);
      });
    },

    /** Says that the analysis of a revision is given up, and with it the painting made from it. */
    async giveUp(dreamId: string, revision: number): Promise<void> {
      await database.write((db) =>
        dreams.advance(db, dreamId, async (before) => {
          if (before.revision !== revision || before.analysisStatus === 'done') return null;
          const isWaiting = before.imageStatus === 'queued';
          return { analysisStatus: 'failed', ...(isWaiting && { imageStatus: 'failed' as const }) };
        }),
      );
    },
  };
}

/** Whether somebody is called by name in it. */
function namesSomebody({ characters }: DreamAnalysis): boolean {
  return characters.some(({ evidence }) => evidence.some(({ rule }) => rule.endsWith(': name')));
}

/** What its texts are sealed for: elsewhere they do not open. */
export function contextOf(dreamId: string): string {
  return `${dreamId}/analysis`;
}

function answeredEvent(
  { id, ownerId, scope }: Pick<DreamRow, 'id' | 'ownerId' | 'scope'>,
  actor: string,
): DomainEvent {
  return { type: 'analysis.answered', actor, subject: id, scope, payload: { ownerId } };
}
