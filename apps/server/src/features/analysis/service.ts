import type { DreamAnalysisAnswer, Feedback } from '@reverie/contract/analysis';
import type { PipelineStatus } from '@reverie/contract/dreams.rules';
import { findingIds } from '@reverie/contract/findings.rules';
import { castOf, type DreamerCast } from '@reverie/oneirology';
import { type DreamAnalysis, dreamAnalysisSchema } from '@reverie/oneirology/schema';
import * as queries from '#features/analysis/queries.ts';
import { withinLength } from '#features/analysis/rules.ts';
import type { AnalysisRow } from '#features/analysis/table.ts';
import type { ConsentService } from '#features/consents/service.ts';
import type { Dreams } from '#features/dreams/service.ts';
import type { DreamRow } from '#features/dreams/table.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Db } from '#platform/db/database.ts';
import { Problem } from '#platform/http/problem.ts';
import type { Viewer } from '#platform/http/viewer.ts';
import type { Seal } from '#platform/seal/seal.ts';
import type { Analyser } from '#providers/analysis/port.ts';

export type AnalysisParts = {
  database: Database;
  dreams: Dreams;
  consents: ConsentService;
  /** Reads every dream it may. */
  analyser: Analyser;
  /** Reads the others: nothing leaves this server by it. */
  engine: Analyser;
  seal: Seal;
  clock: Clock;
};

/** Characters of other dreams that the dreamer's people are learned from: some 25 ms of a core. */
const learnedFrom = 40_000;

/** The run of a job: when to stop, and how to end it together with its result. */
type Run = { signal: AbortSignal; complete(db: Db): Promise<void> };

export type AnalysisService = ReturnType<typeof createAnalysis>;

export function createAnalysis(parts: AnalysisParts) {
  const { database, dreams, consents, analyser, engine, seal, clock } = parts;

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
  async function castFor(dream: DreamRow, of: DreamAnalysis['of']): Promise<DreamerCast> {
    if (of === 'content' && dream.visibility !== 'private') return [];
    return castOf(withinLength(await dreams.otherTextsOf(dream, of), learnedFrom));
  }

  function toRow(dreamId: string, revision: number, result: DreamAnalysis): AnalysisRow {
    const isPrivate = result.of === 'report';
    return {
      dreamId,
      source: result.of,
      revision,
      result: isPrivate ? null : result,
      sealed: isPrivate ? seal.seal(JSON.stringify(result), contextOf(dreamId)) : null,
      createdAt: clock.now(),
    };
  }

  return {
    /** Dreams read at once: the engine is quick, and one that waits for a model keeps no other. */
    atOnce: analyser.recipient ? 4 : 1,

    /** The analysis, or how far it is. */
    async get(
      viewer: Viewer | null,
      dreamId: string,
    ): Promise<DreamAnalysisAnswer | { status: PipelineStatus }> {
      const dream = await dreams.find(viewer, dreamId);
      if (dream.analysisStatus !== 'done') return { status: dream.analysisStatus };
      const isOwner = viewer?.userId === dream.ownerId;
      const own = isOwner && dream.report ? await read(database.read, dreamId, 'report') : null;
      const analysis = own ?? (await read(database.read, dreamId, 'content'));
      if (!analysis) return { status: 'queued' };
      const feedback = viewer
        ? await queries.listFeedback(database.read, { dreamId, userId: viewer.userId })
        : [];
      return { ...analysis, feedback };
    },

    async request(viewer: Viewer, dreamId: string): Promise<{ status: PipelineStatus }> {
      const { analysisStatus } = await dreams.wishForAnalysis(viewer, dreamId);
      return { status: analysisStatus };
    },

    async answer(viewer: Viewer, dreamId: string, feedback: Feedback): Promise<Feedback> {
      return database.write(async (db) => {
        const { ownerId } = await dreams.find(viewer, dreamId, db);
        const isOwner = viewer.userId === ownerId;
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
        await queries.saveFeedback(db, { dreamId, userId: viewer.userId, now, feedback });
        return feedback;
      });
    },

    /** The analysis of the shared text: all that a painter may know of a dream. */
    async ofContent(dreamId: string): Promise<DreamAnalysis | null> {
      return read(database.read, dreamId, 'content');
    },

    /** Every answer somebody gave to a finding. */
    async answersOf(userId: string) {
      return queries.listAnswers(database.read, userId);
    },

    /** What is kept of one dreamer's own dreams, newest first, each as JSON: for that dreamer alone. */
    async readingsOf(own: { ownerId: string; since: Date | null; limit: number }) {
      const rows = await queries.listOwnReadings(database.read, own);
      const counted = await queries.countOwnDreams(database.read, own);
      const dreams = rows.flatMap(({ dreamId, dreamedAt, result, sealed }) => {
        const analysis = sealed ? seal.open(sealed, contextOf(dreamId)) : result;
        return analysis === null ? [] : [{ id: dreamId, dreamedAt, analysis }];
      });
      const { dreams: all, read: done } = counted;
      return { dreams, unread: all - done, leftOut: Math.max(0, done - dreams.length) };
    },

    /**
     * Reads one revision of a dream. The engine works outside any transaction; what it found is
     * kept only if the dream still is at that revision, and then exactly once.
     */
    async analyse(dreamId: string, revision: number, run: Run): Promise<void> {
      const isLate = (at: { revision: number; analysisStatus: PipelineStatus }) =>
        at.revision !== revision || at.analysisStatus === 'done';

      const dream = await database.write((db) =>
        dreams.advance(db, dreamId, async (before) =>
          isLate(before) ? null : { analysisStatus: 'running' },
        ),
      );
      if (!dream) return;

      const report = dreams.reportOf(dream);
      const texts = [
        { of: 'content', text: dream.content } as const,
        ...(report ? [{ of: 'report', text: report } as const] : []),
      ];
      const results: DreamAnalysis[] = [];
      for (const { of, text } of texts) {
        const reader = await readerFor(dream.ownerId);
        const cast = await castFor(dream, of);
        results.push(await reader.analyse(text, { of, cast, signal: run.signal }));
      }

      await database.write(async (db) => {
        await dreams.advance(db, dreamId, async (before) => {
          if (isLate(before)) return null;
          const rows = results.map((result) => toRow(dreamId, revision, result));
          // A report that does not open keeps what was made of it while it did.
          const isUnread = dream.report !== null && report === null;
          await queries.replaceAnalyses(db, dreamId, rows, { isPart: isUnread });
          return { analysisStatus: 'done' };
        });
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

function contextOf(dreamId: string): string {
  return `${dreamId}/analysis`;
}
